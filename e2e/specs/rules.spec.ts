import { levelName } from '@abacow/table/computer-names';
import { speakSigns } from '@abacow/rules/trio';
import type { Locator, Page } from '@playwright/test';
import today from '../../apps/web/src/features/today/texts/en.ts';
import { COWPATH_GUIDE } from '../../apps/web/src/games/cowpath/learn/guide.ts';
import { TRIO_GUIDE } from '../../apps/web/src/games/trio/learn/guide.ts';
import { type Guide, ONWARD, advance, begin } from '../../apps/web/src/table/lesson/guide.ts';
import { faults } from '../support/axe.ts';
import { mainButton, squareNamed } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Hands, keys, mouse, tabTo } from '../support/hands.ts';
import { announced, withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const { en } = WORDS;

/** Mouse and keyboard do the same at both tables, so each game is played through with one of them. */
const WAYS = [
  ['cowpath', 'mouse', mouse],
  ['trio', 'keyboard alone', keys],
] as const;

/** An action in a guided game. The guide's text before it shows that the lesson is at the expected step. */
type Action =
  | { readonly kind: 'onward' | 'throw' }
  | { readonly kind: 'keep'; readonly die: number }
  | { readonly kind: 'pick'; readonly square: string };
type LessonStep = readonly [task: string, ...actions: Action[]];

const onward: Action = { kind: 'onward' };
const throwDice: Action = { kind: 'throw' };
const keep = (die: number): Action => ({ kind: 'keep', die });
const pick = (square: string): Action => ({ kind: 'pick', square });

const cowpathEnding: readonly LessonStep[] = [
  [en['cowpath.guide.beside.do'], throwDice],
  [en['cowpath.guide.wall.do'], pick('a4')],
  [en['cowpath.guide.walled.do'], onward],
  [en['cowpath.guide.home.do'], throwDice],
  [en['cowpath.guide.last.do'], pick('b2')],
  [en['cowpath.guide.end.do']],
];
const cowpathStory: readonly LessonStep[] = [
  [en['cowpath.guide.hello.do'], onward],
  [en['cowpath.guide.throw.do'], throwDice],
  [en['cowpath.guide.cows.do'], pick('d2')],
  [en['cowpath.guide.rival.do'], onward],
  [en['cowpath.guide.again.do'], throwDice],
  [en['cowpath.guide.keep.do'], throwDice],
  [en['cowpath.guide.keep-on.do'], throwDice],
  [en['cowpath.guide.three.do'], pick('c4')],
  [en['cowpath.guide.unlucky.do'], onward],
  [en['cowpath.guide.third.do'], throwDice],
  [en['cowpath.guide.gamble.do'], throwDice],
  [en['cowpath.guide.quad.do'], pick('c3')],
  [en['cowpath.guide.bonus.do'], throwDice],
  [en['cowpath.guide.second.do'], pick('b4')],
  ...cowpathEnding,
];
const cowpathEarly: readonly LessonStep[] = [
  [en['cowpath.guide.gamble.do'], pick('c3')],
  [en['cowpath.guide.early.do'], onward],
  [en['cowpath.guide.fourth.do'], throwDice],
  [en['cowpath.guide.late.do'], pick('b4')],
  ...cowpathEnding,
];

const trioStory = (tipped: boolean): readonly LessonStep[] => {
  const turned = (square: string): string => (tipped ? [...square].reverse().join('') : square);
  const filled = (text: string): string =>
    text.replace('{blocked}', turned('6×5')).replace('{goal}', turned('3×5'));
  return [
    [en['trio.guide.hello.do'], onward],
    [en['trio.guide.throw.do'], throwDice],
    [en['trio.guide.place.do'], pick(turned('4×5'))],
    [en['trio.guide.rival.do'], onward],
    [en['trio.guide.both.do'], throwDice],
    [en['trio.guide.double.do'], pick('5×5')],
    [en['trio.guide.keep.do'], keep(1), throwDice],
    [en['trio.guide.third.do'], pick('8×5')],
    [en['trio.guide.block.do'], onward],
    [filled(en['trio.guide.five.do']), keep(1), throwDice],
    [en['trio.guide.fourth.do'], pick('5×9')],
    [en['trio.guide.zero.do'], onward],
    [en['trio.guide.three.do'], keep(2), throwDice],
    [filled(en['trio.guide.move.do']), pick('5×9'), pick(turned('3×5'))],
    [en['trio.guide.end.do']],
  ];
};

const task = (page: Page): Locator => page.locator('#coach-task');
const trioSquare = (page: Page, square: string): Locator =>
  squareNamed(page, `${square[0]} times ${square[2]}`);
const trioDie = (page: Page, number: number): Locator => page.locator(`[aria-keyshortcuts="${number}"]`);
const cowDie = (page: Page, number: number): Locator => page.locator(`[data-die="${number}"]`);

/** What was done in a lesson until this scene: one of the `chosen` where they are possible, otherwise the first way. */
const trailTo = <Id extends string>(
  guide: Guide<Id>,
  scene: Id,
  chosen: readonly string[] = [],
): readonly string[] => {
  const trail: string[] = [];
  for (let standing = begin(guide); standing.id !== scene;) {
    const here = guide.scenes[standing.id];
    const ways = here.kind === 'do' ? here.ways.map(({ move }) => move) : [ONWARD];
    const done = ways.find((way) => chosen.includes(way)) ?? ways[0]!;
    trail.push(done);
    standing = advance(guide, standing, done)!;
  }
  return trail;
};

const startAt = (page: Page, trails: Readonly<Record<string, readonly string[]>>): Promise<unknown> =>
  page.addInitScript(
    (text) => localStorage.setItem('abacow.lessons', text),
    JSON.stringify({ trails, finished: [] }),
  );

type Lesson = { readonly page: Page; readonly hands: Hands; readonly game: 'cowpath' | 'trio' };

const act = async ({ page, hands, game }: Lesson, action: Action): Promise<void> => {
  switch (action.kind) {
    case 'onward':
      return hands.press(page.locator('[data-lead]'));
    case 'throw':
      return hands.press(mainButton(page));
    case 'keep':
      return hands.press(game === 'cowpath' ? cowDie(page, action.die) : trioDie(page, action.die));
    case 'pick':
      return hands.pick(
        game === 'cowpath' ? squareNamed(page, action.square) : trioSquare(page, action.square),
      );
  }
};

const playLesson = async (lesson: Lesson, story: readonly LessonStep[]): Promise<void> => {
  for (const [words, ...actions] of story) {
    const said = words.replaceAll('{name}', levelName(lesson.game, 1, 'en'));
    await expect(task(lesson.page)).toHaveText(said);
    await expect.poll(() => announced(lesson.page)).toContain(speakSigns('en', said));
    for (const action of actions) await act(lesson, action);
  }
};

const ended = async (page: Page, game: string): Promise<void> => {
  const real = page.getByRole('link', { name: en['learn.real'] });
  await expect(real).toBeFocused();
  await expect(real).toHaveAttribute('href', `/new/${game}/computer`);
  await page.goto('/');
  await expect(page.getByTestId(`play-${game}`)).toHaveText(today['again.play']);
};

test.describe('guided games', () => {
  test.beforeEach(({ page }) => withSettings(page, { speed: 'instant' }));

  for (const [game, way, make] of WAYS)
    test(`${game} from the start page to the end by ${way}`, async ({ page }) => {
      const hands = make(page);
      await page.goto('/');
      await hands.press(page.getByRole('main').locator(`a[href="/learn/${game}"]`).first());
      await playLesson({ page, hands, game }, game === 'cowpath' ? cowpathStory : trioStory(false));
      await faults(page, `the end of the lesson of ${game}`);
      await ended(page, game);
    });

  // `guide.test.ts` walks every path; here the texts of the other two endings are read.
  test('cowpath with the other decision, and trio on the mirrored squares', async ({ page }) => {
    await startAt(page, {
      cowpath: trailTo(COWPATH_GUIDE, 'gamble'),
      trio: trailTo(TRIO_GUIDE, 'five-transposed', ['5x4']),
    });
    await page.goto('/learn/cowpath');
    await playLesson({ page, hands: mouse(), game: 'cowpath' }, cowpathEarly);
    await page.goto('/learn/trio');
    await playLesson({ page, hands: mouse(), game: 'trio' }, trioStory(true).slice(9));
  });

  test('a move that is illegal or not part of the lesson is explained and not played', async ({ page }) => {
    await page.goto('/learn/cowpath');
    const lesson = { page, hands: mouse(), game: 'cowpath' } as const;
    await playLesson(lesson, [...cowpathStory.slice(0, 2), [en['cowpath.guide.cows.do']]]);
    const remark = page.locator('.remark');
    await squareNamed(page, 'c3').click();
    await expect(remark).toHaveText(en['cowpath.guide.cows.else']);
    await faults(page, 'a remark');
    await squareNamed(page, 'a1').click();
    await expect(remark).toHaveText(en['refused.mark/start']);
    expect(await announced(page)).toContain(en['refused.mark/start']);
    // The button is dimmed.
    await mainButton(page).click({ force: true });
    await expect(remark).toHaveText(en['cowpath.guide.cows.else']);
    await expect(task(page)).toHaveText(en['cowpath.guide.cows.do']);
  });

  test('a reload continues at the same step, and the lesson can be skipped at any time', async ({ page }) => {
    await page.goto('/learn/trio');
    await faults(page, '/learn/trio');
    const lesson = { page, hands: mouse(), game: 'trio' } as const;
    await playLesson(lesson, trioStory(false).slice(0, 6));
    await expect(task(page)).toHaveText(en['trio.guide.keep.do']);
    await page.reload();
    await playLesson(lesson, trioStory(false).slice(6, 8));
    await page.getByRole('link', { name: en['learn.skip'] }).click();
    await expect(page).toHaveURL('/rules/trio');
  });

  test('a turn fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/learn/cowpath');
    await playLesson({ page, hands: mouse(), game: 'cowpath' }, [
      ...cowpathStory.slice(0, 5),
      [en['cowpath.guide.keep.do']],
    ]);
    const bottom = await mainButton(page).evaluate((button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(740);
  });
});

const section = (page: Page, id: string): Locator => page.locator(`section#${id}`);
const answered = async (page: Page, id: string, words: string): Promise<void> => {
  await expect(section(page, id).locator('.answer')).toContainText(words);
  await expect.poll(() => announced(page)).toContain(speakSigns('en', words));
};

test.describe('rules', () => {
  test('a rule board accepts legal moves and explains why others are illegal', async ({ page }) => {
    await page.goto('/rules/cowpath#free');
    const free = (name: string) => squareNamed(page, name).and(section(page, 'free').getByRole('gridcell'));
    await expect(free('c3')).toBeInViewport();
    await free('a1').click();
    await answered(page, 'free', en['refused.mark/start']);
    await free('d2').click();
    await answered(page, 'free', en['refused.mark/taken']);
    await free('b2').click();
    await answered(page, 'free', en['refused.mark/symbol']);
    await free('c3').click();
    await answered(page, 'free', en['answer.turnEnds']);
    await section(page, 'free').getByRole('button', { name: en['try.over'] }).click();
    await expect(free('c3')).toHaveAccessibleName(/free, can be marked/);
  });

  test('a rule board works by keyboard alone', async ({ page }) => {
    await page.goto('/rules/cowpath');
    const goal = section(page, 'goal');
    await tabTo(page, goal.locator('[role=gridcell][tabindex="0"]'));
    await page.keyboard.press('PageDown');
    await expect(squareNamed(page, 'b2').and(goal.getByRole('gridcell'))).toBeFocused();
    await page.keyboard.press('Enter');
    await answered(page, 'goal', en['answer.won']);
  });

  test('Cowpath: turned dice, a tie, a bonus turn, an illegal sheet', async ({ page }) => {
    await page.goto('/rules/cowpath');
    const inside = (id: string, name: string) =>
      squareNamed(page, name).and(section(page, id).getByRole('gridcell'));
    await section(page, 'cows').locator('[data-die="1"]').click();
    await answered(page, 'cows', en['answer.readsNothing']);
    await inside('tie', 'b4').click();
    await answered(page, 'tie', en['answer.tie']);
    await inside('quad', 'c3').click();
    await expect(section(page, 'quad').getByText(/Bonus turn!/)).toBeVisible();
    await section(page, 'legal').getByRole('button').nth(1).click();
    await answered(page, 'legal', en['cowpath.fault.sheet/joined']);
    await inside('stop', 'c3').click();
    await faults(page, '/rules/cowpath');
  });

  test('Trio: a 0 cannot be kept, a pawn is moved into a row, expert level subtracts', async ({ page }) => {
    await page.goto('/rules/trio');
    const at = (id: string, square: string) =>
      trioSquare(page, square).and(section(page, id).getByRole('gridcell'));
    await section(page, 'zero').getByRole('button', { name: en['try.throw'] }).click();
    await section(page, 'zero').locator('[data-die="1"]').click();
    await answered(page, 'zero', en['refused.throw/keeps-zero']);
    await at('place', '9×9').click();
    await answered(page, 'place', en['refused.place/dice']);
    await at('place', '3×6').click();
    await answered(page, 'place', en['refused.place/taken']);
    await at('move', '1×2').click();
    await at('move', '6×7').click();
    await expect(section(page, 'move').getByText(/Red wins the game/)).toBeVisible();
    await at('expert', '8×5').click();
    await expect(section(page, 'expert').getByText(/84 − 54 = 30/)).toBeVisible();
    await faults(page, '/rules/trio');
  });

  test('links lead to single rules, by name, by number and from the list', async ({ page }) => {
    await page.goto('/rules/cowpath#CP-33');
    await expect(section(page, 'tie')).toBeFocused();
    await expect(page.getByRole('heading', { name: en['cowpath.rule.tie.title'] })).toBeInViewport();
    const list = page.getByRole('navigation', { name: en['rules.contents'] });
    await list.getByRole('link', { name: en['cowpath.rule.quad.title'], exact: true }).click();
    await expect(page).toHaveURL('/rules/cowpath#quad');
    await expect(page.getByRole('heading', { name: en['cowpath.rule.quad.title'] })).toBeInViewport();
    await page.goto('/rules/trio#settled-keep-zero');
    await expect(page.getByText(en['trio.settled.keep-zero.reading'])).toBeInViewport();
  });
});
