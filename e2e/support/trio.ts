/** Plays a game of Trio to its end, using only what a screen reader sees. */
import { type Action, type Player, type Seen, THROW, perform, playWith } from './cowpath.ts';
import { type Words, word } from './words.ts';

/** The text after the placeholder in `{pawn}, can be moved`. */
const movableWords = (words: Words): string => word(words, 'trio.state.movable').replace('{pawn}', '').trim();

/** Positions of squares, row by row. */
const where = (seen: Seen, text: string): readonly number[] =>
  seen.squares.flatMap((label, at) => (label.includes(text) ? [at] : []));
const targets = (seen: Seen, words: Words): readonly number[] =>
  where(seen, word(words, 'trio.state.target'));
const movable = (seen: Seen, words: Words): readonly number[] => where(seen, movableWords(words));
const isChosen = (seen: Seen, words: Words): boolean =>
  seen.squares.some((label) => label.endsWith(word(words, 'trio.state.chosen')));

const pick = (seen: Seen, at: number): Action => ({
  kind: 'pick',
  selector: `[role=gridcell][aria-label="${seen.squares[at]!.replaceAll('"', '\\"')}"]`,
});

const BOARD_SIZE = 9;
const distance = (a: number, b: number): number =>
  Math.max(
    Math.abs(Math.floor(a / BOARD_SIZE) - Math.floor(b / BOARD_SIZE)),
    Math.abs((a % BOARD_SIZE) - (b % BOARD_SIZE)),
  );

type Move = { readonly pawn: number; readonly target: number };

const isRow = ([a, b, c]: readonly number[]): boolean =>
  b! - a! === c! - b! && distance(a!, b!) === 1 && distance(b!, c!) === 1;

/** A move that wins, or else the one after which the pawns are nearest to each other: games become short. */
const gathering = (pawns: readonly number[], to: readonly number[]): Move => {
  const spread = ({ pawn, target }: Move): number => {
    const after = pawns.map((at) => (at === pawn ? target : at)).sort((a, b) => a - b);
    if (isRow(after)) return 0;
    return after.flatMap((a) => after.map((b) => distance(a, b))).reduce((sum, one) => sum + one, 0);
  };
  const moves = pawns.flatMap((pawn) => to.map((target) => ({ pawn, target })));
  return moves.reduce((best, move) => (spread(move) < spread(best) ? move : best));
};

const actionsAt = (seen: Seen, words: Words): readonly Action[] => {
  if (seen.waitsFor === 'round') return [{ kind: 'press', selector: 'main [data-main]' }];
  const to = targets(seen, words);
  if (to.length === 0 && !seen.ready) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
  if (to.length === 0) return [THROW];
  const pawns = isChosen(seen, words) ? [] : movable(seen, words);
  if (pawns.length === 0) return [pick(seen, to[0]!)];
  // With all pawns on the board, first choose a pawn. That is not a step of the game yet.
  const { pawn, target } = gathering(pawns, to);
  return [pick(seen, pawn), pick(seen, target)];
};

/** Acts for the player to move and returns the table after it; null when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<Seen | null> =>
  seen.waitsFor === 'nobody' ? null : perform(player, seen, actionsAt(seen, player.words));

export const playOut = (player: Player): Promise<Seen> => playWith(act, player);
