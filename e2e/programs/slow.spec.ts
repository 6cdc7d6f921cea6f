/** How long a new visitor waits on a slow phone network, without cache or service worker. `RUNS` is the number of runs. */
import type { Browser, Page } from '@playwright/test';
import { arrive } from '../support/arrival.ts';
import { expect, test } from '../support/online-fixtures.ts';
import { SMALL_GAME, type Somebody, sitDownAs, somebody, words } from '../support/online-people.ts';
import { word } from '../support/words.ts';

/** 400 kbit/s each way, and 400 ms for every request. */
const SLOW_3G = { latencyMs: 400, bytesPerSecond: 50_000 };
const RUNS = Number(process.env['RUNS'] ?? 5);
const LIMIT_MS = 5000;
const PATIENCE_MS = 30_000;

type Invitation = { readonly id: string; readonly code: string };

const invite = async ({ page }: Somebody, url: string): Promise<Invitation> => {
  const answer = await page.request.post(`${url}/api/tables`, {
    data: { choice: SMALL_GAME, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  return (await answer.json()) as Invitation;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median; each run uses a new browser context. */
const measure = async (
  browser: Browser,
  what: string,
  urlFor: () => string | Promise<string>,
  usable: (page: Page) => Promise<unknown>,
): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, context } = await somebody(browser, run);
    page.setDefaultTimeout(PATIENCE_MS);
    const { ms, requests, bytes } = await arrive(page, await urlFor(), SLOW_3G, usable);
    console.log(`  ${what}: ${ms} ms, ${requests} requests, ${Math.round(bytes / 1000)} kB`);
    times.push(ms);
    await context.close();
  }
  console.log(`  ${what}: ${median(times)} ms, the median of ${RUNS}`);
  return median(times);
};

/** The invitation is visible, with the field for the name. */
const invited = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: word(words, 'online.join') }).waitFor();
  await page.getByRole('heading', { name: /^Ada invites you/ }).waitFor();
};

/** Types the name as soon as the field is there. All seats are taken then, and the table waits for Ada. */
const sits = async (page: Page): Promise<void> => {
  await sitDownAs(page, 'Ben');
  await page.getByText(word(words, 'room.seeds.text')).waitFor();
};

test('the start page on slow 3G', async ({ browser, server }) => {
  const usable = (page: Page) => page.locator('a[href="/new/trio/people"]').waitFor();
  expect(await measure(browser, 'start page', () => server.url, usable)).toBeLessThan(LIMIT_MS);
});

test('an invitation on slow 3G, by its link and by the address of the table', async ({
  browser,
  server,
  ada,
}) => {
  const { id, code } = await invite(ada, server.url);
  for (const path of [`/join/${code}`, `/online/table/${id}`])
    expect(await measure(browser, path, () => `${server.url}${path}`, invited)).toBeLessThan(LIMIT_MS);
});

test('from an invitation to a seat on slow 3G', async ({ browser, server, ada }) => {
  const url = async () => `${server.url}/join/${(await invite(ada, server.url)).code}`;
  expect(await measure(browser, 'until a seat is taken', url, sits)).toBeLessThan(2 * LIMIT_MS);
});
