/** The pages around online play: profile, invitations, accessibility, and what they show without the service. */
import { levelName } from '@abacow/table/computer-names';
import type { Page } from '@playwright/test';
import { openWithNamed } from '../support/arrival.ts';
import { faults } from '../support/axe.ts';
import { mainButton } from '../support/cowpath.ts';
import { expect, test } from '../support/online-fixtures.ts';
import {
  SMALL_GAME,
  checkDice,
  guest,
  introduce,
  pressAndAnswer,
  sitTogether,
  somebody,
  words,
} from '../support/online-people.ts';
import { word } from '../support/words.ts';

const say = (key: Parameters<typeof word>[1]): string => word(words, key);

test('one guest on two devices, renamed, and deleted', async ({ browser, server }) => {
  const [phone, tablet] = [await somebody(browser, 9), await somebody(browser, 10)];
  await phone.page.goto(`${server.url}/you`);
  await introduce(phone.page, 'Ada');
  await phone.page.getByRole('textbox', { name: say('you.name') }).fill('Ada L');
  await phone.page.getByRole('button', { name: say('you.name.save') }).click();
  await expect(phone.page.getByText(say('you.name.saved'))).toBeVisible();
  await phone.page.getByRole('button', { name: say('you.device.make') }).click();
  const once = await phone.page.getByRole('textbox', { name: say('you.device.link') }).inputValue();
  await tablet.page.goto(once);
  await tablet.page.getByRole('button', { name: say('online.claim.go') }).click();
  await expect(tablet.page.getByRole('textbox', { name: say('you.name') })).toHaveValue('Ada L');
  await phone.page.goto(once);
  await phone.page.getByRole('button', { name: say('online.claim.go') }).click();
  await expect(phone.page.getByText(say('online.claim.gone'))).toBeVisible();
  await tablet.page.getByRole('button', { name: say('you.delete') }).click();
  await tablet.page
    .getByRole('dialog')
    .getByRole('button', { name: say('you.delete') })
    .click();
  await expect(tablet.page.getByText(say('you.deleted'))).toBeVisible();
  for (const { context } of [phone, tablet]) await context.close();
});

/** On a slow network each file that only another file names costs one more wait. */
test('an invitation names every file that it needs, and shows who invites before any script', async ({
  browser,
  server,
}) => {
  const ada = await guest(browser, 13, server.url, 'Ada <3');
  const made = await ada.page.request.post(`${server.url}/api/tables`, {
    data: { choice: SMALL_GAME, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { id, code } = (await made.json()) as { id: string; code: string };
  for (const path of [`/join/${code}`, `/online/table/${id}`]) {
    const { page, context } = await somebody(browser, 14);
    const invited = page.getByRole('heading', {
      name: 'Ada <3 invites you to a game of Cowpath',
      exact: true,
    });
    await openWithNamed(page, `${server.url}${path}`, '.css');
    await expect(invited).toBeVisible();
    await page.unrouteAll();
    const named = await openWithNamed(page, `${server.url}${path}`);
    await expect(page.getByRole('button', { name: say('online.join') })).toBeVisible();
    await expect(invited).toHaveCount(1);
    expect(named.paths.length).toBeLessThanOrEqual(11);
    expect(named.bytes).toBeLessThan(150_000);
    await context.close();
  }
  await ada.context.close();
});

/** As long as the server's default grace, and a little more. */
const GRACE_MS = 61_000;

const inspect = async (page: Page, where: string): Promise<void> => {
  await faults(page, where);
  const wide = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > 361).length,
  );
  expect(wide, `${where}: beside the screen`).toBe(0);
};

test('online pages have no accessibility faults and fit a small screen', async ({ browser, server }) => {
  const [ada, ben] = [await somebody(browser, 11), await guest(browser, 12, server.url, 'Ben')];
  const { page } = ada;
  await page.clock.install();
  for (const person of [ada, ben]) await person.page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/you`);
  await inspect(page, 'the name');
  await introduce(page, 'Ada');
  await page.goto(`${server.url}/online`);
  await page.getByText(say('online.open.none')).waitFor();
  await inspect(page, 'the lobby');
  await page.goto(`${server.url}/online/new/trio`);
  await page.getByTestId('open').waitFor();
  // A name and one button; everything else waits.
  await expect(page.getByTestId('more-choices')).not.toHaveAttribute('open');
  await expect(page.getByTestId('open')).toBeInViewport();
  await inspect(page, 'a new table');
  await page.getByTestId('open').click();
  await page.getByTestId('code').waitFor();
  await inspect(page, 'the waiting room');
  await page.getByRole('combobox', { name: say('room.computer') }).selectOption({ index: 3 });
  await page.getByRole('button', { name: say('online.room.computer') }).click();
  await expect(page.getByText(levelName('trio', 4, 'en')).first()).toBeVisible();
  await sitTogether(server.url, [ada, ben], { clock: { kind: 'game', ms: 600_000 }, public: true });
  await inspect(page, 'the table');
  await page.getByTestId('promise').click();
  const promised = await page.getByTestId('fingerprint').innerText();
  await inspect(page, 'the dice promise');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('promise')).toBeFocused();
  await mainButton(page).click();
  await ben.page.goto('about:blank');
  await page.getByTestId('grace').waitFor();
  await server.pass(GRACE_MS);
  await page.clock.fastForward(GRACE_MS);
  await page.getByRole('button', { name: say('online.absent.end') }).waitFor();
  await inspect(page, 'somebody is away');
  await pressAndAnswer(page, say('table.giveUp'));
  await page.getByRole('button', { name: say('online.result.again') }).waitFor();
  await inspect(page, 'the result');
  await checkDice(page);
  await expect(page.getByText(promised).first()).toBeVisible();
  await inspect(page, 'the dice, checked');
  await page.goto(`${server.url}/you`);
  await page.getByRole('button', { name: say('you.device.make') }).click();
  await page.getByRole('textbox', { name: say('you.device.link') }).waitFor();
  await inspect(page, 'you');
  for (const { context } of [ada, ben]) await context.close();
});

test('without the service, the online page says so', async ({ page }) => {
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
