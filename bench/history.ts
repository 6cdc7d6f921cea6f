/** How fast the start page opens with no finished games on the device, and with ten thousand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { Host, openAlone } from '../e2e/support/online-servers.ts';
import { FLAGS, chromium as findChromium } from '../scripts/check/programs.ts';
import { build } from '../scripts/build/build.ts';

const GAMES = 10_000;
const ROUNDS = 15;
const WARM_UP = 3;
const FIXTURE = join(import.meta.dirname, '../apps/web/src/device/games/fixtures/browser-2026-11.json');

type Row = { readonly id: string; readonly state: string; readonly lastAt: number };

/** A whole game of Cowpath, copied. The rows have no summaries: they are those of an old database. */
const wonGame = (): Row => {
  const { names, games } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as {
    readonly names: Readonly<Record<string, string>>;
    readonly games: readonly Row[];
  };
  return games.find(({ id }) => id === names['cowpath won'])!;
};

/** Runs in the page, as text: compiled functions would need names that the page does not have. */
const fillText = (row: Row, count: number): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('abacow');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('games', 'readwrite');
    const store = writing.objectStore('games');
    const row = ${JSON.stringify(row)};
    for (let n = 0; n < ${count}; n++) {
      const id = 'bench' + n;
      const events = row.events.map((event) => event.kind === 'opened' ? { ...event, table: id } : event);
      store.put({ ...row, id, events, lastAt: row.lastAt + n * 60000 });
    }
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

/** Until the start page is complete: its lists are there, or are known to be empty. */
const openingTime = async (page: Page, url: string, games: number): Promise<number> => {
  const start = performance.now();
  await page.goto(url, { waitUntil: 'load' });
  if (games > 0) await page.locator('[data-testid=latest-games] li').nth(2).waitFor();
  else await page.locator('footer').waitFor();
  return performance.now() - start;
};

/** From the start of loading to the first paint with content, by the browser's own clock. */
const paintTime = (page: Page): Promise<number> =>
  page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export async function run(): Promise<void> {
  await build('app');
  const host = new Host();
  const server = await openAlone(host);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] });
  const pages = await Promise.all(
    [0, GAMES].map(async (games) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.locator('footer').waitFor();
      await page.waitForFunction(
        `indexedDB.databases().then((all) => all.some(({ name }) => name === 'abacow'))`,
      );
      if (games > 0) await page.evaluate(fillText(wonGame(), games));
      return { games, page, paints: [] as number[], opened: [] as number[] };
    }),
  );
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const { games, page, paints, opened } of pages) {
      const time = await openingTime(page, server.url, games);
      const paint = await paintTime(page);
      if (round < WARM_UP) continue;
      opened.push(time);
      paints.push(paint);
    }
  console.log(`${'finished games'.padEnd(18)}${'first paint'.padStart(14)}${'complete'.padStart(14)}`);
  for (const { games, paints, opened } of pages)
    console.log(
      `${games.toLocaleString('en').padEnd(18)}${`${median(paints).toFixed(0)} ms`.padStart(14)}${`${median(opened).toFixed(0)} ms`.padStart(14)}`,
    );
  const [none, many] = pages.map(({ paints }) => median(paints));
  console.log(`ratio history ${(many! / none!).toFixed(2)}`);
  await browser.close();
  await server.close();
  await host.kill();
}
