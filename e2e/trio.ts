/** A person at the Trio table who sees only what a screen reader sees, and plays the game to its end. */
import type { Locator, Page } from '@playwright/test';
import { type Player, type Seen, die, look, mainButton, playWith } from './cowpath.ts';
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

/** With all pawns on the board one of them is chosen first, which is no step of the game yet. */
const place = async ({ page, hands, words }: Player, seen: Seen): Promise<void> => {
  const pawn = movable(seen, words)[0];
  if (pawn !== undefined && !isChosen(seen, words)) {
    await hands.pick(cell(page, pawn));
    await page.locator(`[role=gridcell][aria-label$="${word(words, 'trio.state.chosen')}"]`).waitFor();
  }
  await hands.pick(cell(page, targets(seen, words)[0]!));
};

const goOn = async ({ page, hands, words }: Player): Promise<void> => {
  const next = page.getByRole('button', { name: word(words, 'trio.round.next') });
  await hands.press(next);
  await next.waitFor({ state: 'hidden' });
};

/** One action of whoever is to move, and the table after it; null when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<Seen | null> => {
  const { page, hands, words } = player;
  if (seen.waitsFor === 'nobody') return null;
  if (seen.waitsFor === 'round') {
    await goOn(player);
    return look(page, seen.step);
  }
  if (targets(seen, words).length > 0) await place(player, seen);
  else if (seen.ready) await hands.throwDice(mainButton(page));
  else throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
  return look(page, seen.step + 1);
};

export const playOut = (player: Player): Promise<Seen> => playWith(act, player);

export { die };
