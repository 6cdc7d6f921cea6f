/** Plays a game of Trio to its end, using only what a screen reader sees. */
import { type Action, type Player, type Seen, THROW, perform, playWith } from './cowpath.ts';
import { type Words, word } from './words.ts';

/** The text after the placeholder in `{pawn}, can be moved`. */
const movableWords = (words: Words): string => word(words, 'trio.state.movable').replace('{pawn}', '').trim();

const targets = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(word(words, 'trio.state.target')));
const movable = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(movableWords(words)));
const isChosen = (seen: Seen, words: Words): boolean =>
  seen.squares.some((label) => label.endsWith(word(words, 'trio.state.chosen')));

const pick = (label: string): Action => ({
  kind: 'pick',
  selector: `[role=gridcell][aria-label="${label.replaceAll('"', '\\"')}"]`,
});

const actionsAt = (seen: Seen, words: Words): readonly Action[] => {
  if (seen.waitsFor === 'round') return [{ kind: 'press', selector: 'main [data-main]' }];
  const [target] = targets(seen, words);
  if (target === undefined && !seen.ready) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
  if (target === undefined) return [THROW];
  // With all pawns on the board, first choose a pawn. That is not a step of the game yet.
  const pawn = isChosen(seen, words) ? undefined : movable(seen, words)[0];
  return pawn === undefined ? [pick(target)] : [pick(pawn), pick(target)];
};

/** Acts for the player to move and returns the table after it; null when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<Seen | null> =>
  seen.waitsFor === 'nobody' ? null : perform(player, seen, actionsAt(seen, player.words));

export const playOut = (player: Player): Promise<Seen> => playWith(act, player);
