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
  decisions: 10,
  marks: { doubtful: 0, mistake: 0, blunder: 0 },
  ...given,
});
const headline = (given: Partial<Played>) => headlineOf(played(given), 'cowpath 2');

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
  const marks = (mistakes: number) => ({ doubtful: 4, mistake: mistakes, blunder: 0 });

  test('good ones are named, mistakes are not counted', () => {
    expect([0, 1, 2, 3, 9].map((mistakes) => headline({ marks: marks(mistakes) }).choices)).toEqual([
      'strong',
      'many',
      'many',
      'some',
      'some',
    ]);
  });

  test('a player who never had to choose is neither praised nor blamed', () => {
    expect(headline({ decisions: 0 }).choices).toBe('none');
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
    ['Some good choices, unlucky dice', 'Many good choices, lucky dice', 'Strong choices, very lucky dice'],
  ],
  [
    'de',
    [
      'Einige gute Entscheidungen, Würfelpech',
      'Viele gute Entscheidungen, Würfelglück',
      'Starke Entscheidungen, großes Würfelglück',
    ],
  ],
  [
    'fr',
    [
      'Quelques bons choix, malchance aux dés',
      'Beaucoup de bons choix, de la chance aux dés',
      'De très bons choix, beaucoup de chance aux dés',
    ],
  ],
])(
  '%s: a headline is one short line that begins with the choices, without a number',
  async (language, lines) => {
    await inLanguage(language);
    expect([
      headlineWords({ luck: 'unlucky', choices: 'some' }),
      headlineWords({ luck: 'lucky', choices: 'many' }),
      headlineWords({ luck: 'very lucky', choices: 'strong' }),
    ]).toEqual(lines);
  },
);
