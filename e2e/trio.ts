/** A person at the Trio table who sees only what a screen reader sees, and plays the game to its end. */
import type { Locator, Page } from '@playwright/test';
import { type Player, type Seen, attempt, die, look, lookAgain, mainButton } from './cowpath.ts';
import { type Words, word } from './words.ts';

const cell = (page: Page, label: string): Locator =>
  page.locator(`[role=gridcell][aria-label="${label.replaceAll('"', '\\"')}"]`);

/** The words after the place holder of `{pawn}, may be moved`. */
const movableWords = (words: Words): string => word(words, 'trio.state.movable').replace('{pawn}', '').trim();

const targets = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(word(words, 'trio.state.target')));
const movable = (seen: Seen, words: Words): readonly string[] =>
  seen.squares.filter((label) => label.includes(movableWords(words)));
const isChosen = (seen: Seen, words: Words): boolean =>
  seen.squares.some((label) => label.endsWith(word(words, 'trio.state.chosen')));

const place = async ({ page, hands, words }: Player, seen: Seen): Promise<void> => {
  const pawns = movable(seen, words);
  const wanted = pawns.length > 0 && !isChosen(seen, words) ? pawns[0]! : targets(seen, words)[0]!;
  await hands.pick(cell(page, wanted));
};

export const act = async (player: Player, seen: Seen): Promise<boolean> => {
  const { page, hands, words } = player;
  if (seen.button === word(words, 'result.again')) return false;
  const next = page.getByRole('button', { name: word(words, 'trio.round.next') });
  if (await next.isVisible()) await attempt(page, seen, hands.press(next));
  else if (targets(seen, words).length > 0) await attempt(page, seen, place(player, seen));
  else if (seen.ready) await attempt(page, seen, hands.throwDice(mainButton(page)));
  return true;
};

const LONGEST_GAME = 1200;

export const playOut = async (player: Player): Promise<Seen> => {
  let seen = await look(player.page);
  for (let action = 0; action < LONGEST_GAME; action++) {
    await player.check?.(seen);
    if (!(await act(player, seen))) return seen;
    seen = await lookAgain(player.page, seen);
  }
  throw new Error('the game does not end');
};

export { die };
