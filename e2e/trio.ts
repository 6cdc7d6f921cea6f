/** A person at the Trio table who sees only what a screen reader sees, and plays the game to its end. */
import { type Deed, type Player, type Seen, THROW, perform, playWith } from './cowpath.ts';
import { type Words, word } from './words.ts';

/** The words after the place holder of `{pawn}, can be moved`. */
const movableWords = (words: Words): string => word(words, 'trio.state.movable').replace('{pawn}', '').trim();

const targets = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(word(words, 'trio.state.target')));
const movable = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(movableWords(words)));
const isChosen = (seen: Seen, words: Words): boolean =>
  seen.squares.some((label) => label.endsWith(word(words, 'trio.state.chosen')));

const pick = (label: string): Deed => ({
  kind: 'pick',
  selector: `[role=gridcell][aria-label="${label.replaceAll('"', '\\"')}"]`,
});

const deedsAt = (seen: Seen, words: Words): readonly Deed[] => {
  if (seen.waitsFor === 'round') return [{ kind: 'press', selector: 'main [data-main]' }];
  const [target] = targets(seen, words);
  if (target === undefined && !seen.ready) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
  if (target === undefined) return [THROW];
  // With all pawns on the board one of them is chosen first, which is no step of the game yet.
  const pawn = isChosen(seen, words) ? undefined : movable(seen, words)[0];
  return pawn === undefined ? [pick(target)] : [pick(pawn), pick(target)];
};

/** One action of whoever is to move, and the table after it; null when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<Seen | null> =>
  seen.waitsFor === 'nobody' ? null : perform(player, seen, deedsAt(seen, player.words));

export const playOut = (player: Player): Promise<Seen> => playWith(act, player);
