/** axe, on what the page shows now: every rule by day, and once more by night what hangs on colours. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

type Axe = typeof axe;

/** The one that comes with axe's package for Playwright, which itself is slower: it asks for every node that is in order, too. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as Axe;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing but what is wrong is written down; there are no frames and no media to wait for. */
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
   * A thousand squares take axe minutes. Squares made of the same parts, whose colours are the same to the last computed
   * value, are marked, all but one of a kind, and are not looked at again.
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
    for (const cell of document.querySelectorAll('[role=gridcell], [role=columnheader], [role=rowheader]')) {
      const kind = `${getComputedStyle(cell.closest('[role=grid]')!).backgroundImage}\n${kindOf(cell)}`;
      cell.toggleAttribute(ALIKE, known.has(kind));
      known.add(kind);
    }
  };
  const look = async (where: string, options: axe.RunOptions): Promise<Found> => {
    markAlike();
    const { violations } = await checker.run({ exclude: [[`[${ALIKE}]`]] }, options);
    const tell = ({ id, nodes }: axe.Result): string =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n   ')}`;
    return { where, faults: violations.map(tell) };
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
