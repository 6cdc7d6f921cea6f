/** What a screen reader says during a whole turn, as a text file to review. `GOLDEN=write` writes it again. */
import type { Page } from '@playwright/test';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { keys } from '../support/hands.ts';
import { announced, crossesBegin, openTable } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
test.use({ seed: 20 });

const lines = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('main').ariaSnapshot()).split('\n').filter((line) => !/^\s*- row /.test(line));

/** The accessibility tree at first, then after each action the announcement and the new lines of the tree. */
class Transcript {
  #text = '';
  #before: readonly string[] = [];

  async begin(page: Page, title: string): Promise<void> {
    this.#before = await lines(page);
    this.#text += `# ${title}\n\n${this.#before.join('\n')}\n`;
  }

  async go(page: Page, what: string): Promise<void> {
    const now = await lines(page);
    const fresh = now.filter((line) => !this.#before.includes(line));
    this.#text += `\n## ${what}\n\nheard: ${await announced(page)}\n\n${fresh.join('\n')}\n`;
    this.#before = now;
  }

  get text(): string {
    return this.#text;
  }
}

test('a whole turn of Cowpath', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  const player = { page, hands: keys(page), words };
  const transcript = new Transcript();
  await transcript.begin(page, 'Cowpath: crosses are to throw');
  let seen = await cowpath.look(page);
  for (let action = 1; action <= 8; action++) {
    seen = (await cowpath.act(player, seen))!;
    await transcript.go(page, `Action ${action}`);
  }
  expect(transcript.text).toMatchSnapshot('cowpath-turn.txt');
});

test('a whole turn of Trio', async ({ page }) => {
  await openTable(page, 'trio', 'people', async () => {
    await page.getByRole('radio', { name: /^Intermediate/ }).check();
    await page.getByRole('radio', { name: 'Player 1' }).check();
  });
  const player = { page, hands: keys(page), words };
  const transcript = new Transcript();
  await transcript.begin(page, 'Trio: player 1 is to throw');
  let seen = await cowpath.look(page);
  for (let action = 1; action <= 6; action++) {
    seen = (await trio.act(player, seen))!;
    await transcript.go(page, `Action ${action}`);
  }
  expect(transcript.text).toMatchSnapshot('trio-turn.txt');
});
