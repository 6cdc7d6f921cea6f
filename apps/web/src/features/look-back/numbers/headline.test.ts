import { type LuckWord, LUCK_WORDS } from '@abacow/ai/analysis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import type { Language } from '../../../base/settings/languages.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { agrees, headlineOf } from './headline.ts';
import { headlineWords } from './headline-words.ts';

const inLanguage = async (language: Language): Promise<void> => {
  change({ language });
  await speak(language);
};
beforeAll(() => inLanguage('en'));
afterAll(() => inLanguage('en'));

type Played = Parameters<typeof headlineOf>[0];
const played = (given: Partial<Played> = {}): Played => ({
  luck: 0,
  cost: 0,
  decisions: 10,
  marks: { doubtful: 0, mistake: 0, blunder: 0 },
  ...given,
});
const headline = (given: Partial<Played>) => headlineOf(played(given), 'cowpath 2', 2);

describe('luck', () => {
  test.each<[number, LuckWord]>([
    [-3, 'very unlucky'],
    [-1.2, 'unlucky'],
    [0, 'usual'],
    [1.2, 'lucky'],
    [3, 'very lucky'],
  ])('of %d is called %s', (luck, word) => {
    expect(headline({ luck }).luck).toBe(word);
  });
});

describe('choices', () => {
  test('mistakes and big mistakes are counted, small slips are not', () => {
    const marks = { doubtful: 4, mistake: 2, blunder: 1 };
    expect(headline({ marks, cost: 0.6 }).choices).toEqual({ kind: 'costly', count: 3 });
  });

  test('without mistakes they are strong, unless small losses add up to ten percentage points', () => {
    expect(headline({ cost: 0.18 }).choices).toEqual({ kind: 'strong' });
    expect(headline({ cost: 0.2 }).choices).toEqual({ kind: 'small' });
  });

  test('a player who never had to choose is neither praised nor blamed', () => {
    expect(headline({ decisions: 0 }).choices).toEqual({ kind: 'none' });
  });
});

test('a sum of luck is only shown when it says the same as the word', () => {
  const shown = (luck: number) => LUCK_WORDS.map((word) => agrees(word, luck));
  expect(shown(-0.4)).toEqual([true, true, false, false, false]);
  expect(shown(0.4)).toEqual([false, false, false, true, true]);
  expect(shown(0)).toEqual([false, false, false, false, false]);
});

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Unlucky dice, three costly choices',
      'Lucky dice, one costly choice',
      'Ordinary dice, 12 costly choices',
      'Very lucky dice, strong choices',
    ],
  ],
  [
    'de',
    [
      'Würfelpech, drei teure Entscheidungen',
      'Würfelglück, eine teure Entscheidung',
      'Normales Würfelglück, 12 teure Entscheidungen',
      'Großes Würfelglück, starke Entscheidungen',
    ],
  ],
  [
    'fr',
    [
      'Malchance aux dés, trois choix coûteux',
      'Chance aux dés, un choix coûteux',
      'Dés ordinaires, 12 choix coûteux',
      'Beaucoup de chance aux dés, de bons choix',
    ],
  ],
])('%s: a headline is one short line', async (language, lines) => {
  await inLanguage(language);
  expect([
    headlineWords({ luck: 'unlucky', choices: { kind: 'costly', count: 3 } }),
    headlineWords({ luck: 'lucky', choices: { kind: 'costly', count: 1 } }),
    headlineWords({ luck: 'usual', choices: { kind: 'costly', count: 12 } }),
    headlineWords({ luck: 'very lucky', choices: { kind: 'strong' } }),
  ]).toEqual(lines);
});
