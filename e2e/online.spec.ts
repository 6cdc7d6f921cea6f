import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { type Cluster, startCluster } from '../apps/server/test/cluster.ts';
import { look, mainButton } from './cowpath.ts';
import { expect, test } from './fixtures.ts';
import {
  accept,
  board,
  introduce,
  invite,
  isOver,
  link,
  playTogether,
  somebody,
  words,
} from './onlinepeople.ts';
import { type OnlineServer, startAlone, startOn } from './onlineservers.ts';
import type { Game } from './tables.ts';
import { word } from './words.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const say = (key: Parameters<typeof word>[1]): string => word(words, key);
const open = say('online.link.open');

/** Whoever comes by the link finds no free seat and watches. */
const watch = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(url);
  await introduce(page, name);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(say('online.watching'))).toBeVisible();
};

const checkDice = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: say('online.result.check') }).click();
  await expect(page.getByTestId('verdict')).toHaveText(/✓ (All \d+ throws were|The one throw was) fair/);
  await expect(page.getByText(`✓ ${say('check.promise.same')}`)).toBeVisible();
};

const setUp: Readonly<Record<Game, (page: Page) => Promise<unknown>>> = {
  cowpath: (page) => page.getByRole('combobox').first().waitFor(),
  trio: async (page) => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByRole('radio', { name: /^Junior/ }).check();
    await page.getByRole('combobox', { name: 'Player 3' }).selectOption('1');
  },
};

type Places = { readonly ada: string; readonly ben: string; readonly cleo: string };

/** Two play a whole game by link, one goes offline and comes back, a third watches, the dice are checked. */
const playByLink = async (browser: Browser, game: Game, places: Places): Promise<void> => {
  const [ada, ben, cleo] = [
    await somebody(browser, 1),
    await somebody(browser, 2),
    await somebody(browser, 3),
  ];
  const found = await invite(ada.page, places.ada, game, 'Ada', setUp[game]);
  const path = new URL(found).pathname;
  await accept(ben.page, `${places.ben}${path}`, 'Ben');
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await watch(cleo.page, `${places.cleo}${path}`, 'Cleo');

  await ben.page.getByRole('button', { name: say('online.say') }).click();
  await ben.page.getByRole('button', { name: say('phrase.good-luck') }).click();
  for (const { page } of [ada, cleo])
    await expect(page.getByTestId('said')).toContainText(`Ben: ${say('phrase.good-luck')}`);

  let rounds = 0;
  await playTogether([ada.page, ben.page], game, () => Promise.resolve(++rounds > 6));
  await ben.context.setOffline(true);
  await expect(link(ben.page)).toHaveText(new RegExp(say('online.link.offline')));
  await playTogether([ada.page], game, () => Promise.resolve(++rounds > 9));
  await ben.context.setOffline(false);
  await expect(link(ben.page)).toHaveText(open);
  await expect.poll(() => board(ben.page)).toEqual(await board(ada.page));

  await playTogether([ada.page, ben.page], game);
  for (const { page } of [ada, ben, cleo]) await expect.poll(() => isOver(page)).toBe(true);
  const [atAda, atBen, atCleo] = await Promise.all([ada, ben, cleo].map(({ page }) => board(page)));
  expect(atBen).toEqual(atAda);
  expect(atCleo).toEqual(atAda);
  for (const { page } of [ada, cleo]) await checkDice(page);
  for (const { complaints, context } of [ada, ben, cleo]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
};

test.describe('on one server', () => {
  let server: OnlineServer;
  test.beforeAll(async () => {
    server = await startAlone();
  });
  test.afterAll(() => server.kill());
  test.setTimeout(300_000);

  for (const game of ['cowpath', 'trio'] as const)
    test(`a whole game of ${game} by link`, ({ browser }) =>
      playByLink(browser, game, { ada: server.url, ben: server.url, cleo: server.url }));

  test('the computer is called in for somebody who went away, and the game ends', async ({ browser }) => {
    const [ada, ben] = [await somebody(browser, 4), await somebody(browser, 5)];
    await invite(ada.page, server.url, 'cowpath', 'Ada', setUp.cowpath);
    await ben.page.goto(`${server.url}/online`);
    await introduce(ben.page, 'Ben');
    const code = await ada.page.getByTestId('code').innerText();
    await ben.page.getByRole('textbox', { name: say('online.code.label') }).fill(code.toLowerCase());
    await ben.page.getByRole('button', { name: say('online.code.go') }).click();
    await ben.page.getByTestId('sit').click();
    await expect(ada.page.getByRole('grid')).toBeVisible();
    await ada.page.getByRole('button', { name: /Toss/ }).click();
    await ben.context.close();
    const call = ada.page.getByRole('button', { name: 'Computer plays for Ben' });
    await call.waitFor();
    await ada.page.waitForTimeout(1500);
    await call.click();
    await expect(call).toBeHidden();
    await playTogether([ada.page], 'cowpath');
    await checkDice(ada.page);
    await ada.context.close();
  });

  test('what is done offline is shown as unconfirmed, and arrives', async ({ browser }) => {
    const { page, context, complaints } = await somebody(browser, 12);
    await invite(page, server.url, 'cowpath', 'Ada', setUp.cowpath);
    await page.getByRole('combobox', { name: say('online.room.computer') }).selectOption('1');
    await page.getByRole('button', { name: /Toss/ }).click();
    const unconfirmed = page.getByTestId('unconfirmed');
    await expect.poll(async () => (await look(page)).ready, { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await expect(link(page)).toHaveText(new RegExp(say('online.link.offline')));
    await mainButton(page).click();
    await expect(unconfirmed).toBeVisible();
    await expect(mainButton(page)).toBeDisabled();
    await context.setOffline(false);
    await expect(unconfirmed).toBeHidden();
    await expect(page.getByText('first throw of three')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('strangers meet by playing now, agree on a rematch and can be watched', async ({ browser }) => {
    const [ada, ben, cleo] = [
      await somebody(browser, 6),
      await somebody(browser, 7),
      await somebody(browser, 8),
    ];
    await cleo.page.goto(`${server.url}/online`);
    await introduce(cleo.page, 'Cleo');
    for (const [{ page }, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
    ] as const) {
      await page.goto(`${server.url}/online`);
      await introduce(page, name);
      await page.getByTestId('now-cowpath').click();
      await expect(page).toHaveURL(/\/online\/table\//);
      await expect(link(page)).toHaveText(open);
    }
    await expect(ada.page.getByRole('grid')).toBeVisible();
    await ada.page.getByRole('button', { name: /Toss/ }).click();
    await cleo.page.getByRole('link', { name: say('online.watch') }).click();
    await expect(cleo.page.getByRole('grid')).toBeVisible();
    await ben.page.getByRole('button', { name: say('table.giveUp') }).click();
    await ben.page
      .getByRole('dialog')
      .getByRole('button', { name: say('table.giveUp') })
      .click();
    for (const { page } of [ben, ada])
      await page.getByRole('button', { name: say('online.result.again') }).click();
    for (const { page } of [ada, ben])
      await expect(page.getByRole('link', { name: say('online.result.check') })).toBeHidden();
    expect(new URL(ada.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    await ada.page.goto(`${server.url}/you`);
    await expect(ada.page.getByText(/Cowpath: \d+ ± \d+/)).toBeVisible();
    for (const { context } of [ada, ben, cleo]) await context.close();
  });

  test('one guest on two devices, renamed, and deleted', async ({ browser }) => {
    const [phone, tablet] = [await somebody(browser, 9), await somebody(browser, 10)];
    await phone.page.goto(`${server.url}/you`);
    await introduce(phone.page, 'Ada');
    await phone.page.getByRole('textbox', { name: say('you.name') }).fill('Ada L');
    await phone.page.getByRole('button', { name: say('you.name.save') }).click();
    await expect(phone.page.getByText(say('you.name.saved'))).toBeVisible();
    await phone.page.getByRole('button', { name: say('you.device.make') }).click();
    const once = await phone.page.getByRole('textbox', { name: say('online.share.link') }).inputValue();
    await tablet.page.goto(once);
    await tablet.page.getByRole('button', { name: say('you.claim.go') }).click();
    await expect(tablet.page.getByRole('textbox', { name: say('you.name') })).toHaveValue('Ada L');
    await phone.page.goto(once);
    await phone.page.getByRole('button', { name: say('you.claim.go') }).click();
    await expect(phone.page.getByText(say('you.claim.gone'))).toBeVisible();
    await tablet.page.getByRole('button', { name: say('you.delete') }).click();
    await tablet.page
      .getByRole('dialog')
      .getByRole('button', { name: say('you.delete') })
      .click();
    await expect(tablet.page.getByText(say('you.deleted'))).toBeVisible();
    for (const { context } of [phone, tablet]) await context.close();
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`online pages have no accessibility faults, ${theme}, nor anything beside a small screen`, async ({
    browser,
  }) => {
    test.slow();
    const server = await startAlone();
    const { page, context } = await somebody(browser, 11);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    const inspect = async (where: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        where,
      ).toEqual([]);
      const wide = await page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > 361)
            .length,
      );
      expect(wide, `${where}: beside the screen`).toBe(0);
    };
    await page.goto(`${server.url}/online`);
    await inspect('the name');
    await introduce(page, 'Ada');
    await page.getByText(say('online.open.none')).waitFor();
    await inspect('the lobby');
    await page.goto(`${server.url}/online/new/trio`);
    await page.getByTestId('open').waitFor();
    await inspect('a new table');
    await page.getByRole('combobox', { name: 'Player 1' }).selectOption('1');
    await page.getByTestId('open').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await inspect('the table');
    await page.goto(`${server.url}/online/new/cowpath`);
    await page.getByTestId('open').click();
    await page.getByTestId('code').waitFor();
    await inspect('the waiting room');
    await page.goto(`${server.url}/you`);
    await page.getByRole('button', { name: say('you.device.make') }).click();
    await page.getByRole('textbox', { name: say('online.share.link') }).waitFor();
    await inspect('you');
    await context.close();
    await server.kill();
  });

test.describe('on two server processes with PostgreSQL', () => {
  let cluster: Cluster;
  let servers: readonly OnlineServer[];
  test.beforeAll(async () => {
    cluster = await startCluster();
    servers = [await startOn(cluster.url), await startOn(cluster.url)];
  });
  test.afterAll(async () => {
    for (const server of servers) await server.kill();
    await cluster.stop();
  });
  test.setTimeout(300_000);

  for (const game of ['cowpath', 'trio'] as const)
    test(`a whole game of ${game} by link`, ({ browser }) =>
      playByLink(browser, game, { ada: servers[0]!.url, ben: servers[1]!.url, cleo: servers[1]!.url }));
});

test('without the service, online play says so kindly', async ({ page }) => {
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: say('online.absent.title') })).toBeVisible();
});

test('the dice of a game on this device can be checked too', async ({ page }) => {
  await page.goto('/new/cowpath/people');
  await page.getByTestId('start').click();
  await page.getByRole('button', { name: /Toss/ }).click();
  await page.locator('main [data-main]').click();
  await page.getByRole('button', { name: say('table.giveUp') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('table.giveUp') })
    .click();
  await checkDice(page);
});
