import { seededDice } from '@abacow/dice';
import { gameContract } from '../test/contract.ts';
import { must } from '../test/play.ts';
import { randomSheet } from '../test/random-sheet.ts';
import {
  type CowpathSetup,
  FALLS,
  type Action as CowpathAction,
  PASS,
  cowpath,
  markOf,
  parseSheet,
  throwOf,
} from './cowpath/index.ts';
import { generateSheet } from './sheets/index.ts';
import * as trio from './trio/index.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index);
const NO_NUMBERS = [-1, 0.5, Number.NaN, 1e9];

const cowpathSetups = (): ({ readonly game: 'cowpath' } & CowpathSetup)[] => {
  const dice = seededDice('contract');
  const odd = upTo(12).map(() => must(parseSheet(randomSheet(dice))));
  const good = upTo(4).map((seed) => generateSheet({ kind: seed % 2 === 0 ? 'mirrored' : 'wild', seed }));
  return [...good, ...odd].map((sheet, index) => ({
    game: 'cowpath',
    sheet,
    first: index % 2 === 0 ? 0 : 1,
  }));
};

const cowpathImaginable: CowpathAction[] = [
  ...upTo(32).map((dice) => (dice === 0 ? ({ kind: 'throw', dice } as const) : throwOf(dice))),
  ...upTo(64).map(markOf),
  PASS,
  ...NO_NUMBERS.flatMap((no): CowpathAction[] => [
    { kind: 'throw', dice: no },
    { kind: 'mark', square: no },
    { kind: 'fall', count: 5, faces: no },
    { kind: 'fall', count: no, faces: 0 },
  ]),
  { kind: 'mark', square: 64 },
  { kind: 'throw', dice: 32 },
  ...FALLS.flat(),
];

const trioSetups = trio.BOARDS.flatMap((board) =>
  trio.PLAYERS.flatMap((players) =>
    trio.LEVELS.map((level) => ({
      game: 'trio' as const,
      board,
      players,
      level,
      target: 25,
      first: players - 1,
    })),
  ),
);

const roundSetups = trio.LEVELS.flatMap((level) =>
  trio.PLAYERS.map((players) => ({
    game: 'trio' as const,
    board: 'addition' as const,
    players,
    level,
    target: 200,
    rounds: 3,
    first: 0,
  })),
);

/** A throw for the start of a round is a throw like any other. */
const throwSetups = trio.PLAYERS.map((players) => ({
  game: 'trio' as const,
  board: 'multiplication' as const,
  players,
  level: 'intermediate' as const,
  target: 200,
  rounds: 2,
  laterRounds: 'throw' as const,
  first: 0,
}));

/** No player chooses to lose a turn, so these games have the same moves as the others. */
const answerSetups = trio.LEVELS.map((level) => ({
  game: 'trio' as const,
  board: 'multiplication' as const,
  players: 2 as const,
  level,
  target: 25,
  wrongAnswer: 'loses-turn' as const,
  first: 0,
}));

const squares = upTo(trio.SQUARES);
const trioImaginable: trio.Action[] = [
  ...upTo(4).map(trio.throwOf),
  ...squares.map(trio.placeOf),
  ...NO_NUMBERS.flatMap((no): trio.Action[] => [
    { kind: 'throw', dice: no },
    { kind: 'place', square: no },
    { kind: 'move', from: no, to: 0 },
    { kind: 'move', from: 0, to: no },
    { kind: 'fall', count: 2, first: no, second: 1 },
    { kind: 'fall', count: 2, first: 1, second: no },
    { kind: 'fall', count: no, first: 1, second: 1 },
  ]),
  ...trio.FALLS.flat(),
  ...squares.flatMap((from) => squares.map((to) => trio.shiftOf(from, to))),
];

gameContract({ game: cowpath, setups: cowpathSetups(), imaginable: cowpathImaginable, longest: 20_000 });
gameContract({
  game: trio.trio,
  setups: [...trioSetups, ...roundSetups, ...throwSetups, ...answerSetups],
  imaginable: trioImaginable,
  longest: 60_000,
});
