/** Looking around online without a name: it is asked for when a player sits down. */
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/online-fixtures.ts';
import { SMALL_GAME, sitDownAs, somebody, words } from '../support/online-people.ts';
import { word } from '../support/words.ts';

const say = (key: Parameters<typeof word>[1]): string => word(words, key);
const TERMS = 'Loose sheet · 1 minute per move';

test('lobby, code and watching need no name; the name and the seat take one tap', async ({
  browser,
  server,
  ada,
}) => {
  const { page, context, complaints } = await somebody(browser, 21);
  await page.setViewportSize({ width: 360, height: 740 });
  const name = page.getByRole('textbox', { name: say('you.name') });
  await page.goto(`${server.url}/online`);
  await expect(page.getByTestId('waiting')).toHaveText(say('online.now.none'));
  await expect(name).toBeHidden();

  const data = {
    choice: SMALL_GAME,
    clock: { kind: 'move', ms: 60_000 },
    opening: { kind: 'chosen', seat: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
  };
  const made = await ada.page.request.post(`${server.url}/api/tables`, { data });
  const { id, code } = (await made.json()) as { id: string; code: string };
  await ada.page.goto(`${server.url}/online/table/${id}`);
  await expect(ada.page.getByText(say('room.alone'))).toBeVisible();
  await expect(ada.page.getByTestId('terms')).toHaveText(TERMS);
  await expect(ada.page.getByTestId('link-note')).toHaveText(say('online.share.onlyHere'));

  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(TERMS);
  await page.getByRole('textbox', { name: say('online.code.label') }).fill(code);
  await page.getByRole('button', { name: say('online.code.go') }).click();
  await expect(page.getByTestId('terms')).toHaveText(TERMS);
  await page.getByTestId('how-to').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await faults(page, 'an invitation');
  await page.getByRole('button', { name: say('room.called.watch') }).click();
  await expect(page.getByTestId('sit')).toBeVisible();
  await page.reload();
  await sitDownAs(page, 'Ben');
  for (const seated of [ada.page, page]) await expect(seated.getByRole('grid')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('"play now" asks for a name, and then says that nobody is there yet', async ({ browser, server }) => {
  const { page, context } = await somebody(browser, 22);
  await page.goto(`${server.url}/online`);
  await page.getByTestId('now-cowpath').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Cleo');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('online.now.title') })
    .click();
  await expect(page).toHaveURL(/\/online\/table\//);
  await expect(page.getByText(say('room.alone'))).toBeVisible();
  await context.close();
});
