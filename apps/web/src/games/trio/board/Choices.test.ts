import { squareAt } from '@abacow/rules/trio';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { NO_CHOICE } from './choice.ts';
import Choices from './Choices.svelte';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

test('a pawn to choose is named by its square, with its number once', () => {
  render(Choices, {
    board: 'multiplication',
    seat: 0,
    targets: [squareAt(2, 3)],
    pawns: [squareAt(1, 5), squareAt(5, 7)],
    choice: NO_CHOICE,
    onpick: () => undefined,
    ondrop: () => undefined,
  });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Pawn on 1 times 5, 5', 'Pawn on 5 times 7, 35']);
});
