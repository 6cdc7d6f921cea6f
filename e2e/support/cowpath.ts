/** Plays a game of Cowpath to its end, using only what a screen reader sees. */
import type { Locator, Page } from '@playwright/test';
import type { WaitsFor } from '../../apps/web/src/table/model/waiting.ts';
import type { Hands } from './hands.ts';
import { type Words, word } from './words.ts';

export const mainButton = (page: Page): Locator => page.locator('main [data-main]');
export const squareNamed = (page: Page, name: string): Locator =>
  page.locator(`[role=gridcell][aria-label^="${name},"]`);
export const die = (page: Page, number: number): Locator => page.locator(`[data-die="${number}"]`);

export type Seen = {
  /** The number of events that the table shows. */
  readonly step: number;
  readonly waitsFor: WaitsFor;
  readonly squares: readonly string[];
  readonly dice: readonly string[];
  readonly kept: readonly boolean[];
  readonly keepable: boolean;
  readonly button: string;
  readonly ready: boolean;
  readonly announced: string;
};

type Wanted = {
  /** Selectors to click, in this order, before looking. */
  readonly press: readonly string[];
  readonly least: number;
  readonly pastRound: boolean;
  readonly limitMs: number;
};

/**
 * Runs in the page: reads the table by accessible names, as soon as at least `least` events are shown and it waits neither
 * for a computer nor for the service. While a won round is shown, later events are not shown yet.
 */
const see = ({ press, least, pastRound, limitMs }: Wanted): Promise<Seen> => {
  const labels = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
  const table = () => {
    const { step, waitsFor } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    return { step: Number(step ?? -1), waitsFor: (waitsFor ?? 'nobody') as WaitsFor };
  };
  const isReady = (): boolean => {
    const { step, waitsFor } = table();
    if (waitsFor === 'round') return !pastRound;
    // A lost turn is on screen for a moment; a press goes on at once.
    if (waitsFor === 'lost') document.querySelector<HTMLElement>('[data-lost]')?.click();
    if (waitsFor === 'lost') return false;
    return step >= least && waitsFor !== 'computer' && waitsFor !== 'service';
  };
  const now = (): Seen => {
    const dice = [...document.querySelectorAll('[data-die]')];
    const button = document.querySelector<HTMLButtonElement>('main [data-main]');
    return {
      ...table(),
      squares: labels('[role=gridcell]'),
      dice: labels('[data-die]'),
      kept: dice.map((found) => found.getAttribute('aria-pressed') === 'true'),
      keepable: dice.some((found) => found.getAttribute('aria-disabled') !== 'true'),
      button: button?.textContent.trim() ?? '',
      ready: button !== null && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
      announced: document.querySelector('[role=status]')?.textContent ?? '',
    };
  };
  for (const selector of press) document.querySelector<HTMLElement>(selector)!.click();
  return new Promise((resolve, reject) => {
    if (isReady()) return resolve(now());
    const observer = new MutationObserver(() => isReady() && end(() => resolve(now())));
    const end = (report: () => void): void => {
      clearTimeout(timer);
      observer.disconnect();
      report();
    };
    const fail = () =>
      reject(new Error(`the table does not reach ${least} events: ${JSON.stringify(table())}`));
    const timer = setTimeout(() => end(fail), limitMs);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-step', 'data-waits-for'],
    });
  });
};

const LOOK: Wanted = { press: [], least: 0, pastRound: false, limitMs: 30_000 };

/** The table, once at least `least` events are shown and it waits for a person or nobody. */
export const look = (page: Page, least = 0): Promise<Seen> => page.evaluate(see, { ...LOOK, least });

/** One thing to do on the page. */
export type Action = {
  readonly kind: 'press' | 'pick' | 'keep' | 'throw';
  readonly selector: string;
  readonly die?: number;
};

const doAction = (page: Page, hands: Hands, { kind, selector, die = 0 }: Action): Promise<void> => {
  const thing = page.locator(selector);
  switch (kind) {
    case 'press':
      return hands.press(thing);
    case 'pick':
      return hands.pick(thing);
    case 'keep':
      return hands.keep(thing, die);
    case 'throw':
      return hands.throwDice(thing);
  }
};

/** Does the actions and returns the table after them. Without `hands` everything is clicked at once, which is faster. */
export const perform = async (
  { page, hands }: Player,
  seen: Seen,
  actions: readonly Action[],
): Promise<Seen> => {
  const pastRound = seen.waitsFor === 'round';
  const after = { ...LOOK, least: seen.step + (pastRound ? 0 : 1), pastRound };
  if (hands === undefined)
    return page.evaluate(see, { ...after, press: actions.map(({ selector }) => selector) });
  for (const action of actions) await doAction(page, hands, action);
  return page.evaluate(see, after);
};

const nameOf = (label: string): string => label.split(',')[0]!;

const distance = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a[1]) - Number(b[1])));

/** The square closest to the starts of one of the sides. */
const bestMark = (seen: Seen, words: Words, open: readonly string[]): string => {
  const starts = (key: keyof Words) =>
    seen.squares.filter((label) => label.includes(word(words, key))).map(nameOf);
  const sides = [starts('cowpath.square.start.x'), starts('cowpath.square.start.o')];
  const worth = (square: string) =>
    Math.min(...sides.map((side) => side.reduce((sum, start) => sum + distance(square, start), 0)));
  return [...open].sort((a, b) => worth(a) - worth(b))[0]!;
};

const faceOf = (label: string): string => label.split(': ')[1]?.split(',')[0] ?? '';

/** The dice to keep: those with the most frequent symbol. */
const worthKeeping = (seen: Seen): readonly number[] => {
  const faces = seen.dice.map(faceOf);
  const often = (face: string) => faces.filter((other) => other === face).length;
  const most = Math.max(...faces.map(often));
  const face = faces.find((candidate) => often(candidate) === most)!;
  return most === 1 ? [] : faces.flatMap((other, index) => (other === face ? [index + 1] : []));
};

export type Player = {
  readonly page: Page;
  readonly hands?: Hands;
  readonly words: Words;
  /** Called before every action, for checks during the game. */
  readonly check?: (seen: Seen) => Promise<void>;
};

/** The dice to toggle. If all five were kept there would be nothing to throw, so others are released. */
const toToggle = (seen: Seen): readonly number[] => {
  const worth = worthKeeping(seen);
  const more = worth.filter((number) => !seen.kept[number - 1]);
  if (seen.kept.filter(Boolean).length + more.length < seen.kept.length) return more;
  const others = seen.kept.flatMap((kept, index) => (kept && !worth.includes(index + 1) ? [index + 1] : []));
  return others.length > 0 ? [...more, ...others] : more.slice(1);
};

const allKept = ({ kept, keepable }: Seen): boolean => keepable && kept.length > 0 && kept.every(Boolean);

export const THROW: Action = { kind: 'throw', selector: 'main [data-main]' };

const actionsAt = (seen: Seen, words: Words): readonly Action[] => {
  const markable = word(words, 'cowpath.square.markable');
  const open = seen.squares.filter((label) => label.includes(markable)).map(nameOf);
  if (open.length > 0)
    return [{ kind: 'pick', selector: `[role=gridcell][aria-label^="${bestMark(seen, words, open)},"]` }];
  if (!seen.ready && !allKept(seen)) throw new Error(`nothing can be done: ${JSON.stringify(seen)}`);
  const keeping = seen.keepable ? toToggle(seen) : [];
  return [...keeping.map((die): Action => ({ kind: 'keep', selector: `[data-die="${die}"]`, die })), THROW];
};

/** Acts for the player to move and returns the table after it; null when the game is over. */
export const act = async (player: Player, seen: Seen): Promise<Seen | null> =>
  seen.waitsFor === 'nobody' ? null : perform(player, seen, actionsAt(seen, player.words));

export type Act = typeof act;

const MAX_ACTIONS = 1200;

/** Plays until the game is over or `most` actions are done. */
export const playOn = async (act: Act, player: Player, most: number): Promise<Seen> => {
  let seen = await look(player.page);
  for (let action = 0; action < most; action++) {
    await player.check?.(seen);
    const next = await act(player, seen);
    if (next === null) break;
    seen = next;
  }
  return seen;
};

export const playWith = async (act: Act, player: Player): Promise<Seen> => {
  const seen = await playOn(act, player, MAX_ACTIONS);
  if (seen.waitsFor !== 'nobody') throw new Error('the game does not end');
  return seen;
};

export const playOut = (player: Player): Promise<Seen> => playWith(act, player);
