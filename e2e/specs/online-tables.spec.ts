/** Online tables: absent players, ties, clocks, a server that crashes. */
import { levelName } from '@abacow/table/computer-names';
import type { Page } from '@playwright/test';
import { mainButton } from '../support/cowpath.ts';
import { seeded } from '../support/fixtures.ts';
import { expect, test } from '../support/online-fixtures.ts';
import {
  SMALL_GAME,
  board,
  checkDice,
  link,
  over,
  playTogether,
  pressAndAnswer,
  sitTogether,
  somebody,
  words,
} from '../support/online-people.ts';
import { announced } from '../support/tables.ts';
import { word } from '../support/words.ts';

const say = (key: Parameters<typeof word>[1]): string => word(words, key);
const open = say('online.link.open');

/** As long as the server's default grace, and a little more. */
const GRACE_MS = 61_000;

const title = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('after the grace time a computer plays for an absent player, until the player is back', async ({
  server,
  ada,
  ben,
}) => {
  await ada.page.clock.install();
  await sitTogether(server.url, [ada, ben]);
  await playTogether([ada.page], 'cowpath', 1);
  const address = ben.page.url();
  await ben.page.goto('about:blank');
  await expect(ada.page.getByTestId('grace')).toContainText(/In (1:00|0:\d\d) you can/);
  await server.pass(GRACE_MS);
  await ada.page.clock.fastForward(GRACE_MS);
  await pressAndAnswer(ada.page, 'Let the computer play for Ben');
  await expect(ada.page.getByText(levelName('cowpath', 3, 'en')).first()).toBeVisible();
  // A page with the same seed would use the same command ids again.
  const back = await ben.context.newPage();
  await seeded(back, 6);
  await back.goto(address);
  await back
    .getByRole('dialog')
    .getByRole('button', { name: say('room.called.back') })
    .click();
  await expect(ada.page.getByText(levelName('cowpath', 3, 'en')).first()).toBeHidden();
  await playTogether([ada.page, back], 'cowpath');
  await back.close();
  await checkDice(ada.page);
});

test('on a phone phrases can be sent by touch, and a bubble does not cover names', async ({
  server,
  ada,
  ben,
}) => {
  await sitTogether(server.url, [ada, ben]);
  const { page } = ada;
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const talk = page.getByRole('button', { name: say('online.say') });
  await expect(talk).toBeInViewport({ ratio: 1 });
  await talk.click();
  const phrase = page.getByRole('button', { name: say('phrase.hello') });
  await expect(phrase).toBeInViewport({ ratio: 1 });
  expect((await phrase.boundingBox())!.y).toBeGreaterThan(740 / 2);
  await phrase.click();
  await ben.page.getByRole('button', { name: say('online.say') }).click();
  await ben.page.getByRole('button', { name: say('phrase.thinking') }).click();
  const bubble = page.getByTestId('phrases').getByText(`Ben: ${say('phrase.thinking')}`);
  await expect(bubble).toBeVisible();
  // The bubble stays beside the names wherever the page is scrolled.
  for (const y of [0, 40]) {
    const covered = await bubble.evaluate((element, top) => {
      scrollTo(0, top);
      const mine = element.getBoundingClientRect();
      return [...document.querySelectorAll('bdi')]
        .map((name) => name.getBoundingClientRect())
        .filter(({ top: over, bottom: under }) => over < mine.bottom && under > mine.top).length;
    }, y);
    expect(covered).toBe(0);
  }
  await page.setViewportSize(before);
});

test('a game can be won against an absent player, after a confirmation', async ({ server, ada, ben }) => {
  await ada.page.clock.install();
  await sitTogether(server.url, [ada, ben]);
  await ben.page.goto('about:blank');
  await expect(ada.page.getByTestId('grace')).toBeVisible();
  await server.pass(GRACE_MS);
  await ada.page.clock.fastForward(GRACE_MS);
  await expect.poll(() => announced(ada.page)).toBe('You can now let the computer play for Ben.');
  await pressAndAnswer(ada.page, say('online.absent.end'), say('online.absent.keep'));
  await expect(ada.page.getByRole('dialog')).toBeHidden();
  await expect(over(ada.page)).toBeHidden();
  await pressAndAnswer(ada.page, say('online.absent.end'));
  await expect(title(ada.page, say('result.win.you'))).toBeVisible();
  await expect(ada.page.getByText(say('result.by.absence'))).toBeVisible();
});

test('a game can be won against a player who left before it was decided who begins', async ({
  server,
  ada,
  ben,
}) => {
  const choice = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 } as const;
  await ada.page.clock.install();
  await sitTogether(server.url, [ada, ben], { choice, opening: { kind: 'lot' } });
  await mainButton(ada.page).click();
  await ben.page.goto('about:blank');
  await expect(ada.page.getByTestId('grace')).toBeVisible();
  await server.pass(GRACE_MS);
  await ada.page.clock.fastForward(GRACE_MS);
  await expect(ada.page.getByRole('button', { name: 'Let the computer play for Ben' })).toBeVisible();
  await pressAndAnswer(ada.page, say('online.absent.end'));
  await expect(title(ada.page, say('result.win.you'))).toBeVisible();
  await expect(ada.page.getByText(say('result.by.absence'))).toBeVisible();
  await ada.page.getByRole('link', { name: say('result.check') }).click();
  await expect(ada.page.getByTestId('verdict')).toContainText(say('check.nothing'));
  await expect(ada.page.getByText(`✓ ${say('check.promise.same')}`)).toBeVisible();
});

/** Ada has a seat and her page is closed; Ben takes the last seat, so that her seed is awaited. */
const waitForAda = async (url: string, ada: Page, ben: Page): Promise<string> => {
  const answer = await ada.request.post(`${url}/api/tables`, {
    data: { choice: SMALL_GAME, opening: { kind: 'lot' }, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { id } = (await answer.json()) as { id: string };
  const table = `${url}/online/table/${id}`;
  await ada.goto(table);
  await expect(ada.getByRole('button', { name: say('online.room.leave') })).toBeVisible();
  await ada.goto('about:blank');
  await ben.goto(table);
  await ben.getByTestId('sit').click();
  await expect(ben.getByText(say('room.seeds.text'))).toBeVisible();
  // Nobody can be invited any more.
  await expect(ben.getByTestId('code')).toBeHidden();
  return table;
};

test('the game begins when the player is back who waited for the other', async ({ server, ada, ben }) => {
  const table = await waitForAda(server.url, ada.page, ben.page);
  await expect(ben.page.getByRole('grid')).toBeHidden();
  await ada.page.goto(table);
  for (const { page } of [ada, ben]) await expect(page.getByRole('grid')).toBeVisible();
});

test('a player whose device has lost its part of the dice cannot play, and the other may end the game', async ({
  server,
  ada,
  ben,
}) => {
  await ben.page.clock.install();
  const table = await waitForAda(server.url, ada.page, ben.page);
  await ada.page.goto(server.url);
  await ada.page.evaluate(() => localStorage.clear());
  await ada.page.goto(table);
  await expect(ada.page.getByText(say('room.seeds.elsewhere'))).toBeVisible();
  await expect(ben.page.getByRole('button', { name: say('online.absent.end') })).toBeHidden();
  await server.pass(GRACE_MS);
  await ben.page.clock.fastForward(GRACE_MS);
  await pressAndAnswer(ben.page, say('online.absent.end'));
  await expect(title(ben.page, say('result.win.you'))).toBeVisible();
});

const NARROW = [320, 360, 768];
const TRIO_4 = { game: 'trio', board: 'multiplication', players: 4, level: 'expert', target: 200 } as const;
const COMPUTER = { kind: 'computer', level: 4 } as const;

/** Texts of the list of players that are fully visible, in any layout. */
const seenNotes = (page: Page, pattern: RegExp): Promise<readonly string[]> =>
  page.getByText(pattern).evaluateAll((notes) =>
    notes
      .filter((note) => {
        const [text, seat] = [note.getBoundingClientRect(), note.closest('li')?.getBoundingClientRect()];
        return seat !== undefined && text.width > 0 && text.left >= seat.left && text.right <= seat.right;
      })
      .map((note) => note.textContent.trim()),
  );

test('clocks, absence and computer levels are visible on every screen size', async ({ server, ada, ben }) => {
  const clock = { kind: 'game', ms: 600_000 } as const;
  const four = [{ kind: 'me' }, { kind: 'open' }, COMPUTER, COMPUTER] as const;
  for (const more of [{}, { choice: TRIO_4, seats: [...four] }]) {
    await sitTogether(server.url, [ada, ben], { clock, ...more });
    await ben.page.goto('about:blank');
    for (const width of NARROW) {
      await ada.page.setViewportSize({ width, height: 740 });
      await expect.poll(() => seenNotes(ada.page, /^away$/), `${width} pixels`).toHaveLength(1);
      expect(await seenNotes(ada.page, /\d+:\d\d$/), `${width} pixels`).toHaveLength(2);
      expect(await seenNotes(ada.page, /clever$/), `${width} pixels`).toHaveLength('seats' in more ? 2 : 0);
      const button = await mainButton(ada.page).boundingBox();
      expect(button!.y + button!.height, `${width} pixels`).toBeLessThanOrEqual(740);
    }
    await ada.page.setViewportSize({ width: 1280, height: 860 });
  }
});

test('a tie is offered, declined, offered again and agreed', async ({ server, ada, ben }) => {
  await sitTogether(server.url, [ada, ben]);
  const offer = () => pressAndAnswer(ada.page, say('table.tie.offer'));
  const note = ada.page.getByTestId('tie');
  const dialog = ben.page.getByRole('dialog', { name: 'Ada: how about a tie?' });
  await offer();
  await expect(note).toHaveText('Tie offered. Waiting for Ben.');
  await dialog.getByRole('button', { name: say('table.tie.no') }).click();
  await expect.poll(() => announced(ada.page)).toBe('Ben would rather play on.');
  await expect(note).toContainText('Ben would rather play on.');
  await pressAndAnswer(ada.page, say('table.giveUp'), say('table.giveUp.keep'));
  await mainButton(ada.page).click();
  await expect(ada.page.getByText('first throw of three')).toBeVisible();
  await expect(note).toBeHidden();
  await offer();
  await dialog.getByRole('button', { name: say('table.tie.yes') }).click();
  await expect(title(ada.page, say('result.tie'))).toBeVisible();
  await expect(ada.page.getByText(say('result.by.agreement'))).toBeVisible();
  await checkDice(ben.page);
});

test('a clock that runs out ends the game', async ({ server, ada, ben }) => {
  await sitTogether(server.url, [ada, ben], { clock: { kind: 'move', ms: 600_000 } });
  await expect(ada.page.getByTestId('clock').first()).toHaveText(/(10:00|9:\d\d)$/);
  // The server checks a second after the time is up.
  await server.pass(602_000);
  await expect(ada.page.getByRole('main').getByText(say('table.timeUp.you'))).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: say('result.win.you') })).toBeVisible();
});

test('nothing is lost when the server crashes and restarts', async ({ server, ada, ben }) => {
  await sitTogether(server.url, [ada, ben]);
  await playTogether([ada.page, ben.page], 'cowpath', 3);
  const before = await board(ada.page);
  await server.crash();
  for (const { page } of [ada, ben]) await expect(link(page)).toContainText(say('online.link.waiting'));
  await server.restart();
  // Pages wait up to half a minute between two tries, and a slow start of the server takes several tries.
  for (const { page } of [ada, ben]) await expect(link(page)).toHaveText(open, { timeout: 90_000 });
  for (const { page } of [ada, ben]) expect(await board(page)).toEqual(before);
  await playTogether([ada.page, ben.page], 'cowpath');
  for (const { page } of [ada, ben]) await expect(over(page)).toBeVisible();
  await checkDice(ben.page);
});

test('a move made offline is shown as unconfirmed, and is sent later', async ({ server, ada, ben }) => {
  await sitTogether(server.url, [ada, ben]);
  const unconfirmed = ada.page.getByTestId('unconfirmed');
  await ada.context.setOffline(true);
  await expect(link(ada.page)).toHaveText(new RegExp(say('online.link.offline')));
  await mainButton(ada.page).click();
  await expect(unconfirmed).toBeVisible();
  await expect(mainButton(ada.page)).toBeDisabled();
  await expect(mainButton(ada.page)).toHaveText(say('table.throwing.you'));
  await ada.page.setViewportSize({ width: 360, height: 740 });
  const between = async (): Promise<number> => {
    const [bar, note] = [await link(ada.page).boundingBox(), await unconfirmed.boundingBox()];
    return note!.y - (bar!.y + bar!.height);
  };
  await expect.poll(between).toBeGreaterThanOrEqual(0);
  await ada.page.setViewportSize({ width: 1280, height: 860 });
  await ada.context.setOffline(false);
  await expect(unconfirmed).toBeHidden();
  await expect(ada.page.getByText('first throw of three')).toBeVisible();
});

test('the start page links to a running online game', async ({ server, ada, ben }) => {
  const id = await sitTogether(server.url, [ada, ben]);
  await ada.page.goto(server.url);
  const own = ada.page.getByRole('region', { name: say('room.own') });
  await expect(own.getByRole('link', { name: 'Cowpath: Ada and Ben' }).first()).toHaveAttribute(
    'href',
    `/online/table/${id}`,
  );
});

test('a player can sit down from the lobby', async ({ server, ada, ben }) => {
  await ada.page.request.post(`${server.url}/api/tables`, {
    data: { choice: SMALL_GAME, seats: [{ kind: 'me' }, { kind: 'open' }], public: true },
  });
  await ada.page.goto(`${server.url}/online`);
  await ada.page.getByRole('link', { name: 'Cowpath: Ada · 1 free seat' }).first().click();
  await ben.page.goto(`${server.url}/online`);
  await ben.page.getByRole('link', { name: say('online.join') }).click();
  for (const { page } of [ada, ben]) await expect(page.getByRole('grid')).toBeVisible();
});

test('strangers meet by playing now, agree on a rematch and can be watched', async ({
  browser,
  server,
  ada,
  ben,
}) => {
  const cleo = await somebody(browser, 8);
  await cleo.page.goto(`${server.url}/online`);
  for (const { page } of [ada, ben]) {
    await page.goto(`${server.url}/online`);
    await page.getByTestId('now-cowpath').click();
    await expect(page).toHaveURL(/\/online\/table\//);
    await expect(link(page)).toHaveText(open);
  }
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await ada.page.getByRole('button', { name: /Toss/ }).click();
  await cleo.page.getByRole('link', { name: say('online.watch') }).click();
  await expect(cleo.page.getByRole('grid')).toBeVisible();
  await pressAndAnswer(ben.page, say('table.giveUp'));
  for (const { page } of [ben, ada])
    await page.getByRole('button', { name: say('online.result.again') }).click();
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole('link', { name: say('result.check') })).toBeHidden();
    await expect(page.getByRole('button', { name: /Toss/ })).toBeVisible();
  }
  expect(new URL(ada.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await ada.page.goto(`${server.url}/you`);
  await expect(ada.page.getByText(/Cowpath: new/)).toBeVisible();
  await cleo.context.close();
});
