/** A game between two computers at a table with verifiable dice, and what the record says about it. */
import { readFileSync } from 'node:fs';
import { openComputer } from '@abacow/ai';
import { commitment, makeHex, seededDice, sha256 } from '@abacow/dice';
import { parseServerMessage } from '@abacow/protocol';
import { type GameName, isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import {
  type Command,
  type GameChoice,
  HOUSE,
  type Table,
  type TableEvent,
  apply,
  automaticAction,
  checkDice,
  decide,
  isTableRefusal,
  openTable,
  recordOf,
  tableDice,
  gameAt,
} from '@abacow/table';

const LEVEL = 2;

const CHOICES: Readonly<Record<GameName, GameChoice>> = {
  cowpath: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  trio: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
};

const readWeights = (name: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`@abacow/ai/weights/${name}`)));

export const playGame = async (game: GameName): Promise<string> => {
  const computer = await openComputer(game, {
    manifest: JSON.parse(String(readWeights(`${game}.json`))),
    bytes: readWeights(`${game}.bin`),
  });
  const random = seededDice(game);
  const secret = sha256(new Uint8Array([1]));
  const events = openTable({
    id: 'meadow001',
    host: 'me',
    choice: CHOICES[game],
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    commitment: commitment(secret),
    seats: [
      { kind: 'computer', level: LEVEL },
      { kind: 'computer', level: LEVEL },
    ],
    seeds: ['', ''],
    now: 0,
  });
  if (isTableRefusal(events)) throw new Error(events.code);
  const all: TableEvent[] = [...events];
  let table = all.reduce<Table | null>(apply, null)!;
  const hex = makeHex(secret);
  const follow = (command: Command, by: string): void => {
    const decided = decide(table, command, { by, now: 0, dice: tableDice(table, hex) });
    if (isTableRefusal(decided)) throw new Error(`${command.kind}: ${decided.code}`);
    table = decided.table;
    all.push(decided.event);
  };
  for (let action = automaticAction(table, hex); action !== null; action = automaticAction(table, hex)) {
    if (action.kind === 'deadline') throw new Error('there is no clock');
    if (action.kind === 'at-once') follow(action.command, action.by);
    else if (action.kind === 'computer-throw') follow(action.command, HOUSE);
    else {
      const move = computer.play(
        gameAt(table).position,
        LEVEL,
        () => random.next32() / 2 ** 32,
        () => 0,
      );
      follow({ kind: 'play', seat: action.seat, move }, HOUSE);
    }
  }
  const message = parseServerMessage(
    JSON.stringify({ kind: 'events', table: 'meadow001', from: 0, events: all }),
  );
  const record = parseRecord(makeRecord(recordOf(table)!));
  if (isUnreadable(record)) throw new Error(record.reason);
  const checked = checkDice(record);
  const isHonest = checked.kind === 'checked' && checked.honest;
  return `${game}: ${message.kind}, ${record.result?.kind ?? 'broken off'}, dice ${isHonest ? 'honest' : 'wrong'}`;
};
