/** axe, on what the page shows now: every rule by day, and once more by night what hangs on colours. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALIKE = 'data-alike';

const inTheme = (page: Page, theme: 'day' | 'night'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/**
 * A thousand squares take axe minutes. Squares made of the same parts, whose colours are the same to the last computed
 * value, are marked, all but one of a kind, and are not looked at again.
 */
const markAlike = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
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
      cell.toggleAttribute(mark, known.has(kind));
      known.add(kind);
    }
  }, ALIKE);

const found = async (page: Page, look: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> => {
  // Without frames there is nothing to gather, and no second page to open for it.
  const { violations } = await look(new AxeBuilder({ page }).setLegacyMode(true)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n   ')}`,
  );
};

export const faults = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await markAlike(page);
  const structure = await found(page, (axe) =>
    axe.withTags(TAGS).disableRules(['color-contrast']).exclude(`[${ALIKE}]`),
  );
  expect(structure, where).toEqual([]);
  for (const theme of ['day', 'night'] as const) {
    await inTheme(page, theme);
    await markAlike(page);
    const pale = await found(page, (axe) => axe.withRules(['color-contrast']).exclude(`[${ALIKE}]`));
    expect(pale, `${where}, by ${theme}`).toEqual([]);
  }
};
