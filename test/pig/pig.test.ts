/** Everything that a game gets by being registered, shown with a game that no other file knows. */
import { FALLS, HOLD, type PigFall, type PigMove, type PigSetup, THROW, pig } from './pig.ts';
import { seededDice } from '@abacow/dice';
import {
  type GameName,
  type Position,
  type Setup,
  isUnreadable,
  legalNotation,
  makeRecord,
  parseRecord,
  parseSetup,
  playSteps,
  startGame,
} from '@abacow/rules';
import {
  type GameChoice,
  type Table,
  apply,
  automaticAction,
  checkDice,
  decide,
  isTableRefusal,
  makeEvents,
  openTable,
  parseEvents,
  rebuild,
  recordOf,
  seatToAct,
  gameAt,
} from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLine } from '../../apps/cli/src/referee/answer.ts';
import { openAdvisor } from '../../apps/cli/src/referee/advisor.ts';
import type { Line } from '../../apps/cli/src/referee/lines.ts';
import { ran } from '../../apps/cli/test/running.ts';
import { chooseMove } from '../../apps/server/src/tables/choose.ts';
import { Client } from '../../apps/server/test/client.ts';
import { type Cluster, startCluster } from '../../apps/server/test/cluster.ts';
import {
  newFolder,
  newPerson,
  openTable as openOnline,
  startTestServer,
} from '../../apps/server/test/test-server.ts';
import { gameContract } from '../../packages/rules/test/contract.ts';

const NO_FACES = [-1, 6, 0.5, NaN];
const IMAGINABLE: readonly (PigMove | PigFall)[] = [
  THROW,
  HOLD,
  ...FALLS,
  ...NO_FACES.map((face): PigFall => ({ kind: 'fall', count: 1, face })),
];

gameContract({
  game: pig,
  setups: [2, 3, 4].map((players): PigSetup => ({ game: 'pig', players, target: 20, first: players - 1 })),
  imaginable: IMAGINABLE,
  longest: 5000,
});

const CHOICE = { game: 'pig', players: 3, target: 12 } as unknown as GameChoice;
const holdAt = (least: number) => (position: Position) =>
  (position as unknown as { turn: number }).turn >= least ? '-' : 't1';

test('a text is played with its effects', () => {
  const setup = parseSetup({ ...CHOICE, first: 1 }) as Setup;
  const steps = playSteps(startGame(setup), ['t1=4', 't1=3', '-', 't1=1']);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  expect(steps.map(({ effects }) => effects.map(({ kind }) => kind))).toEqual([
    ['thrown', 'landed'],
    ['thrown', 'landed'],
    ['held', 'turn'],
    ['thrown', 'landed', 'turn-lost', 'turn'],
  ]);
  expect(legalNotation(steps.at(-1)!.position)).toEqual(['t1']);
});

describe('at a table', () => {
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name, holder: name }) as const);
  const opened = openTable({
    id: 'pig table',
    host: 'Ada',
    choice: CHOICE,
    opening: { kind: 'lot' },
    clock: { kind: 'none' },
    commitment: null,
    seats,
    seeds: ['a', 'b', 'c'],
    now: 0,
  });
  if (isTableRefusal(opened)) throw new Error(opened.code);
  const events = [...opened];
  let table = events.reduce<Table | null>(apply, null)!;
  const dice = seededDice('pig');
  const act = (command: Parameters<typeof decide>[1], by: string): void => {
    const decided = decide(table, command, { by, now: table.lastAt + 1, dice });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    events.push(decided.event);
    table = decided.table;
  };
  const choose = holdAt(4);

  test('it starts by itself, is rolled for, played to the end, and rebuilt from its text', () => {
    expect(automaticAction(table, null)).toMatchObject({ kind: 'at-once', command: { kind: 'start' } });
    act({ kind: 'start' }, 'Ada');
    for (let seat = seatToAct(table); seat !== null; seat = seatToAct(table)) {
      const by = seats[seat]!.name;
      if (table.phase === 'opening') act({ kind: 'roll', seat }, by);
      else act({ kind: 'play', seat, move: choose(gameAt(table).position) }, by);
    }
    expect(table).toMatchObject({ phase: 'over', outcome: { kind: 'win', by: 'play' } });
    const read = parseEvents(makeEvents(events));
    expect(isUnreadable(read) ? read : rebuild(read)).toEqual(table);
  });

  test('its record opens again', () => {
    const record = recordOf(table)!;
    expect(parseRecord(makeRecord(record))).toEqual(record);
  });
});

test('through the referee', async () => {
  const nobody = { odds: () => 'none', advise: () => Promise.resolve('none') };
  const line = (value: object): Line => ({ kind: 'text', text: JSON.stringify(value) });
  const begun = await answerLine(null, line({ new: { ...CHOICE, first: 0 } }), nobody);
  expect(begun.answer).toEqual({ ok: true, game: 'pig', toMove: 0, scores: [0, 0, 0], legal: ['t1'] });
  const played = await answerLine(begun.held, line({ play: 't1=6 -' }), nobody);
  expect(played.answer).toMatchObject({ ok: true, toMove: 1, scores: [6, 0, 0] });
  const refused = await answerLine(played.held, line({ play: '-' }), nobody);
  expect(refused.answer).toMatchObject({ ok: false });
});

describe('in the terminal', () => {
  const setup = parseSetup({ ...CHOICE, first: 0 }) as Setup;
  const record = makeRecord({
    setup,
    tokens: ['t1=6', '-', 't1=1', 't1=6', 't1=6', '-'],
    players: ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name })),
    result: { kind: 'win', seat: 2, by: 'play' },
    dice: null,
  });
  const files = { 'pig.json': record };

  test('a record is replayed in plain words', async () => {
    const { code, out } = await ran('replay pig.json', { files });
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Pig, players 3, target 12
      player 0: Ada, player 1: Ben, player 2: Cleo

        1  player 0  t1=6 -
        2  player 1  t1=1
        3  player 2  t1=6 t1=6 -

      6 : 0 : 12; player 2 has 0 in this turn

      Result: player 2 wins
      "
    `);
    const { out: screen } = await ran('replay pig.json', { files, isInteractive: true, keys: [' ', 'q'] });
    expect(screen).toContain('\nplayer 0: t1=6\n');
  });

  test('a record is verified', async () => {
    expect((await ran('verify pig.json', { files })).err).toContain('promises nothing about its dice');
  });

  test('a whole game is played against the computer', async () => {
    const played = await ran('play --game pig --seed 5 --against 2 --record r.json', {
      lines: (written) => (written.slice(-60).includes('play - t1.') ? '-' : ''),
    });
    expect(played.err).toBe('');
    expect(played.out).toMatch(/^You are player 0, against Computer 2\./);
    expect(played.out).toMatch(/\nThe end: player [01] wins\.\n/);
  });

  test('the computer beats random play', async () => {
    const { out } = await ran('arena 3 random --game pig --games 200 --seed held-out --threads 1 --json');
    expect((JSON.parse(out) as { score: number }).score).toBeGreaterThan(0.65);
  });

  test.each([
    'simulate --game pig --games 10',
    'demo --game pig',
    'arena 1 2 --game pig --games 4 --threads 1',
  ])('%s', async (line) => {
    expect(await ran(`${line} --seed 1`)).toMatchObject({ code: 0, err: '' });
  });

  test('analyse says in one sentence that it is not possible', async () => {
    const { code, out, err } = await ran('analyse pig.json', { files });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(': Pig cannot be analysed.\n');
  });

  test('the referee has advice, but no odds', async () => {
    const advisor = openAdvisor(() => 0);
    const start = startGame(setup);
    expect(advisor.odds(start)).toBe('odds are given in Cowpath only');
    expect(await advisor.advise(start, 100)).toMatchObject({ move: 't1' });
  });
});

test("the server's computer player decides", async () => {
  // Called here, because the server's worker threads do not know a game that only a test registers.
  expect(await chooseMove(startGame(parseSetup({ ...CHOICE, first: 0 }) as Setup), 5)).toBe('t1');
});

describe('over the socket', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test.each([
    ['SQLite', (): string | null => null],
    ['PostgreSQL', (): string | null => cluster.url],
  ] as const)('two people play on %s, and the server comes back with their game', async (_, url) => {
    const choice = { ...CHOICE, players: 2 } as GameChoice;
    const options = { databaseUrl: url(), dataDir: newFolder() };
    const server = await startTestServer(options);
    const [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
    const id = await openOnline(server.port, ada, { choice, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const [hers, his] = [
      await Client.greet(server.port, ada.secret),
      await Client.greet(server.port, ben.secret),
    ];
    await hers.watch(id);
    await hers.sitDown(id);
    await his.watch(id);
    await his.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'bb' });
    const choose = (legal: readonly string[]): string => legal.find((move) => move === '-') ?? legal[0]!;
    await Promise.all([hers.playOut(id, 0, choose), his.playOut(id, 1, choose)]);
    await hers.until(() => hers.tables.get(id)!.dice.secret !== null);
    const table = hers.tables.get(id)!;
    expect(table.choice.game).toBe('pig' as GameName);
    expect(checkDice(recordOf(table)!)).toMatchObject({ kind: 'checked', honest: true, sides: 6 });
    await server.stop();
    const again = await startTestServer(options);
    const later = await Client.greet(again.port, ada.secret);
    expect(await later.watch(id)).toEqual(table);
    await again.stop();
  });
});
