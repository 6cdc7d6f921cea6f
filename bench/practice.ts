/** How long practice takes from a key to the painted feedback, on a processor slowed down four times. */
import { type Page, chromium } from '@playwright/test';
import { Host, openAlone } from '../e2e/support/online-servers.ts';
import { lookAtNew } from '../e2e/support/practice.ts';
import { FLAGS, chromium as findChromium } from '../scripts/check/programs.ts';
import { build } from '../scripts/build/build.ts';

const SLOWER = 4;
const ANSWERS = 60;
const WARM_UP = 10;
/** Every so many answers one is wrong: then the explanation is the feedback. */
const WRONG_EACH = 6;
const LIMIT_MS = 100;

/**
 * Runs in the page, as text: compiled functions would need names that the page does not have. The time of a key is the time
 * stamp of its event; it ends with the next paint after the event, which begins after the next animation frame.
 */
const MEASURE = `
  globalThis.times = [];
  addEventListener('keydown', (event) => {
    const { key, timeStamp } = event;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => times.push({ key, ms: performance.now() - timeStamp });
      channel.port2.postMessage(null);
    });
  }, { capture: true });
`;

type Timed = { readonly key: string; readonly ms: number };

const answerOne = async (page: Page, wrong: boolean): Promise<void> => {
  const asking = page.locator('[data-testid=asking]');
  await lookAtNew(page);
  const given = Number(await asking.getAttribute('data-answers'));
  const asked = (await page.locator('[data-question]').getAttribute('data-question')) ?? '';
  const [first = 0, second = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  for (const digit of String(first * second + (wrong ? 1 : 0))) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await page.locator(`[data-testid=asking][data-answers="${given + 1}"]`).waitFor();
  if (!wrong) return;
  await page.locator('[data-testid=fact-picture]').waitFor();
  await page.keyboard.press('Enter');
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

const report = (name: string, times: readonly number[]): void => {
  const sorted = [...times].sort((a, b) => a - b);
  const columns = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1)].map((ms) =>
    `${ms!.toFixed(1)} ms`.padStart(12),
  );
  console.log(`${name.padEnd(10)}${String(times.length).padStart(6)}${columns.join('')}`);
};

export async function run(): Promise<void> {
  await build('app');
  const host = new Host();
  const server = await openAlone(host);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  // The round must not end.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${server.url}/practice`);
  await page.getByRole('button', { name: 'Begin at the beginning' }).click();
  await page.locator('[data-testid=asking]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let answer = 0; answer < WARM_UP; answer++) await answerOne(page, answer === 0);
  await page.evaluate(MEASURE);
  for (let answer = 1; answer <= ANSWERS; answer++) await answerOne(page, answer % WRONG_EACH === 0);
  const times = await page.evaluate<readonly Timed[]>('times');
  const of = (wanted: (key: string) => boolean): readonly number[] =>
    times.filter(({ key }) => wanted(key)).map(({ ms }) => ms);
  console.log(
    `${'key'.padEnd(10)}${'count'.padStart(6)}${['median', 'p95', 'max'].map((name) => name.padStart(12)).join('')}`,
  );
  report(
    'digit',
    of((key) => key !== 'Enter'),
  );
  report(
    'Enter',
    of((key) => key === 'Enter'),
  );
  const longest = Math.max(...of(() => true));
  console.log(`ratio practice ${(longest / LIMIT_MS).toFixed(2)}`);
  await browser.close();
  await server.close();
  await host.kill();
}
