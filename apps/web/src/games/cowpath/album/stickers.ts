/** The stickers of Cowpath: what a player has to do for each. */
import {
  type CowpathEffect,
  type CowpathPosition,
  type CowpathSeat,
  ATTEMPTS,
  DICE,
  NO_ANCHOR,
  SYMBOLS,
  columnOf,
  count,
  freeSquares,
  joinCost,
  makeFaces,
  marksOf,
  otherSeat,
  quadSymbol,
  rowOf,
  winningChain,
} from '@abacow/rules/cowpath';
import { isMirrored } from '@abacow/rules/sheets';
import { type PlayedGame, type StickerRules, beatStrongest } from '../../../table/stickers/finished-game.ts';

type Step = {
  readonly before: CowpathPosition;
  readonly position: CowpathPosition;
  readonly effects: readonly CowpathEffect[];
};
type CowpathGame = PlayedGame<Step>;

type Marked = Extract<CowpathEffect, { kind: 'marked' }>;
/** A mark, with the position that it was made in. */
type Mark = Marked & { readonly before: CowpathPosition; readonly dice: string };

const seatOf = ({ seat }: CowpathGame): CowpathSeat => (seat === 0 ? 0 : 1);

const marksIn = ({ steps, seat }: CowpathGame): readonly Mark[] =>
  steps.flatMap(({ before, effects }) =>
    effects
      .filter((effect) => effect.kind === 'marked')
      .filter((effect) => effect.seat === seat)
      .map((effect) => ({ ...effect, before, dice: makeFaces(before.dice, DICE) })),
  );

const some = (game: CowpathGame, test: (mark: Mark) => boolean): boolean => marksIn(game).some(test);
const times = (dice: string, face: string): number => dice.split(face).length - 1;
const isQuad = ({ before }: Mark): boolean => quadSymbol(before.dice) !== 0;

const isCorner = ({ square, before: { sheet } }: Mark): boolean =>
  [0, sheet.rows - 1].includes(rowOf(square)) && [0, sheet.columns - 1].includes(columnOf(square));

const isMiddle = ({ square, before: { sheet } }: Mark): boolean =>
  2 * rowOf(square) + 1 === sheet.rows && 2 * columnOf(square) + 1 === sheet.columns;

/** Marks that are neighbours of the mark just before belong to the same turn, if a bonus turn was played. */
const mostInATurn = (game: CowpathGame): number => {
  let [most, now] = [0, 0];
  for (const { before } of marksIn(game)) {
    now = before.anchor === NO_ANCHOR ? 1 : now + 1;
    most = Math.max(most, now);
  }
  return most;
};

const lackingOf = (position: CowpathPosition, seat: CowpathSeat): number =>
  joinCost(position.sheet.starts[seat], marksOf(position, seat), freeSquares(position));

const lastOf = ({ steps }: CowpathGame): CowpathPosition | undefined => steps.at(-1)?.position;
const lastMark = (game: CowpathGame): Mark | undefined => marksIn(game).at(-1);

/** Every own mark is needed for the chain. */
const wastedNothing = (game: CowpathGame): boolean => {
  const [last, seat] = [lastOf(game), seatOf(game)];
  return last !== undefined && count(winningChain(last, seat)) === count(marksOf(last, seat));
};

/** The other side lacked one square when this one still lacked three or more. */
const wasFarBehind = (game: CowpathGame): boolean => {
  const seat = seatOf(game);
  return game.steps.some(
    ({ position }) => lackingOf(position, otherSeat(seat)) === 1 && lackingOf(position, seat) >= 3,
  );
};

const isWild = (game: CowpathGame): boolean => {
  const last = lastOf(game);
  return last !== undefined && !isMirrored(last.sheet);
};

const threw12345 = ({ steps, seat }: CowpathGame): boolean =>
  steps.some(({ effects }) =>
    effects.some(
      (effect) =>
        effect.kind === 'landed' &&
        effect.seat === seat &&
        effect.attempt === 1 &&
        [...effect.all].sort().join('') === '12345',
    ),
  );

const blocked = ({ steps, seat }: CowpathGame): boolean =>
  steps.some(({ effects }) => effects.some((effect) => effect.kind === 'blocked' && effect.seat !== seat));

const HERD = 5;

export const COWPATH_STICKERS = {
  'first-attempt': (game) => some(game, ({ before }) => before.attempt === 1),
  'last-attempt': (game) => game.won && lastMark(game)?.before.attempt === ATTEMPTS,
  quad: (game) => some(game, isQuad),
  'five-alike': (game) => some(game, ({ dice }) => SYMBOLS.some((face) => times(dice, face) === DICE)),
  'cow-quad': (game) => some(game, (mark) => isQuad(mark) && mark.symbol === 'c'),
  'full-house': (game) =>
    some(game, ({ dice }) => times(dice, 'c') === 2 && SYMBOLS.some((face) => times(dice, face) === 3)),
  'all-different': threw12345,
  'three-marks': (game) => mostInATurn(game) >= 3,
  corner: (game) => some(game, isCorner),
  middle: (game) => some(game, isMiddle),
  'every-symbol': (game) => new Set(marksIn(game).map(({ symbol }) => symbol)).size === SYMBOLS.length,
  herd: (game) => marksIn(game).filter(({ symbol }) => symbol === 'c').length >= HERD,
  block: blocked,
  tie: ({ tied }) => tied,
  'win-crosses': ({ won, seat }) => won && seat === 0,
  'win-circles': ({ won, seat }) => won && seat === 1,
  'win-bonus': (game) => game.won && lastMark(game)?.before.anchor !== NO_ANCHOR,
  'no-waste': (game) => game.won && wastedNothing(game),
  comeback: (game) => game.won && wasFarBehind(game),
  'win-wild': (game) => game.won && isWild(game),
  'win-strongest': beatStrongest,
} as const satisfies StickerRules<Step>;
