/** Photographs every screen into docs/screens: phone and desktop, by day and by night. `npm run screens`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { type Scene, cowpathBonus, cowpathEnd, cowpathTurn, trioRound, trioTurn } from './screengames.ts';
import { serveApp } from './server.ts';

const OUT = process.env['OUT'] ?? fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;
const THEMES = { day: 'light', night: 'dark' } as const;
const SETTLE_MS = 1_400;

type Shot = { readonly name: string; readonly open: (page: Page, url: string) => Promise<void> };

const visit =
  (path: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}${path}`);
  };

const bringIn = async (page: Page, url: string, scene: Scene): Promise<void> => {
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(scene.file),
  });
  await page.waitForURL(`**/${scene.game}/*`);
  await page.locator('[role=grid]').waitFor();
};

const keepThree = async (page: Page): Promise<void> => {
  const dice = await page.locator('[data-die]').all();
  const labels = await Promise.all(dice.map((die) => die.getAttribute('aria-label')));
  const faceOf = (label: string | null): string => label?.split(':')[1] ?? '';
  for (const [index, die] of dice.entries()) {
    if (labels.filter((label) => faceOf(label) === faceOf(labels[index]!)).length >= 3) await die.click();
  }
};

/** Trio's squares are numbered on the page, row by row. */
const trioSquare = (page: Page, name: string) => {
  const [row = 1, column = 1] = name.split('x').map(Number);
  return page.locator(`[data-square="${(row - 1) * 9 + column - 1}"]`);
};

const SHOTS: readonly Shot[] = [
  { name: 'home', open: visit('/') },
  { name: 'new-cowpath', open: visit('/new/cowpath/computer') },
  { name: 'new-trio', open: visit('/new/trio/computer') },
  {
    name: 'cowpath-coin',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByTestId('start').click();
    },
  },
  {
    name: 'cowpath',
    open: async (page, url) => {
      await bringIn(page, url, cowpathTurn());
      await keepThree(page);
      if (page.viewportSize()!.width > 800) await page.getByRole('button', { name: 'Chances' }).click();
    },
  },
  { name: 'cowpath-bonus', open: (page, url) => bringIn(page, url, cowpathBonus()) },
  {
    name: 'cowpath-result',
    open: async (page, url) => {
      const scene = cowpathEnd();
      await bringIn(page, url, scene);
      await page.locator(`[data-square=${scene.next}]`).click();
      await page.waitForTimeout(SETTLE_MS);
    },
  },
  { name: 'trio', open: (page, url) => bringIn(page, url, trioTurn()) },
  {
    name: 'trio-result',
    open: async (page, url) => {
      const scene = trioRound();
      await bringIn(page, url, scene);
      const [from, to] = scene.next!.includes('>') ? scene.next!.split('>') : [null, scene.next!];
      for (const square of [from, to]) if (square) await trioSquare(page, square).click();
      await page.waitForTimeout(SETTLE_MS);
    },
  },
  { name: 'sheets', open: visit('/sheets/7') },
  { name: 'sheets-own', open: visit('/sheets/x1co-2o3c-c4_x-o5xc') },
  { name: 'print', open: visit('/print/1-4,multiplication,scores/4-a4') },
  { name: 'settings', open: visit('/settings') },
  { name: 'about', open: visit('/about') },
  { name: 'not-found', open: visit('/this/leads/nowhere') },
];

const photograph = async (
  browser: Browser,
  url: string,
  size: keyof typeof SIZES,
  theme: keyof typeof THEMES,
) => {
  for (const { name, open } of SHOTS.filter(
    (shot) => !process.argv[2] || shot.name.startsWith(process.argv[2]),
  )) {
    const page = await browser.newPage({
      viewport: SIZES[size],
      colorScheme: THEMES[theme],
      locale: process.env['LANGUAGE_OF_SCREENS'] ?? 'en',
      deviceScaleFactor: size === 'phone' ? 2 : 1,
      serviceWorkers: 'block',
    });
    await open(page, url);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: `${OUT}${name}-${size}-${theme}.jpg`, type: 'jpeg', quality: 82 });
    await page.close();
    console.log(`  ${name}-${size}-${theme}.jpg`);
  }
};

await mkdir(OUT, { recursive: true });
const app = await serveApp();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const theme of ['day', 'night'] as const)
  for (const size of ['phone', 'desktop'] as const) await photograph(browser, app.url, size, theme);
await browser.close();
await app.close();
