import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Runner from './Runner.svelte';

const wordOf = (name: string): string => {
  const player = { name, inHand: 4, lot: '12', face: null };
  const note = { text: '', short: '', clock: null };
  const { container, unmount } = render(Runner, {
    player,
    note,
    seat: 0,
    active: false,
    score: { count: 0, words: '0 points' },
    length: 0,
  });
  expect(container.querySelector('.name')!.textContent).toBe(name);
  const word = container.querySelector('.word')!.textContent;
  unmount();
  return word;
};

test('of a name with a number, only the word can be cut', () => {
  expect(['Berta 3', 'Spieler 12', 'Anna', 'Anna 2 Otto', '7'].map(wordOf)).toEqual([
    'Berta',
    'Spieler',
    'Anna',
    'Anna 2 Otto',
    '7',
  ]);
});
