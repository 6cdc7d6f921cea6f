/** Runs axe on the current page: every rule in light mode, and the contrast rules again in dark mode. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

type Axe = typeof axe;

/** The axe-core of axe's Playwright package. The package itself is slower, because it also reports every correct node. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as Axe;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Reports only violations, and does not wait for frames or media, because there are none. */
const QUICK: axe.RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
};
const EVERY_RULE: axe.RunOptions = { ...QUICK, runOnly: { type: 'tag', values: TAGS } };
const CONTRAST: axe.RunOptions = { ...QUICK, runOnly: { type: 'rule', values: ['color-contrast'] } };
const LOOKS = { day: EVERY_RULE, night: CONTRAST };

type Found = { readonly theme: string; readonly faults: readonly string[] };

/** Runs in the page. */
const inspect = async (looks: Readonly<Record<string, axe.RunOptions>>): Promise<readonly Found[]> => {
  const { axe: checker } = globalThis as unknown as { readonly axe: Axe };
  const ALIKE = 'data-alike';
  const CELLS = '[role=gridcell], [role=columnheader], [role=rowheader]';
  const kindOf = (cell: Element): string =>
    [cell, ...cell.querySelectorAll('*')]
      .map((part) => {
        const { color, backgroundColor, backgroundImage, opacity, fontSize } = getComputedStyle(part);
        return [part.tagName, part.role, color, backgroundColor, backgroundImage, opacity, fontSize].join(
          ' ',
        );
      })
      .join('\n');
  /**
   * axe takes minutes for a thousand squares. Of squares with the same elements and the same computed colours all but one
   * are marked, and axe skips the marked ones. Rows of nothing but marked squares leave the page meanwhile, because axe looks
   * at every element first. Returns what puts them back.
   */
  const reduceBoards = (): (() => void) => {
    const known = new Set<string>();
    for (const cell of document.querySelectorAll(CELLS)) {
      const kind = `${getComputedStyle(cell.closest('[role=grid]')!).backgroundImage}\n${kindOf(cell)}`;
      cell.toggleAttribute(ALIKE, known.has(kind));
      known.add(kind);
    }
    const alike = [...document.querySelectorAll('[role=row] + [role=row]')].filter(
      (row) =>
        !row.contains(document.activeElement) &&
        [...row.querySelectorAll(CELLS)].every((cell) => cell.hasAttribute(ALIKE)),
    );
    const places = alike.map((row) => [row, document.createComment('')] as const);
    for (const [row, place] of places) row.replaceWith(place);
    return () => places.forEach(([row, place]) => place.replaceWith(row));
  };
  const found: Found[] = [];
  for (const [theme, options] of Object.entries(looks)) {
    document.documentElement.dataset['theme'] = theme;
    const putBack = reduceBoards();
    const { violations } = await checker.run({ exclude: [[`[${ALIKE}]`]] }, options);
    putBack();
    const describe = ({ id, nodes }: axe.Result): string =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n   ')}`;
    found.push({ theme, faults: violations.map(describe) });
  }
  return found;
};

export const faults = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  for (const { theme, faults: found } of await page.evaluate(inspect, LOOKS))
    expect(found, `${where}, by ${theme}`).toEqual([]);
};
