/** Runs Lighthouse for a phone, in its own Chromium. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { FLAGS, chromium } from '../../scripts/check/programs.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices';

export type Inspected<Asked extends Category> = {
  readonly scores: Readonly<Record<Asked, number>>;
  /** The faults, one line each. */
  readonly faults: readonly string[];
  /** The report as HTML. */
  readonly report: string;
};

const GOOD = 0.9;

export const inspect = async <Asked extends Category>(
  url: string,
  asked: readonly Asked[],
  flags: Flags = {},
): Promise<Inspected<Asked>> => {
  const chrome = await launch({ chromePath: chromium(), chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'html',
      onlyCategories: [...asked],
      logLevel: 'error',
      ...flags,
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
    const faults = Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'error' || (score !== null && score < GOOD),
      )
      .map(({ id, displayValue, score }) => `${id} ${displayValue ?? ''} (${score})`);
    const scores = Object.fromEntries(asked.map((category) => [category, scoreOf(category)]));
    return { scores: scores as Record<Asked, number>, faults, report: String(result.report) };
  } finally {
    chrome.kill();
  }
};
