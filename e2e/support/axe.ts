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
const STRUCTURE: axe.RunOptions = {
  ...QUICK,
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'color-contrast': { enabled: false } },
};
const CONTRAST: axe.RunOptions = { ...QUICK, runOnly: { type: 'rule', values: ['color-contrast'] } };

type Looks = { readonly structure: axe.RunOptions; readonly contrast: axe.RunOptions };
type Found = { readonly where: string; readonly faults: readonly string[] };

/** Runs in the page. */
const inspect = async ({ structure, contrast }: Looks): Promise<readonly Found[]> => {
  const { axe: checker } = globalThis as unknown as { readonly axe: Axe };
  const ALIKE = 'data-alike';
  /**
   * axe takes minutes for a thousand squares. Of squares with the same elements and the same computed colours all but one
   * are marked, and axe skips the marked ones.
   */
  const markAlike = (): void => {
    const known = new Set<string>();
    const kindOf = (cell: Element): string =>
      [cell, ...cell.querySelectorAll('*')]
        .map((part) => {
          const { color, backgroundColor, backgroundImage, opacity, fontSize } = getComputedStyle(part);
          return [part.tagName, part.role, color, backgroundColor, backgroundImage, opacity, fontSize].join(
            ' ',
          );
        })
        .join('\n');
    const CELLS = '[role=gridcell], [role=columnheader], [role=rowheader]';
    for (const cell of document.querySelectorAll(CELLS)) {
      const kind = `${getComputedStyle(cell.closest('[role=grid]')!).backgroundImage}\n${kindOf(cell)}`;
      cell.toggleAttribute(ALIKE, known.has(kind));
      known.add(kind);
    }
    // One mark for a whole row where possible, because axe compares every element with everything that it skips.
    for (const row of document.querySelectorAll('[role=row]')) {
      const cells = [...row.querySelectorAll(CELLS)];
      const isAlike = cells.every((cell) => cell.hasAttribute(ALIKE));
      row.toggleAttribute(ALIKE, isAlike);
      if (isAlike) for (const cell of cells) cell.removeAttribute(ALIKE);
    }
  };
  const look = async (where: string, options: axe.RunOptions): Promise<Found> => {
    markAlike();
    const { violations } = await checker.run({ exclude: [[`[${ALIKE}]`]] }, options);
    const describe = ({ id, nodes }: axe.Result): string =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n   ')}`;
    return { where, faults: violations.map(describe) };
  };
  const found = [await look('', structure)];
  for (const theme of ['day', 'night']) {
    document.documentElement.dataset['theme'] = theme;
    found.push(await look(`, by ${theme}`, contrast));
  }
  return found;
};

export const faults = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const looks = await page.evaluate(inspect, { structure: STRUCTURE, contrast: CONTRAST });
  for (const { where: how, faults: found } of looks) expect(found, `${where}${how}`).toEqual([]);
};
