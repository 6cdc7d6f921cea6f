/** Finds games for the pictures by playing seeded games until the wanted position occurs. The same every time. */
import { seededDice } from '@abacow/dice';
import {
  type Position,
  type RecordPlayer,
  isUnreadable,
  legalNotation,
  makeRecord,
  parseSetup,
  playToken,
  startGame,
} from '@abacow/rules';
import { type CowpathPosition, count, markableSquares, readFaces, unpackFaces } from '@abacow/rules/cowpath';
import type { TrioPosition } from '@abacow/rules/trio';
import { PAD } from '@abacow/rules/sheets';

type Dice = ReturnType<typeof seededDice>;
export type Scene = {
  readonly game: 'cowpath' | 'trio';
  readonly file: string;
  readonly next: string | null;
};

const FACES = { cowpath: '12345c', trio: '0123456789' } as const;

/** Prefers to mark and place instead of throwing again; keeps the most frequent faces. */
const choose = (position: Position, dice: Dice): string => {
  const legal = legalNotation(position).filter((move) => move !== '-');
  const decided = legal.filter((move) => !move.startsWith('t'));
  const from = decided.length > 0 ? decided : legal;
  return from[dice.below(from.length)] ?? '-';
};

const fallen = (position: Position, move: string, dice: Dice): string => {
  if (!move.startsWith('t')) return move;
  const faces = FACES[position.game];
  return `${move}=${Array.from({ length: move.length - 1 }, () => faces[dice.below(faces.length)]).join('')}`;
};

type Wanted = (position: Position, tokens: readonly string[]) => boolean;

/** `next` is the token after the position, for pictures taken just before the end. */
const find = (setupJson: object, players: readonly RecordPlayer[], wanted: Wanted): Scene => {
  const setup = parseSetup(setupJson);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  for (let seed = 0; seed < 5_000; seed++) {
    const dice = seededDice(`screens ${seed}`);
    let position = startGame(setup);
    const tokens: string[] = [];
    while (position.kind !== 'over' && tokens.length < 400) {
      const token = fallen(position, choose(position, dice), dice);
      const played = playToken(position, token);
      if (isUnreadable(played)) throw new Error(played.reason);
      const after = played.position;
      if (wanted(after, [...tokens, token])) {
        const kept = after.kind === 'over' ? tokens : [...tokens, token];
        const file = makeRecord({ setup, tokens: kept, players, result: null, dice: null });
        return { game: setup.game, file, next: after.kind === 'over' ? token : null };
      }
      tokens.push(token);
      position = after;
    }
  }
  throw new Error('no such moment was found');
};

const SHEET = { game: 'cowpath', sheet: PAD[16]!.text, first: 'x' };
const TRIO = { game: 'trio', board: 'multiplication', players: 3, level: 'expert', target: 200, first: 0 };
const YOU: RecordPlayer = { kind: 'person', name: null };
const AGAINST: readonly RecordPlayer[] = [YOU, { kind: 'computer', level: 4 }];
const THREE: readonly RecordPlayer[] = [YOU, { kind: 'computer', level: 3 }, { kind: 'computer', level: 1 }];

const isCowpath = (position: Position): position is CowpathPosition => position.game === 'cowpath';
const isTrio = (position: Position): position is TrioPosition => position.game === 'trio';
const marksMade = (position: CowpathPosition): number =>
  count(position.crosses) + count(position.circles) - 6;
const threeOfANumber = (position: CowpathPosition): boolean =>
  readFaces(unpackFaces(position.dice, 5)).plain.some((face) => face < 5);

export const cowpathTurn = (): Scene =>
  find(SHEET, AGAINST, (position) => {
    if (!isCowpath(position) || position.kind !== 'decision' || position.seat !== 0) return false;
    const glowing = count(markableSquares(position));
    return position.attempt === 2 && marksMade(position) >= 9 && threeOfANumber(position) && glowing >= 3;
  });

export const cowpathBonus = (): Scene =>
  find(SHEET, AGAINST, (position) => {
    if (!isCowpath(position) || position.kind !== 'decision' || position.seat !== 0 || position.anchor < 0)
      return false;
    return position.attempt === 1 && marksMade(position) >= 6 && count(markableSquares(position)) >= 1;
  });

export const cowpathEnd = (): Scene =>
  find(
    SHEET,
    AGAINST,
    (position) => position.kind === 'over' && position.result.kind === 'win' && position.result.seat === 0,
  );

export const trioTurn = (): Scene =>
  find(TRIO, THREE, (position) => {
    if (!isTrio(position) || !position.placing || position.seat !== 0 || position.round < 3) return false;
    return position.pawns.every((own) => own.length >= 3) && position.first !== position.second;
  });

export const trioRound = (): Scene =>
  find(
    { ...TRIO, target: 1 },
    THREE,
    (position) => position.kind === 'over' && position.result.kind === 'win' && position.result.seat === 0,
  );

/** Both players have nine points after the last of two rounds. */
export const trioShared = (): Scene => {
  const round = ['t12=12', '1x2', 't12=00', 't12=13', '1x3', 't12=00', 't12=14'];
  const setup = parseSetup({ ...TRIO, players: 2, level: 'intermediate', rounds: 2 });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const tokens = [...round, '1x4', ...round];
  const file = makeRecord({ setup, tokens, players: [YOU, YOU], result: null, dice: null });
  return { game: 'trio', file, next: '1x4' };
};
