/**
 * Makes the app's icons from the cow: favicon, touch icon, manifest icons, and a maskable icon with a margin. A
 * Chromium draws them: set `CHROMIUM` to its path, or /usr/bin/chromium is used.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cow = readFileSync(here('../cow.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

type Icon = { readonly file: string; readonly size: number; readonly cow: number; readonly round: number };

const ICONS: readonly Icon[] = [
  { file: 'favicon-32.png', size: 32, cow: 0.98, round: 0 },
  { file: 'apple-touch-icon.png', size: 180, cow: 0.72, round: 0 },
  { file: 'icon-192.png', size: 192, cow: 0.74, round: 0.22 },
  { file: 'icon-512.png', size: 512, cow: 0.74, round: 0.22 },
  { file: 'icon-maskable-512.png', size: 512, cow: 0.56, round: 0 },
];

const GRAIN = 'M6 0c2 16-2 30 0 48M16 0c-2 14 3 32 1 48M33 0c2 18-3 30 0 48M42 0c-2 20 2 28 0 48';

const drawing = ({ cow: share, round, file }: Icon): string => {
  const place = (48 * (1 - share)) / 2;
  const ground = file.startsWith('favicon')
    ? ''
    : `<g clip-path="url(#p)"><path d="M0 0h48v48H0z" fill="#c2904f"/><path d="${GRAIN}" fill="none" stroke="#ab793f"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="p"><rect width="48" height="48" rx="${48 * round}"/></clipPath>${ground}<g transform="translate(${place} ${place}) scale(${share})">${cow}</g></svg>`;
};

const out = here('../../../public/');
mkdirSync(out, { recursive: true });
writeFileSync(`${out}favicon.svg`, readFileSync(here('../cow.svg')));

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const icon of ICONS) {
  const { size, file } = icon;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${drawing(icon)}`);
  await page.screenshot({ path: `${out}${file}`, omitBackground: true });
}
await browser.close();
