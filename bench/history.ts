/** How fast the start page opens with no finished games on the device, and with ten thousand. */
import { type Page, chromium } from '@playwright/test';
import { GAME_IDS, rowsOf } from '../apps/web/src/device/games/fixture.testing.ts';
import { Host, openAlone } from '../e2e/support/online-servers.ts';
import { FLAGS, chromium as findChromium } from '../scripts/check/programs.ts';
import { build } from '../scripts/build/build.ts';

const GAMES = 10_000;
const ROUNDS = 15;
const WARM_UP = 3;

/** A whole game of Cowpath, which is copied. The rows have no summaries, as after an import. */
const wonGame = () => rowsOf('games').find(({ id }) => id === GAME_IDS['cowpath won'])!;

/** Runs in the page, as text: compiled functions would need names that the page does not have. */
const fillText = (row: object, count: number): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('abacow-device');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction(['games', 'events'], 'readwrite');
    const { events, ...row } = ${JSON.stringify(row)};
    for (let n = 0; n < ${count}; n++) {
      const id = 'bench' + n;
      writing.objectStore('games').put({ ...row, id, lastAt: row.lastAt + n * 60000 });
      events.forEach((event, number) =>
        writing.objectStore('events').put(event.kind === 'opened' ? { ...event, table: id } : event, [id, number]));
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
        `indexedDB.databases().then((all) => all.some(({ name }) => name === 'abacow-device'))`,
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
