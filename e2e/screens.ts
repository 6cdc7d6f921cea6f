/**
 * Takes pictures of every screen: phone and desktop, light and dark. `npm run screens` takes all, `npm run screens -- cowpath`
 * those whose names begin with `cowpath`. Pictures in docs/screens are replaced there, the others are written to screens/, which
 * git ignores. OUT changes the folder, SIZES the sizes (also `tablet` and `sideways`), LANGUAGE_OF_SCREENS the language.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import lookback from '../apps/web/src/table/analysis/texts/en.ts';
import { FLAGS, chromium as findChromium } from '../scripts/check/programs.ts';
import { bringLearner } from './learner.ts';
import { accept, introduce, invite, playTogether, somebody } from './onlinepeople.ts';
import { Host, openAlone } from './onlineservers.ts';
import {
  type Scene,
  cowpathBonus,
  cowpathEnd,
  cowpathTurn,
  trioRound,
  trioShared,
  trioTurn,
} from './screengames.ts';

const ROOT = join(import.meta.dirname, '..');
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
const ONLINE_ROUNDS = 24;

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

/** The page numbers Trio's squares row by row. */
const trioSquare = (page: Page, name: string) => {
  const [row = 1, column = 1] = name.split('x').map(Number);
  return page.locator(`[data-square="${(row - 1) * 9 + column - 1}"]`);
};

const endCowpath = async (page: Page, url: string): Promise<void> => {
  const scene = cowpathEnd();
  await bringIn(page, url, scene);
  await page.locator(`[data-square=${scene.next}]`).click();
};

const explain =
  (scene: () => Scene) =>
  async (page: Page, url: string): Promise<void> => {
    await bringIn(page, url, scene());
    await page.getByTestId('how-to').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  };

const openHelp = (page: Page): Promise<void> => page.getByRole('button', { name: 'How much help?' }).click();

/** A scene in which everybody at the device has this help. */
const withHelp =
  (help: string, scene: () => Scene) =>
  async (page: Page, url: string): Promise<void> => {
    await bringIn(page, url, scene());
    await openHelp(page);
    const dialog = page.getByRole('dialog');
    for (const radio of await dialog.getByRole('radio', { name: help }).all()) await radio.check();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };

const onward = (page: Page): Promise<void> => page.locator('[data-lead]').click();
const main = (page: Page): Promise<void> => page.locator('main [data-main]').click();

/** Opens a table of two people with real dice, throws these faces, and takes the first square on offer. */
const withOwnDice =
  (game: 'cowpath' | 'trio', throws: readonly string[], settings: object = {}) =>
  async (page: Page, url: string): Promise<void> => {
    await page.addInitScript(
      (text) => localStorage.setItem('abacow.settings', text),
      JSON.stringify(settings),
    );
    // Time stands still, so that what is shown for a moment stays.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${url}/new/${game}/people`);
    await page.getByRole('radio', { name: /^We throw our own/ }).check();
    await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio').nth(1).check();
    await page.getByTestId('start').click();
    for (const faces of throws) {
      await main(page);
      await page.keyboard.type(faces);
      await page.keyboard.press('Enter');
    }
  };

const takeFirst = (page: Page): Promise<void> => page.locator('.markable, .square.target').first().click();

/** Functions that run in the page are compiled here, and the compiler adds calls of `__name`. */
const knowNames = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (named) => named');

const meetOnline = async (page: Page, url: string): Promise<void> => {
  const ben = await somebody(page.context().browser()!, 1);
  await knowNames(page);
  await knowNames(ben.page);
  const link = await invite(page, url, 'cowpath', 'Ada');
  await accept(ben.page, link, 'Ben');
  await playTogether([page, ben.page], 'cowpath', ONLINE_ROUNDS);
  await ben.page.getByRole('button', { name: 'Say something' }).click();
  await ben.page.getByRole('button', { name: 'Good luck!' }).click();
  await page.getByTestId('phrases').waitFor();
};

const SHOTS: readonly Shot[] = [
  { name: 'home', open: visit('/') },
  {
    name: 'home-after-lessons',
    open: async (page, url) => {
      await page.addInitScript(() =>
        localStorage.setItem('abacow.lessons', '{"trails":{},"finished":["cowpath","trio"]}'),
      );
      await page.goto(url);
    },
  },
  { name: 'new-cowpath', open: visit('/new/cowpath/computer') },
  { name: 'new-trio', open: visit('/new/trio/computer') },
  {
    name: 'new-trio-rounds',
    open: async (page, url) => {
      await page.goto(`${url}/new/trio/people`);
      await page.getByRole('radio', { name: 'Some rounds' }).check();
    },
  },
  {
    name: 'trio-extra-round',
    open: async (page, url) => {
      await bringIn(page, url, trioShared());
      await trioSquare(page, '1x4').click();
    },
  },
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
  { name: 'cowpath-result', open: endCowpath },
  {
    name: 'cowpath-lost',
    open: async (page, url) => {
      await bringIn(page, url, cowpathTurn());
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      await page.getByTestId('tip').waitFor();
    },
  },
  { name: 'trio', open: (page, url) => bringIn(page, url, trioTurn()) },
  { name: 'how-to-cowpath', open: explain(cowpathTurn) },
  { name: 'trio-help', open: (page, url) => bringIn(page, url, trioTurn()).then(() => openHelp(page)) },
  { name: 'trio-find', open: withHelp('I find it', trioTurn) },
  { name: 'trio-work-out', open: withHelp('I work it out', trioTurn) },
  {
    name: 'trio-add-up',
    open: async (page, url) => {
      await withHelp('I find it', trioShared)(page, url);
      await trioSquare(page, '1x4').click();
      await page.getByTestId('add-up').waitFor();
    },
  },
  { name: 'how-to-trio', open: explain(trioTurn) },
  {
    name: 'trio-result',
    open: async (page, url) => {
      const scene = trioRound();
      await bringIn(page, url, scene);
      const [from, to] = scene.next!.includes('>') ? scene.next!.split('>') : [null, scene.next!];
      for (const square of [from, to]) if (square) await trioSquare(page, square).click();
    },
  },
  {
    name: 'real-dice',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByRole('radio', { name: /^We throw our own/ }).check();
      await page.getByTestId('start').click();
      await main(page);
      await page.getByTestId('enter-dice').getByRole('button', { name: 'Crosses' }).click();
      await main(page);
      for (const face of 'cc4') await page.keyboard.press(face);
    },
  },
  {
    name: 'undo-cowpath',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'])(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'undo-trio',
    open: async (page, url) => {
      await withOwnDice('trio', ['57'])(page, url);
      await takeFirst(page);
    },
  },
  { name: 'lost-turn-cowpath', open: withOwnDice('cowpath', ['12345', '12345', '12345']) },
  { name: 'lost-turn-trio', open: withOwnDice('trio', ['50']) },
  {
    name: 'confirm-cowpath',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'], { confirmMarks: true })(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'confirm-trio',
    open: async (page, url) => {
      await withOwnDice('trio', ['57'], { confirmMarks: true })(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'pass-device',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'], { passDevice: true })(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'look-back',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.getByRole('link', { name: 'Look back' }).click();
      await page.getByText(lookback['lookback.finished']).waitFor({ timeout: 60_000 });
    },
  },
  { name: 'rules', open: visit('/rules') },
  { name: 'rules-cowpath', open: visit('/rules/cowpath#quad') },
  { name: 'rules-trio', open: visit('/rules/trio#row') },
  {
    name: 'learn-cowpath',
    open: async (page, url) => {
      await page.goto(`${url}/learn/cowpath`);
      await onward(page);
      await main(page);
    },
  },
  {
    name: 'learn-trio',
    open: async (page, url) => {
      await page.goto(`${url}/learn/trio`);
      await onward(page);
      await main(page);
    },
  },
  { name: 'exercises', open: visit('/exercises') },
  { name: 'exercises-cowpath', open: visit('/exercises/cowpath') },
  { name: 'exercises-trio', open: visit('/exercises/trio') },
  { name: 'practice', open: visit('/practice') },
  {
    name: 'practice-question',
    open: async (page, url) => {
      await page.goto(`${url}/practice`);
      await main(page);
      await page.keyboard.press('5');
    },
  },
  {
    name: 'practice-wrong',
    open: async (page, url) => {
      await page.goto(`${url}/practice`);
      await page.getByText('What to practise').click();
      await page.getByRole('radio', { name: 'I choose' }).check();
      await page.getByRole('checkbox', { name: 'Table of 7' }).check();
      for (const table of [2, 5])
        await page.getByRole('checkbox', { name: `Table of ${table}`, exact: true }).uncheck();
      await main(page);
      await page.keyboard.type('999');
      await page.keyboard.press('Enter');
      await page.getByTestId('fact-picture').waitFor();
    },
  },
  {
    name: 'practice-end',
    open: async (page, url) => {
      await page.goto(`${url}/practice`);
      await main(page);
      await page.locator('[data-question]').waitFor();
      for (let answer = 0; answer < 5; answer++) {
        const asked = (await page.locator('[data-question]').getAttribute('data-question')) ?? '';
        const [first = 0, second = 0] = asked.match(/\d+/g)!.map(Number);
        await page.keyboard.type(`${first * second}`);
        await page.keyboard.press('Enter');
        await page.locator(`[data-answers="${answer + 1}"]`).waitFor();
      }
      await page.getByRole('button', { name: 'Stop' }).click();
    },
  },
  { name: 'practice-check', open: visit('/practice/check') },
  { name: 'practice-race', open: visit('/practice/race') },
  {
    name: 'practice-race-running',
    open: async (page, url) => {
      await page.goto(`${url}/practice/race`);
      await main(page);
      await page.locator('[data-question]').waitFor();
    },
  },
  {
    name: 'practice-race-two',
    open: async (page, url) => {
      await page.goto(`${url}/practice/race`);
      await page.getByRole('radio', { name: 'Two of you' }).check();
      await main(page);
      await page.locator('[data-question]').first().waitFor();
    },
  },
  {
    name: 'warm-up',
    open: async (page, url) => {
      await page.goto(`${url}/new/trio/people`);
      await page.getByRole('checkbox', { name: /^Warm up first/ }).check();
      await page.getByTestId('start').click();
      await page.locator('[data-question]').waitFor();
    },
  },
  { name: 'today', open: visit('/today') },
  { name: 'album', open: visit('/album/cowpath') },
  { name: 'album-trio', open: visit('/album/trio') },
  { name: 'sheets', open: visit('/sheets/7') },
  { name: 'sheets-own', open: visit('/sheets/x1co-2o3c-c4_x-o5xc') },
  { name: 'print', open: visit('/print/1-4,multiplication,scores/4-a4') },
  { name: 'print-pieces', open: visit('/print/rules-cowpath,rules-trio,cut-out-cowpath,cut-out-trio/2-a4') },
  {
    name: 'facts',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/facts`);
      await page.getByTestId('weeks').waitFor();
    },
  },
  {
    name: 'fact',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/facts/6x8`);
      await page.getByTestId('fact-history').waitFor();
    },
  },
  {
    name: 'worksheets',
    open: async (page, url) => {
      await bringLearner(page, url);
      await page.goto(`${url}/worksheets/multiplication_weak_result,missing_40_partly_answers_a4_meadow`);
      await page.getByTestId('page').first().waitFor();
    },
  },
  { name: 'dice-cowpath', open: visit('/dice/cowpath') },
  { name: 'dice-trio', open: visit('/dice/trio') },
  { name: 'online-lobby', open: visit('/online') },
  { name: 'bots', open: visit('/bots') },
  {
    name: 'online-waiting',
    open: async (page, url) => {
      await invite(page, url, 'cowpath', 'Ada');
    },
  },
  {
    name: 'online-invitation',
    open: async (page, url) => {
      const ada = await somebody(page.context().browser()!, 1);
      await page.goto(await invite(ada.page, url, 'trio', 'Ada'));
      await page.getByTestId('terms').waitFor();
    },
  },
  { name: 'online-table', open: meetOnline },
  {
    name: 'you',
    open: async (page, url) => {
      await page.goto(`${url}/you`);
      await introduce(page, 'Ada');
    },
  },
  {
    name: 'check-dice',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByTestId('start').click();
      await page.getByRole('button', { name: /Toss/ }).click();
      await main(page);
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('link', { name: 'Check the dice' }).click();
      await page.getByTestId('verdict').waitFor();
    },
  },
  { name: 'settings', open: visit('/settings') },
  {
    name: 'games',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.goto(`${url}/games`);
      await page.locator('[data-game]').first().waitFor();
    },
  },
  {
    name: 'statistics',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.goto(`${url}/statistics`);
      await page.getByTestId('score').waitFor();
    },
  },
  {
    name: 'players',
    open: async (page, url) => {
      await page.goto(`${url}/players`);
      for (const name of ['Ada', 'Ben']) {
        await page.getByRole('button', { name: 'New player' }).click();
        await page.getByRole('dialog').getByRole('textbox').fill(name);
        await page.getByRole('button', { name: 'Save' }).click();
      }
    },
  },
  { name: 'about', open: visit('/about') },
  { name: 'not-found', open: visit('/this/leads/nowhere') },
];

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
