import { SYMBOLS } from '@abacow/rules/cowpath';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { Chances } from '../../../table/computer/computer.ts';
import { describeChances } from './chances-words.ts';

beforeAll(() => speak('en'));

const chances = (any: number, marks: readonly number[]): Chances => ({
  any,
  symbols: SYMBOLS.map((symbol, face) => ({ symbol, mark: marks[face] ?? 0, quad: 0 })),
});

test.each([
  [
    chances(0.87, [0.2, 0.2, 0.2, 0.2, 0.2, 0.6]),
    'About 9 turns in 10 like this bring something to mark (87%). Best chance: the cow.',
  ],
  [
    chances(0.12, [0.06, 0, 0.06, 0, 0, 0]),
    'About 1 turn in 10 like this brings something to mark (12%). Best chance: the 1 and the 3.',
  ],
  [chances(1, [0, 0, 1, 0, 0, 0.3]), 'Something can be marked in any case. Best chance: the 3.'],
  [chances(0.3, [0.1, 0.1, 0.1, 0, 0, 0]), 'About 3 turns in 10 like this bring something to mark (30%).'],
])('chances as a sentence', (found, words) => expect(describeChances(found)).toBe(words));
