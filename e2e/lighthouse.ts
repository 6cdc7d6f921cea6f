/**
 * Lighthouse on a phone, as a report: `test-results/lighthouse.html`. Fails when accessibility or best practices are below
 * what we promise; performance is measured and told, because it depends on what else the machine does.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { FLAGS, chromium } from '../scripts/browser.mjs';
import { serveApp } from './server.ts';

const OUT = fileURLToPath(new URL('../test-results/', import.meta.url));
const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof PROMISED;
const CATEGORIES = Object.keys(PROMISED) as Category[];
const TRIES = 3;

type Scores = Readonly<Record<Category, number>>;

const measure = async (
  url: string,
  port: number,
): Promise<{ scores: Scores; report: string; faults: string[] }> => {
  const result = await lighthouse(url, {
    port,
    output: 'html',
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  const { categories, audits } = result.lhr;
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const faults = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue, score }) => `${id} ${displayValue ?? ''} (${score})`);
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Scores;
  return { scores, report: String(result.report), faults };
};

const isKept = (scores: Scores, categories: readonly Category[]): boolean =>
  categories.every((category) => scores[category] >= PROMISED[category]);

const { url, close } = await serveApp();
const chrome = await launch({ chromePath: chromium(), chromeFlags: ['--headless=new', ...FLAGS] });
let kept = false;
let sound = false;
for (let attempt = 1; attempt <= TRIES && !kept; attempt++) {
  const { scores, report, faults } = await measure(url, chrome.port);
  kept = isKept(scores, CATEGORIES);
  sound ||= isKept(scores, ['accessibility', 'best-practices']);
  console.log(
    `Run ${attempt}: ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}lighthouse.html`, report);
}
chrome.kill();
await close();
if (!kept) console.log('Not all promised scores were reached in these runs.');
process.exit(sound ? 0 : 1);
