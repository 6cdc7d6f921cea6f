// @vitest-environment happy-dom
import type { Analysis } from '@abacow/ai/analysis';
import { type GameRecord, parseRecord } from '@abacow/rules';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/language.svelte.ts';
import LuckAndSkill from './LuckAndSkill.svelte';

beforeAll(() => speak('en'));
afterEach(cleanup);

test('only people are encouraged to learn, not the computer', () => {
  const record = parseRecord(
    JSON.stringify({
      abacow: 1,
      setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
      players: ['Ada', 'computer 1'],
      text: 't12345=cc145 c1',
      result: null,
    }),
  ) as GameRecord;
  const poor = { luck: 0, cost: 3, costPerDecision: 1, secondThoughts: 0 };
  const players = [0, 1].map((seat) => ({ seat, ...poor }));
  render(LuckAndSkill, {
    record,
    analysis: { seats: 2, players } as unknown as Analysis,
    nameOf: (seat: number) => ['Ada', 'Liesel'][seat]!,
  });
  const texts = screen.getAllByText(/Many chances were wasted/).map(({ textContent }) => textContent);
  expect(texts.map((text) => text.includes('You can learn that!'))).toEqual([true, false]);
});
