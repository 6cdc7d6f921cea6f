/**
 * What a new visitor on a slow phone network waits for: the start page, an invitation, and the table after sitting down.
 * Seconds, bytes and requests, without cache or service worker.
 */
import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { SMALL_GAME, guest, sitDownAs, somebody, words } from '../e2e/support/online-people.ts';
import { Host, openAlone } from '../e2e/support/online-servers.ts';
import { word } from '../e2e/support/words.ts';
import { FLAGS, chromium as findChromium } from '../scripts/check/programs.ts';
import { build } from '../scripts/build/build.ts';

/** Slow 3G: 400 kbit/s each way, and 400 ms for every request. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const DEFAULT_RUNS = 5;
const LIMIT_S = 4;
const LIMIT_REQUESTS = 30;
const PATIENCE_MS = 60_000;

type Traffic = { readonly requests: number; readonly bytes: number };
type Wait = Traffic & { readonly ms: number };

/** Counts what a page loads; files that are still on their way are counted as requests only. */
const countTraffic = (session: CDPSession): (() => Traffic) => {
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => ({ requests, bytes });
};

const openSlowly = async (page: Page): Promise<() => Traffic> => {
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  const traffic = countTraffic(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return traffic;
};

/** How long it takes, and what is loaded meanwhile. */
const waitFor = async (traffic: () => Traffic, act: () => Promise<unknown>): Promise<Wait> => {
  const before = traffic();
  const from = performance.now();
  await act();
  const after = traffic();
  return {
    ms: performance.now() - from,
    requests: after.requests - before.requests,
    bytes: after.bytes - before.bytes,
  };
};

const visitStart = async (browser: Browser, url: string, run: number): Promise<readonly Wait[]> => {
  const { page, context } = await somebody(browser, run);
  const traffic = await openSlowly(page);
  const wait = await waitFor(traffic, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('a[href="/new/trio/people"]').waitFor();
  });
  await context.close();
  return [wait];
};

/** Ada's page is fast and open, so that the game begins as soon as Ben has sat down. Ben throws first. */
const visitInvitation = async (browser: Browser, url: string, run: number): Promise<readonly Wait[]> => {
  const ada = await guest(browser, run, url, 'Ada');
  const opened = await ada.page.request.post(`${url}/api/tables`, {
    data: {
      choice: SMALL_GAME,
      opening: { kind: 'chosen', seat: 1 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    },
  });
  const { id, code } = (await opened.json()) as { id: string; code: string };
  await ada.page.goto(`${url}/online/table/${id}`);
  const { page, context } = await somebody(browser, run + 1000);
  const traffic = await openSlowly(page);
  const invited = await waitFor(traffic, async () => {
    await page.goto(`${url}/join/${code}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: word(words, 'online.join') }).waitFor();
    await page.getByRole('heading', { name: /^Ada invites you/ }).waitFor();
  });
  const seated = await waitFor(traffic, async () => {
    await sitDownAs(page, 'Ben');
    await page.locator('[data-waits-for=me]').waitFor();
    await page.locator('[data-main]:enabled').first().waitFor();
  });
  await Promise.all([context.close(), ada.context.close()]);
  const throwing = { ...traffic(), ms: invited.ms + seated.ms };
  return [invited, seated, throwing];
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const report = (name: string, waits: readonly (Wait | undefined)[]): Wait => {
  const seen = waits.filter((wait) => wait !== undefined);
  const [ms, bytes, requests] = (['ms', 'bytes', 'requests'] as const).map((key) =>
    median(seen.map((wait) => wait[key])),
  ) as [number, number, number];
  const columns = [`${(ms / 1000).toFixed(1)} s`, `${Math.round(bytes / 1000)} kB`, `${requests} requests`];
  console.log(`${name.padEnd(34)}${columns.map((column) => column.padStart(14)).join('')}`);
  return { ms, bytes, requests };
};

export async function run([runs = String(DEFAULT_RUNS)]: readonly string[]): Promise<void> {
  await build('app');
  const host = new Host();
  const server = await openAlone(host);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] });
  const numbers = Array.from({ length: Number(runs) }, (_, run) => run + 1);
  const starts: (readonly Wait[])[] = [];
  const visits: (readonly Wait[])[] = [];
  for (const run of numbers) {
    starts.push(await visitStart(browser, server.url, run));
    visits.push(await visitInvitation(browser, server.url, run));
  }
  const at = (waits: readonly (readonly Wait[])[], index: number) => waits.map((wait) => wait[index]);
  const three = [
    report('start page', at(starts, 0)),
    report('invitation', at(visits, 0)),
    report('from Sit down to the first throw', at(visits, 1)),
  ];
  const whole = report('from the link to the first throw', at(visits, 2));
  console.log(`ratio wire-seconds ${(Math.max(...three.map(({ ms }) => ms)) / 1000 / LIMIT_S).toFixed(2)}`);
  console.log(`ratio wire-requests ${(whole.requests / LIMIT_REQUESTS).toFixed(2)}`);
  await browser.close();
  await server.close();
  await host.kill();
}
