/** The stickers of Trio: what a player has to do for each. */
import { need } from '@abacow/rules/need';
import {
  type Board,
  type Row,
  type RoundWon,
  type Square,
  type TrioEffect,
  type TrioPosition,
  ROWS,
  columnOf,
  isRow,
  rowOf,
  sumOf,
} from '@abacow/rules/trio';
import { type PlayedGame, type StickerRules, beatStrongest } from '../../../table/stickers/finished-game.ts';

type Step = {
  readonly before: TrioPosition;
  readonly position: TrioPosition;
  readonly effects: readonly TrioEffect[];
};
type TrioGame = PlayedGame<Step>;

/** A pawn that was placed or moved, with the positions before and after. */
type Put = { readonly square: Square; readonly before: TrioPosition; readonly own: readonly Square[] };

const putsIn = ({ steps, seat }: TrioGame): readonly Put[] =>
  steps.flatMap(({ before, position, effects }) =>
    effects.flatMap((effect): Put[] => {
      if ((effect.kind !== 'placed' && effect.kind !== 'moved') || effect.seat !== seat) return [];
      const square = effect.kind === 'placed' ? effect.square : effect.to;
      return [{ square, before, own: position.round === before.round ? need(position.pawns[seat]) : [] }];
    }),
  );

type WonRound = RoundWon & { readonly board: Board; readonly before: TrioPosition };

const roundsIn = ({ steps }: TrioGame): readonly WonRound[] =>
  steps.flatMap(({ before, effects }) =>
    effects
      .filter((effect) => effect.kind === 'round-won')
      .map((effect) => ({ ...effect, before, board: before.setup.board })),
  );

const someRound = (game: TrioGame, test: (round: WonRound) => boolean): boolean =>
  roundsIn(game).some((round) => round.seat === game.seat && test(round));

const MOST = (board: Board): number => Math.max(...ROWS.map((row) => sumOf(board, row)));
const LEAST = (board: Board): number => Math.min(...ROWS.map((row) => sumOf(board, row)));

const isAcross = ([a, b]: Row): boolean => rowOf(a) === rowOf(b);
const isDown = ([a, b]: Row): boolean => columnOf(a) === columnOf(b);

const fourInARow = ({ pawns, seat }: WonRound): boolean => {
  const [a, b, c, d] = need(pawns[seat]);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  return isRow(a, b, c) && isRow(b, c, d);
};

const mostDoubles = ({ steps, seat }: TrioGame): number => {
  let [most, now] = [0, 0];
  for (const { effects } of steps)
    for (const effect of effects) {
      if (effect.kind === 'double' && effect.seat === seat) most = Math.max(most, ++now);
      if (effect.kind === 'turn' || effect.kind === 'round-won') now = 0;
    }
  return most;
};

/** The squares that would complete a row of these pawns. */
const waysOf = (own: readonly Square[], isFree: (square: Square) => boolean): number =>
  new Set(
    ROWS.flatMap((row) => {
      const open = row.filter((square) => !own.includes(square));
      return open.length === 1 && open.every(isFree) ? open : [];
    }),
  ).size;

const MANY_WAYS = 5;

const hasManyWays = ({ own, before }: Put): boolean =>
  waysOf(own, (square) => !before.pawns.flat().includes(square)) >= MANY_WAYS;

/** Another player would have completed a row on this square. */
const isInTheWay =
  (seat: number) =>
  ({ square, before }: Put): boolean =>
    before.pawns.some((pawns, other) => other !== seat && waysOf(pawns, (each) => each === square) > 0);

/** The own turn before the one that won the round was lost to a 0. */
const wonAfterZero = ({ steps, seat }: TrioGame): boolean => {
  let [zeroLast, zeroNow] = [false, false];
  for (const { effects } of steps)
    for (const effect of effects) {
      if (!('seat' in effect) || effect.seat !== seat) continue;
      if (effect.kind === 'turn-lost') zeroNow = effect.reason === 'zero';
      if (effect.kind === 'turn') [zeroLast, zeroNow] = [zeroNow, false];
      if (effect.kind === 'round-won' && zeroLast) return true;
    }
  return false;
};

const ROUNDS_RUNNING = 3;

const mostRoundsRunning = (game: TrioGame): number => {
  let [most, now] = [0, 0];
  for (const round of roundsIn(game)) {
    now = round.seat === game.seat ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return most;
};

const FAR_BEHIND = 50;

const wasFarBehind = ({ steps, seat }: TrioGame): boolean =>
  steps.some(({ position: { scores } }) => Math.max(...scores) - need(scores[seat]) >= FAR_BEHIND);

const boardOf = ({ steps }: TrioGame): Board | undefined => steps[0]?.before.setup.board;

export const TRIO_STICKERS = {
  double: (game) => mostDoubles(game) >= 1,
  'three-doubles': (game) => mostDoubles(game) >= 3,
  'row-across': (game) => someRound(game, ({ row }) => isAcross(row)),
  'row-down': (game) => someRound(game, ({ row }) => isDown(row)),
  'row-diagonal': (game) => someRound(game, ({ row }) => !isAcross(row) && !isDown(row)),
  'three-pawns': (game) => someRound(game, ({ pawns, seat }) => need(pawns[seat]).length === 3),
  'four-in-a-row': (game) => someRound(game, fourInARow),
  'highest-row': (game) => someRound(game, ({ board, sum }) => sum === MOST(board)),
  'lowest-row': (game) => someRound(game, ({ board, sum }) => sum === LEAST(board)),
  'equal-row': (game) => someRound(game, ({ numbers: [a, b, c] }) => a === b && b === c),
  'win-double': (game) => someRound(game, ({ before }) => before.first === before.second),
  'after-zero': wonAfterZero,
  'five-ways': (game) => putsIn(game).some(hasManyWays),
  block: (game) => putsIn(game).some(isInTheWay(game.seat)),
  'three-rounds': (game) => mostRoundsRunning(game) >= ROUNDS_RUNNING,
  'win-multiplication': (game) => game.won && boardOf(game) === 'multiplication',
  'win-addition': (game) => game.won && boardOf(game) === 'addition',
  'full-table': ({ won, players }) => won && players.length >= 3,
  comeback: (game) => game.won && wasFarBehind(game),
  'win-strongest': beatStrongest,
} as const satisfies StickerRules<Step>;
