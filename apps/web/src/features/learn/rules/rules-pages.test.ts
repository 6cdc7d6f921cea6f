import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SETTLED_COWPATH } from '../../../table/lesson/settled.ts';
import { cowpathSettled } from '../../../games/cowpath/learn/rule-texts.ts';
import { t } from '../../../table/lesson/texts/index.ts';
import { screensOf } from '../../../games/screens.ts';
import { speak } from '../../../base/i18n/language.svelte.ts';
import RulesHead from './RulesHead.svelte';
import RulesIndex from './RulesIndex.svelte';
import RulesOf from './RulesOf.svelte';
import Settled from './Settled.svelte';
import Tip from './Tip.svelte';
import { factWords } from './fact-words.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

test.each(['cowpath', 'trio'] as const)(
  'the rules of %s begin with who can play and how long it takes',
  (game) => {
    render(RulesHead, { game });
    expect(screen.getByText(factWords(game))).toBeDefined();
    expect(screen.getByRole('region', { name: 'You need' }).textContent).toMatch(/(five|two) dice/);
    expect(screen.getByText(new RegExp(t(`rules.${game}.short`)))).toBeDefined();
  },
);

test('the list of rules says who each game is for', () => {
  render(RulesIndex);
  for (const game of ['cowpath', 'trio'] as const)
    expect(screen.getAllByText(new RegExp(factWords(game)))).toHaveLength(1);
});

test.each(['cowpath', 'trio'] as const)('the rules of %s advise to watch the dice of others', (game) => {
  render(Tip, { game });
  expect(screen.getByRole('region', { name: 'Tip' }).textContent).toMatch(
    /Watch the other(s’| player’s) dice/,
  );
});

test('every settled point can be linked to', () => {
  const points = SETTLED_COWPATH.map((id) => ({ id, ...cowpathSettled(id) }));
  const { container } = render(Settled, { points });
  const shown = [...container.querySelectorAll('dl > div')].map(({ id }) => id);
  expect(shown).toEqual(SETTLED_COWPATH.map((id) => `settled-${id}`));
});

test.each(['#%', '#%E0%A4%A', '#nosuchrule'])(
  'an address that ends with %s opens the rules',
  async (hash) => {
    const { default: page } = await screensOf('cowpath').rules();
    location.hash = hash;
    render(RulesOf, { game: 'cowpath', page });
    await tick();
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(3);
    location.hash = '';
  },
);
