/** A smoke test in a second browser: Firefox through puppeteer-core. FIREFOX names another binary. */
import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import { serveApp } from '../support/server.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const firefox = process.env['FIREFOX'] ?? PLACES.find((path) => existsSync(path));
if (firefox === undefined) {
  console.error('✗ Firefox is missing. On Debian: sudo apt-get install -y firefox-esr');
  process.exit(1);
}

const checks: string[] = [];
const check = (what: string, holds: boolean): void => {
  console.log(`  ${holds ? '✓' : '✗'} ${what}`);
  if (!holds) checks.push(what);
};

const press = async (page: Page, name: string): Promise<void> => {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
};

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent.trim());

const stepOf = (page: Page): Promise<number> =>
  page.$eval('[data-step]', (table) => Number((table as HTMLElement).dataset['step']));

const dice = (page: Page): Promise<readonly string[]> =>
  page.$$eval('[data-die]', (found) => found.map((die) => die.getAttribute('aria-label') ?? ''));

const visitAll = async (page: Page, url: string): Promise<void> => {
  for (const path of ['/', '/new/cowpath/computer', '/new/trio/people', '/settings', '/about']) {
    await page.goto(`${url}${path}`);
    await page.waitForSelector('main h1');
    check(`${path} shows "${await text(page, 'main h1')}"`, (await text(page, 'main h1')) !== '');
  }
};

const playCowpath = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/new/cowpath/people`);
  await press(page, words['setup.start']);
  await page.waitForSelector('[role=grid]');
  await press(page, words['table.coin.toss']);
  await page.waitForSelector('[data-die]');
  await page.waitForFunction(() => document.querySelector('[data-main]')?.textContent.includes('Throw'));
  await page.keyboard.press(' ');
  await page.waitForSelector('[data-die][aria-disabled=false]');
  const thrown = await dice(page);
  check(
    `dice fall: ${thrown.join('; ')}`,
    thrown.length === 5 && thrown.every((label) => label.includes(':')),
  );
  await page.keyboard.press('1');
  check('a die is kept', (await page.$('[data-die="1"][aria-pressed=true]')) !== null);
  await page.reload();
  await page.waitForSelector('[data-die]');
  check('a reload keeps the dice', JSON.stringify(await dice(page)) === JSON.stringify(thrown));
};

const playTrio = async (page: Page, url: string): Promise<void> => {
  await page.evaluate(() => localStorage.setItem('abacow.settings', JSON.stringify({ speed: 'instant' })));
  await page.goto(`${url}/new/trio/computer`);
  await press(page, words['setup.start']);
  await page.waitForSelector('[role=grid]');
  for (let action = 0, step = -1; action < 60; action++) {
    // The last action is done, and the table does not wait for a computer.
    await page.waitForFunction(
      (before) => {
        const { step: now, waitsFor } = document.querySelector<HTMLElement>('[data-step]')!.dataset;
        return Number(now) > before && waitsFor !== 'computer';
      },
      {},
      step,
    );
    if ((await page.$$(`[role=gridcell][aria-label*="pawn"]`)).length >= 4) break;
    step = await stepOf(page);
    const target = await page.$(`[role=gridcell][aria-label*="${words['trio.state.target']}"]`);
    if (target !== null) await target.click();
    else await page.keyboard.press(' ');
  }
  const pawns = await page.$$eval('[role=gridcell][aria-label*="pawn"]', (cells) =>
    cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
  );
  check(
    'a person places pawns',
    pawns.some((label) => label.includes(words['trio.state.pawn.you'])),
  );
  check(
    'the computer places pawns',
    pawns.some((label) => !label.includes(words['trio.state.pawn.you'])),
  );
};

const { url, close } = await serveApp();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true });
console.log(await browser.version());
const page = await browser.newPage();
const complaints: string[] = [];
page.on('pageerror', (error) => complaints.push(String(error)));
page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
await page.setViewport({ width: 1280, height: 860 });
try {
  await visitAll(page, url);
  await playCowpath(page, url);
  await playTrio(page, url);
} catch (error) {
  check(`no step fails: ${String(error)}`, false);
}
check(`the page does not complain ${complaints.join('; ')}`, complaints.length === 0);
await browser.close();
await close();
process.exit(checks.length === 0 ? 0 : 1);
