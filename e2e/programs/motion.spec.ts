/** Measured in a trace: a kept die is painted at once, and tumbling dice move smoothly. */
import type { Browser, Page } from '@playwright/test';
import { die, mainButton } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { crossesBegin, openTable } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'benchmark'];
/** A busy machine drops frames for other reasons, so the best of a few tries counts. */
const TRIES = 6;
/** Sixty, minus the rounding at both ends of the measured time. */
const SMOOTH = 57;

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly data?: { readonly type?: string };
    readonly frame_reporter?: {
      readonly state?: string;
      readonly has_compositor_animation?: boolean;
      readonly frame_sequence?: number;
    };
  };
};

const traced = async (
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  const text = (await browser.stopTracing()).toString('utf8');
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
};

/** Milliseconds from the input to the next paint, as the browser measures them. */
const inputToPaint = (events: readonly TraceEvent[], type: string): number => {
  const idOf = (event: TraceEvent) => event.id ?? event.id2?.local ?? '';
  const begun = events.find(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args?.data?.type === type,
  );
  const ended = events.find(
    (event) =>
      event.name === 'EventTiming' && event.ph === 'e' && begun !== undefined && idOf(event) === idOf(begun),
  );
  return begun === undefined || ended === undefined ? Infinity : (ended.ts - begun.ts) / 1000;
};

const best = async (tries: number, measure: () => Promise<number>, good: (value: number) => boolean) => {
  const values: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    values.push(await measure());
    if (good(values.at(-1)!)) break;
  }
  return values;
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sitAtCowpath = async (page: Page): Promise<void> => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  await mainButton(page).click();
  await expect(page.locator('[data-die="1"][aria-disabled="false"]')).toBeVisible();
  await page.waitForTimeout(1500);
};

test('a kept die paints within 50 ms of the tap', async ({ page, browser }) => {
  await sitAtCowpath(page);
  const tap = async () => {
    const events = await traced(browser, page, async () => {
      await die(page, 1).click();
      await page.waitForTimeout(300);
    });
    return inputToPaint(events, 'click');
  };
  const values = await best(TRIES, tap, (ms) => ms <= 50);
  test.info().annotations.push({ type: 'tap to paint, ms', description: values.join(', ') });
  expect(Math.min(...values)).toBeLessThanOrEqual(50);
});

type Flight = { readonly rate: number; readonly shown: number; readonly dropped: number };

/** Frames while the compositor moved dice: how many were shown, in total and per second, and how many were dropped. */
const flightOf = (events: readonly TraceEvent[]): Flight => {
  const moving = events.filter(
    ({ name, ph, args }) =>
      name === 'PipelineReporter' &&
      ph === 'b' &&
      args?.frame_reporter?.has_compositor_animation === true &&
      // Nothing had to change in this frame yet.
      args.frame_reporter.state !== 'STATE_NO_UPDATE_DESIRED',
  );
  const shown = moving.filter(({ args }) => args?.frame_reporter?.state?.startsWith('STATE_PRESENTED'));
  // A frame of both main thread and compositor is reported twice.
  const times = [
    ...new Map(shown.map(({ args, ts }) => [args?.frame_reporter?.frame_sequence, ts])).values(),
  ];
  const span = (Math.max(...times) - Math.min(...times)) / 1_000_000;
  const sequences = new Set(moving.map(({ args }) => args?.frame_reporter?.frame_sequence));
  const rate = times.length < 10 ? 0 : (times.length - 1) / span;
  return { rate, shown: times.length, dropped: sequences.size - times.length };
};

/** Throws until a flight is smooth or the tries are used up; reports all flights. */
const smoothest = async (
  page: Page,
  browser: Browser,
  tries: number,
  ready: () => Promise<void>,
): Promise<number> => {
  const flights: Flight[] = [];
  const tumble = async (): Promise<number> => {
    await ready();
    await page.waitForTimeout(800);
    const events = await traced(browser, page, async () => {
      await mainButton(page).click();
      await page.waitForTimeout(1200);
    });
    flights.push(flightOf(events));
    return flights.at(-1)!.rate;
  };
  const values = await best(tries, tumble, (rate) => rate >= SMOOTH);
  const report = flights
    .map(({ rate, shown, dropped }) => `${rate.toFixed(1)} (${dropped} of ${shown + dropped} dropped)`)
    .join(', ');
  test.info().annotations.push({ type: 'frames a second', description: report });
  console.log(`  frames a second: ${report}`);
  return Math.max(...values);
};

test('tumbling dice of Cowpath run at 60 frames a second', async ({ page, browser }) => {
  await sitAtCowpath(page);
  const pass = page.getByRole('button', { name: words['table.pass'] });
  const ready = async () => {
    if (await pass.isEnabled()) await pass.click();
  };
  expect(await smoothest(page, browser, TRIES, ready)).toBeGreaterThanOrEqual(SMOOTH);
});

/** The throws of the roll-off and the first of the game: nothing has to be placed between them. */
const OPENING_THROWS = 3;

test('tumbling dice of Trio run at 60 frames a second', async ({ page, browser }) => {
  await openTable(page, 'trio', 'people');
  await page.waitForTimeout(1500);
  const ready = () => expect(mainButton(page)).toBeEnabled();
  expect(await smoothest(page, browser, OPENING_THROWS, ready)).toBeGreaterThanOrEqual(SMOOTH);
});
