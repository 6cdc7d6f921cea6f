/**
 * Takes pictures of every screen: phone and desktop, light and dark. `npm run screens` takes all, `npm run screens -- cowpath`
 * those whose names begin with `cowpath`. Pictures in docs/screens are replaced there, the others are written to screens/, which
 * git ignores. OUT changes the folder, SIZES the sizes (also `tablet` and `sideways`), LANGUAGE_OF_SCREENS the language.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { FLAGS, chromium as findChromium } from '../../scripts/check/programs.ts';
import { Host, openAlone } from '../support/online-servers.ts';
import { DEVICE } from './screens/device.ts';
import { LEARNING } from './screens/learning.ts';
import { ONLINE } from './screens/online.ts';
import { OWN_DICE } from './screens/own-dice.ts';
import { PAPER } from './screens/paper.ts';
import { TABLES } from './screens/tables.ts';
import type { Shot } from './screens/shot.ts';

const ROOT = join(import.meta.dirname, '../..');
const IN_DOCS = join(ROOT, 'docs/screens');
const OUT = process.env['OUT'] ?? join(ROOT, 'screens');
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  sideways: { width: 740, height: 360 },
} as const;
const THEMES = { day: 'light', night: 'dark' } as const;
const SETTLE_MS = 400;

const SHOTS: readonly Shot[] = [...DEVICE, ...TABLES, ...OWN_DICE, ...LEARNING, ...PAPER, ...ONLINE];

type Size = keyof typeof SIZES;
type Theme = keyof typeof THEMES;

const pathOf = (file: string): string => {
  const shown = join(IN_DOCS, file);
  return process.env['OUT'] === undefined && existsSync(shown) ? shown : join(OUT, file);
};

const photograph = async (browser: Browser, url: string, shot: Shot, size: Size, theme: Theme) => {
  const page = await browser.newPage({
    viewport: SIZES[size],
    colorScheme: THEMES[theme],
    locale: process.env['LANGUAGE_OF_SCREENS'] ?? 'en',
    deviceScaleFactor: size === 'phone' ? 1.5 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(20_000);
  await shot.open(page, url);
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLE_MS);
  const path = pathOf(`${shot.name}-${size}-${theme}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 60 });
  await page.close();
  console.log(`  ${relative(ROOT, path)}`);
};

const wanted = SHOTS.filter(({ name }) => name.startsWith(process.argv[2] ?? ''));
const sizes = (process.env['SIZES'] ?? 'phone,desktop').split(',') as Size[];
await mkdir(OUT, { recursive: true });
const host = new Host();
const server = await openAlone(host);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] });
for (const shot of wanted)
  for (const size of sizes)
    await Promise.all(
      (['day', 'night'] as const).map((theme) => photograph(browser, server.url, shot, size, theme)),
    );
await browser.close();
await server.close();
await host.kill();
