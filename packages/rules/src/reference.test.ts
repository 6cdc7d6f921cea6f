/** Compares both games, view by view, with a second implementation that shares no code with this one. */
import { type SeededDice, seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import { ReferenceCowpath } from '../test/reference/cowpath.ts';
import { ReferenceTrio } from '../test/reference/trio.ts';
import { randomSheet } from '../test/random-sheet.ts';
import type { Position, Setup } from './index.ts';
import { isUnreadable, makeSetup, parseSetup, playToken, startGame, viewOf } from './index.ts';
import { generateSheet } from './sheets/index.ts';
import { makeSheet } from './cowpath/index.ts';
import { BOARDS, LATER_ROUNDS, LEVELS, PLAYERS } from './trio/index.ts';

/** More games than the daily ones: `REFERENCE_TIMES=20 npx vitest run packages/rules/src/reference`. */
const TIMES = Number(process.env['REFERENCE_TIMES'] ?? 1);

interface Reference {
  play(token: string): boolean;
  legal(): string[];
  view(): unknown;
}

/** How a test game is played: how often marks and places are preferred, and how loaded the dice are. */
type Manner = { readonly eager: number; readonly loaded: number; readonly faces: string };

const referenceFor = (setup: Setup): Reference => {
  if (setup.game === 'trio') return new ReferenceTrio(setup);
  const { sheet, first } = makeSetup(setup) as { sheet: string; first: 'x' | 'o' };
  return new ReferenceCowpath(sheet, first);
};

const chosen = <T>(list: readonly T[], dice: SeededDice): T => list[dice.below(list.length)]!;

/** Loaded dice repeat one face, which gives quads, doubles and lost turns that are rare with fair dice. */
const facesFor = (selection: string, { loaded, faces }: Manner, dice: SeededDice): string => {
  const favourite = chosen([...faces], dice);
  const face = (): string => (dice.below(100) < loaded ? favourite : chosen([...faces], dice));
  return Array.from({ length: selection.length - 1 }, face).join('');
};

const chooseToken = (legal: readonly string[], manner: Manner, dice: SeededDice): string => {
  const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
  const eager = marks.length > 0 && dice.below(100) < manner.eager;
  const move = chosen(eager ? marks : legal, dice);
  return move.startsWith('t') ? `${move}=${facesFor(move, manner, dice)}` : move;
};

const ODD_TOKENS = [
  '',
  't',
  '-',
  'a1',
  'h8',
  'd4',
  '1x1',
  '5x5',
  '1x1>2x2',
  '3x4',
  't12345=ccccc',
  't12=11',
  't1=0',
]
  .concat([
    't2=5',
    't1=c',
    't21=cc',
    't12=c',
    't0=1',
    't6=1',
    't12=111',
    'i1',
    'a9',
    '0x1',
    '1x10',
    'T1=1',
    't2',
  ])
  .concat(['-=', '=', 't1=', 't12345', '2x2>', '>1x1', '1x1>1x1', 'a1 ', ' a1', 'x', 'c', '--', 't123=1c3']);

/** The reference must refuse a token that the rules refuse. Tokens that happen to be legal are skipped. */
const compareRefusal = (position: Position, reference: Reference, odd: string): void => {
  if (!isUnreadable(playToken(position, odd))) return;
  if (reference.play(odd)) throw new Error(`${odd} was refused, and is legal for the other`);
};

type Seen = { readonly tokens: number; readonly result: unknown };

/** Plays to the end or to `limit`, and compares every view with the reference's. */
const compareGame = (setup: Setup, manner: Manner, dice: SeededDice, limit: number): Seen => {
  const reference = referenceFor(setup);
  let position = startGame(setup);
  let tokens = 0;
  for (; tokens < limit && position.kind !== 'over'; tokens++) {
    if (dice.below(5) === 0) compareRefusal(position, reference, chosen(ODD_TOKENS, dice));
    const token = chooseToken(reference.legal(), manner, dice);
    if (!reference.play(token)) throw new Error(`${token} was played, and illegal for the other`);
    const next = playToken(position, token);
    if (isUnreadable(next)) throw new Error(`${next.reason}, but legal for the other`);
    position = next.position;
    const [ours, theirs] = [JSON.stringify(viewOf(position)), JSON.stringify(reference.view())];
    if (ours !== theirs) expect(JSON.parse(ours), `after ${token}`).toEqual(JSON.parse(theirs));
  }
  return { tokens, result: viewOf(position).result };
};

const MANNERS: readonly Omit<Manner, 'faces'>[] = [
  { eager: 0, loaded: 0 },
  { eager: 60, loaded: 0 },
  { eager: 90, loaded: 60 },
  { eager: 95, loaded: 90 },
];

const tally = (all: readonly Seen[]): Record<string, number> => {
  const results: Record<string, number> = {};
  for (const { result } of all) results[String(result)] = (results[String(result)] ?? 0) + 1;
  return results;
};

describe('agrees with an independent implementation', () => {
  const cowpathGames = (seed: string, games: number, sheetFor: (dice: SeededDice) => string): Seen[] =>
    Array.from({ length: games * TIMES }, (_, game) => {
      const dice = seededDice(`${seed} ${game}`);
      const setup = parseSetup({ game: 'cowpath', sheet: sheetFor(dice), first: chosen(['x', 'o'], dice) });
      if (isUnreadable(setup)) throw new Error(setup.reason);
      return compareGame(setup, { ...MANNERS[game % MANNERS.length]!, faces: '12345c' }, dice, 400);
    });

  test('[CP-2] Cowpath on random sheets of every size', () => {
    const seen = cowpathGames('odd sheets', 300, randomSheet);
    expect(Object.keys(tally(seen)).sort()).toEqual(expect.arrayContaining(['o', 'tie', 'x']));
  });

  test('[CP-5] Cowpath on generated sheets', () => {
    const seen = cowpathGames('good sheets', 40, (dice) =>
      makeSheet(generateSheet({ kind: chosen(['mirrored', 'wild'] as const, dice), seed: dice.next32() })),
    );
    expect(Object.keys(tally(seen)).sort()).toEqual(expect.arrayContaining(['o', 'x']));
  });

  const setups = BOARDS.flatMap((board) =>
    PLAYERS.flatMap((players) => LEVELS.map((level) => ({ board, players, level }))),
  );
  const later = (game: number) => {
    const laterRounds = LATER_ROUNDS[(game >> 1) % 4];
    return laterRounds === undefined ? {} : { laterRounds };
  };
  test.each(setups)('[TR-1] Trio with $players players on the $board board, $level', (kind) => {
    const seen = Array.from({ length: 16 * TIMES }, (_, game) => {
      const dice = seededDice(`trio ${JSON.stringify(kind)} ${game}`);
      const setup = {
        game: 'trio',
        ...kind,
        target: 1 + dice.below(60),
        ...(game % 2 === 0 ? {} : { rounds: 1 + dice.below(5) }),
        ...later(game),
        first: dice.below(kind.players),
      } as const;
      return compareGame(setup, { ...MANNERS[game % 3]!, faces: '0123456789' }, dice, 30_000);
    });
    expect(seen.every(({ result }) => result !== null)).toBe(true);
  });
});
