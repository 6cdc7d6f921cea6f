/** Bots: their page, their label at tables and in the lobby, and tokens for programs. */
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/online-fixtures.ts';
import { introduce, somebody, words } from '../support/online-people.ts';
import { word } from '../support/words.ts';

const say = (key: Parameters<typeof word>[1]): string => word(words, key);

const JSON_TYPE = { 'content-type': 'application/json' };
const STANDARD = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
  clock: { kind: 'move', ms: 60_000 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  public: true,
};

type Bot = {
  readonly post: (path: string, body?: object) => Promise<{ readonly id: string }>;
  /** Stays at the table until `leave`. */
  readonly watch: (table: string) => Promise<() => void>;
};

const newBot = async (url: string, name: string): Promise<Bot> => {
  const made = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ name, bot: true }),
  });
  const headers = { ...JSON_TYPE, cookie: made.headers.get('set-cookie')!.split(';')[0]! };
  return {
    post: async (path, body = {}) => {
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string };
    },
    watch: async (table) => {
      const abort = new AbortController();
      await fetch(`${url}/api/tables/${table}/stream`, { headers, signal: abort.signal });
      return () => abort.abort();
    },
  };
};

test('bots are marked at tables and in the lobby, and listed with their strength', async ({
  browser,
  server,
}) => {
  const [robo, mecha] = [await newBot(server.url, 'Robo'), await newBot(server.url, 'Mecha')];
  const rated = await robo.post('/tables', STANDARD);
  await robo.post(`/tables/${rated.id}/sit`);
  await mecha.post(`/tables/${rated.id}/sit`);
  await mecha.post(`/tables/${rated.id}/give-up`);

  const { page, context, complaints } = await somebody(browser, 31);
  await page.goto(`${server.url}/online`);
  await page.getByRole('link', { name: say('online.bots.link') }).click();
  const row = page.getByRole('row', { name: /^Robo/ });
  await expect(row).toHaveText(/Robo\s*new\s*1/);
  await faults(page, 'bots');

  const waiting = await robo.post('/tables', STANDARD);
  await robo.post(`/tables/${waiting.id}/sit`);
  const leave = await robo.watch(waiting.id);
  await page.goto(`${server.url}/online`);
  await expect(page.getByText(/Trio: Robo \(bot\)/)).toBeVisible();
  // A bot waits, but "play now" does not lead to it.
  await expect(page.getByTestId('waiting')).toHaveText(say('online.now.none'));
  await page.goto(`${server.url}/online/table/${waiting.id}`);
  await expect(page.getByText('Robo (bot)').first()).toBeVisible();
  leave();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a token for a program is made, shown once and listed', async ({ browser, server }) => {
  const { page, context } = await somebody(browser, 32);
  await page.goto(`${server.url}/you`);
  await introduce(page, 'Ada');
  await page.getByText(say('you.program'), { exact: true }).click();
  await page.getByRole('textbox', { name: say('you.program.name') }).fill('my bot');
  await page.getByRole('radio', { name: say('you.scope.read') }).check({ force: true });
  await page.getByRole('button', { name: say('you.program.make') }).click();
  const field = page.getByRole('textbox', { name: say('you.program.once') });
  await expect(field).toHaveValue(/^[\w-]{43}$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'my bot' })).toContainText(
    `${say('you.token.unused')} · ${say('you.scope.read')}`,
  );
  await faults(page, 'you, with a new token');
  const token = await field.inputValue();
  const me = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ guest: { name: 'Ada' } });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'my bot' })).toBeVisible();
  await expect(field).toHaveCount(0);
  await context.close();
});
