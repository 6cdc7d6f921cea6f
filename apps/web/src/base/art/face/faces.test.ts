import { COMPUTER_LEVELS } from '@abacow/table';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import CowFace from '../../../games/cowpath/opponents/CowFace.svelte';
import AnimalFace from '../../../games/trio/opponents/AnimalFace.svelte';
import Animal from '../animals/Animal.svelte';
import { PICTURES } from '../animals/names.ts';
import { COMPUTER_MOODS, OWN_MOODS } from './mood.ts';

afterEach(cleanup);

test.each([
  ['cows', CowFace],
  ['animals', AnimalFace],
] as const)('every one of the five %s has four different moods', (_, Face) => {
  const drawings = COMPUTER_LEVELS.flatMap((level) =>
    COMPUTER_MOODS.map((mood) => render(Face, { level, mood }).container.querySelector('svg')!.innerHTML),
  );
  expect(new Set(drawings).size).toBe(20);
});

test('every one of the players’ pictures has five different moods', () => {
  const drawings = PICTURES.flatMap((picture) =>
    OWN_MOODS.map((mood) => render(Animal, { picture, mood }).container.querySelector('svg')!.innerHTML),
  );
  expect(PICTURES.filter((one) => !['disc', 'triangle', 'square', 'star'].includes(one)).length).toBe(14);
  expect(new Set(drawings).size).toBe(PICTURES.length * 5);
});
