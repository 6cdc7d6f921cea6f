/** A person at the Cowpath table who sees only what a screen reader sees, and plays the game to its end. */
import type { Locator, Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { type Words, word } from './words.ts';

export const mainButton = (page: Page): Locator => page.locator('main [data-main]');
export const squareNamed = (page: Page, name: string): Locator =>
  page.locator(`[role=gridcell][aria-label^="${name},"]`);
export const die = (page: Page, number: number): Locator => page.locator(`[data-die="${number}"]`);

export type Seen = {
  readonly squares: readonly string[];
  readonly dice: readonly string[];
  readonly kept: readonly boolean[];
  readonly keepable: boolean;
  readonly button: string;
  readonly ready: boolean;
  readonly heard: string;
};

/** Runs in the page: one look at the table, by accessible names; the first that differs from `before`, if that is given. */
const see = async (before: string | null): Promise<Seen> => {
  const labels = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
  const now = (): Seen => {
    const dice = [...document.querySelectorAll('[data-die]')];
    const button = document.querySelector<HTMLButtonElement>('main [data-main]');
    return {
      squares: labels('[role=gridcell]'),
      dice: labels('[data-die]'),
      kept: dice.map((found) => found.getAttribute('aria-pressed') === 'true'),
      keepable: dice.some((found) => found.getAttribute('aria-disabled') !== 'true'),
      button: button?.textContent?.trim() ?? '',
      ready: button !== null && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
      heard: document.querySelector('[role=status]')?.textContent ?? '',
    };
  };
  for (let look = 0; look < 2000; look++) {
    const seen = now();
    if (JSON.stringify(seen) !== before) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing changes at the table');
};

export const look = (page: Page): Promise<Seen> => page.evaluate(see, null);

/** The table after something has changed. */
export const lookAgain = (page: Page, before: Seen): Promise<Seen> =>
  page.evaluate(see, JSON.stringify(before));

const nameOf = (label: string): string => label.split(',')[0]!;

const distance = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a[1]) - Number(b[1])));

/** The square that leads most directly from start to start, for whoever is to move. */
const bestMark = (seen: Seen, words: Words, open: readonly string[]): string => {
  const starts = (key: keyof Words) =>
    seen.squares.filter((label) => label.includes(word(words, key))).map(nameOf);
  const sides = [starts('cowpath.square.start.x'), starts('cowpath.square.start.o')];
  const worth = (square: string) =>
    Math.min(...sides.map((side) => side.reduce((sum, start) => sum + distance(square, start), 0)));
  return [...open].sort((a, b) => worth(a) - worth(b))[0]!;
};

const faceOf = (label: string): string => label.split(': ')[1]?.split(',')[0] ?? '';

/** Dice to keep: the symbol that lies most often. */
const worthKeeping = (seen: Seen): readonly number[] => {
  const faces = seen.dice.map(faceOf);
  const often = (face: string) => faces.filter((other) => other === face).length;
  const most = Math.max(...faces.map(often));
  const face = faces.find((candidate) => often(candidate) === most)!;
  return most === 1 ? [] : faces.flatMap((other, index) => (other === face ? [index + 1] : []));
};

export type Player = {
  readonly page: Page;
  readonly hands: Hands;
  readonly words: Words;
  /** Called at every look; for checks on the way. */
  readonly check?: (seen: Seen) => Promise<void>;
};

/** Dice whose keeping changes. With all five kept there would be nothing to throw: then the others go again. */
const toToggle = (seen: Seen): readonly number[] => {
  const worth = worthKeeping(seen);
  const more = worth.filter((number) => !seen.kept[number - 1]);
  if (seen.kept.filter(Boolean).length + more.length < seen.kept.length) return more;
  const others = seen.kept.flatMap((kept, index) => (kept && !worth.includes(index + 1) ? [index + 1] : []));
  return others.length > 0 ? [...more, ...others] : more.slice(1);
};

const throwAgain = async ({ page, hands }: Player, seen: Seen): Promise<void> => {
  if (seen.keepable) for (const number of toToggle(seen)) await hands.keep(die(page, number), number);
  await hands.throwDice(mainButton(page));
};

/** A computer may have moved between the look and the hand: then the look was old, and nothing is wrong. */
export const attempt = async (page: Page, seen: Seen, action: Promise<void>): Promise<void> => {
  try {
    await action;
  } catch (error) {
    if (JSON.stringify(await look(page)) === JSON.stringify(seen)) throw error;
  }
};

const allKept = ({ kept, keepable }: Seen): boolean => keepable && kept.length > 0 && kept.every(Boolean);

/** One action of whoever is to move; false when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<boolean> => {
  const { page, hands, words } = player;
  const markable = word(words, 'cowpath.square.markable');
  const open = seen.squares.filter((label) => label.includes(markable)).map(nameOf);
  if (seen.button === word(words, 'result.again')) return false;
  if (open.length > 0) await attempt(page, seen, hands.pick(squareNamed(page, bestMark(seen, words, open))));
  else if (seen.ready || allKept(seen)) await attempt(page, seen, throwAgain(player, seen));
  return true;
};

const LONGEST_GAME = 600;

export const playOut = async (player: Player): Promise<Seen> => {
  let seen = await look(player.page);
  for (let action = 0; action < LONGEST_GAME; action++) {
    await player.check?.(seen);
    if (!(await act(player, seen))) return seen;
    seen = await lookAgain(player.page, seen);
  }
  throw new Error('the game does not end');
};
