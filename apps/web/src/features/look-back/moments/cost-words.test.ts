import type { Step } from '@abacow/ai/analysis';
import { type GameRecord, type Position, isUnreadable, parseSetup, replay } from '@abacow/rules';
import { afterAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { Language } from '../../../base/settings/languages.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { describeStep } from '../../../games/words/move-words.ts';
import { nameOf } from '../../../table/analysis/record-names.ts';
import { describeBetter, describeCost, describeShift } from './cost-words.ts';

const inLanguage = async (language: Language): Promise<void> => {
  change({ language });
  await speak(language);
};
afterAll(() => inLanguage('en'));

const after = (json: unknown, ...tokens: readonly string[]): Position => {
  const setup = parseSetup(json);
  const positions = isUnreadable(setup) ? setup : replay(setup, tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  return positions.at(-1)!;
};

test.each<[Language, string, string]>([
  ['en', 'were worth 10 wins in 100 games', '20 wins fewer'],
  ['de', 'waren 10 Siege in 100 Partien wert', '20 Siegen weniger'],
  ['fr', 'ont valu 10 victoires sur 100 parties', '20 victoires de moins'],
])('%s: words give the direction, without a sign', async (language, gave, thought) => {
  await inLanguage(language);
  expect(describeShift('luckGave', 0.18, 2)).toContain(gave);
  expect(describeShift('secondThoughts', -0.36, 2)).toContain(thought);
});

test('a negligible change has no text', () => {
  expect([
    describeShift('secondThoughts', -0.004, 2),
    describeShift('luckGave', 0, 2),
    describeCost(0.001, 2),
  ]).toEqual(['', '', '']);
});

test('a sum above 100 is never shown', async () => {
  await inLanguage('en');
  expect(describeShift('luckGave', 2.4, 2)).toBe('');
  expect(describeCost(1.98, 2)).toContain('cost 100 wins in 100 games');
  expect(describeCost(2.4, 2)).toBe('All choices together cost more than a whole game.');
});

test('two dice with the same face give one piece of advice', async () => {
  await inLanguage('en');
  const trio = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', first: 0 };
  const position = after(trio, 't12=99', '9x9');
  const options = ['t1', 't2', 't12'].map((move, index) => ({ move, equity: 0.3 - index / 100, error: 0 }));
  const decision = { chosen: 't12', best: 0.3, cost: 0.02, doubt: 0, options } as unknown as Step['decision'];
  expect(describeBetter(position, { decision }, 2)).toBe('keep the 9, throw the rest');
});

const computer = { kind: 'computer', level: 2 } as const;
const person = (name: string | null) => ({ kind: 'person', name }) as const;

test('people with equal names are told apart, and old names are cleaned', async () => {
  await inLanguage('de');
  const names = (record: GameRecord): readonly string[] => [nameOf(record, 0), nameOf(record, 1)];
  expect(names(recordOf(person('Anna'), person('An\u200bna')))).toEqual(['Anna', 'Anna 2']);
  expect(names(recordOf(person('Liesel'), computer))).toEqual(['Liesel', 'Liesel 2']);
});

const recordOf = (...players: GameRecord['players']): GameRecord => {
  const setup = parseSetup({ game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return { setup, tokens: [], players, result: null, dice: null };
};

test('people have the same names as at the table', async () => {
  await inLanguage('de');
  const against = recordOf(person(null), computer);
  expect([nameOf(against, 0, true), nameOf(against, 0), nameOf(against, 1, true)]).toEqual([
    'Du',
    'Kreuze',
    'Liesel',
  ]);
  expect(nameOf(recordOf(person(null), person(null)), 1, true)).toBe('Kreise');
  expect(nameOf(recordOf(person('Anna'), computer), 0, true)).toBe('Anna');
  const odd = recordOf(person('Player 1'), person('computer 5'));
  expect([nameOf(odd, 0, true), nameOf(odd, 1, true)]).toEqual(['Player 1', 'computer 5']);
  expect(['Du', 'Kreuze', 'Anna'].map((name) => describeStep('cowpath', name, 't12345=1c35c'))).toEqual([
    'Du: 1 Kuh 3 5 Kuh gewürfelt.',
    'Kreuze: 1 Kuh 3 5 Kuh gewürfelt.',
    'Anna: 1 Kuh 3 5 Kuh gewürfelt.',
  ]);
});
