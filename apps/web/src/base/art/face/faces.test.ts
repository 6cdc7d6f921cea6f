import { COMPUTER_LEVELS } from '@abacow/table';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import CowFace from '../../../games/cowpath/opponents/CowFace.svelte';
import AnimalFace from '../../../games/trio/opponents/AnimalFace.svelte';
import { MOODS } from './mood.ts';

afterEach(cleanup);

test.each([
  ['cows', CowFace],
  ['animals', AnimalFace],
] as const)('every one of the five %s has three different moods', (_, Face) => {
  const drawings = COMPUTER_LEVELS.flatMap((level) =>
    MOODS.map((mood) => render(Face, { level, mood }).container.querySelector('svg')!.innerHTML),
  );
  expect(new Set(drawings).size).toBe(15);
});
