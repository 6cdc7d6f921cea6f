import { PAD, SHEET_FLAWS } from '@abacow/rules/sheets';
import type { SHEET_FAULTS } from '@abacow/rules/cowpath';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../base/settings/languages.ts';
import { speak } from '../../base/i18n/language.svelte.ts';
import { change } from '../../base/settings/settings.svelte.ts';
import { judge } from './faults.ts';

const speaking = async (language: Language): Promise<void> => {
  change({ language });
  await speak(language);
};
const wordsFor = (text: string): readonly string[] => {
  const verdict = judge(text.split('/'));
  return verdict.kind === 'good' ? [] : verdict.words;
};

/** One sheet for each fault that the rules know. */
const FAULTY: Readonly<Record<keyof typeof SHEET_FAULTS, string>> = {
  'sheet/rows': 'x1co/2o3c/o4xx',
  'sheet/columns': 'x1c/2oo/c4x/o5x',
  'sheet/ragged': 'x1co/2o3/c4cx/o5xc',
  'sheet/character': 'x1co/2o3c/c4?x/o5xc',
  'sheet/cross-starts': 'x1co/2o3c/c4cc/o5xc',
  'sheet/circle-starts': 'x1co/2o3o/c4cx/o5xc',
  'sheet/joined': 'xx1o/xo3c/c4cc/o5cc',
  'sheet/cut-off': 'xo1c/oo3c/c4cx/c5xc',
};

describe.each(LANGUAGES)('%s', (language) => {
  test('every fault has its own text', async () => {
    await speaking(language);
    const all = Object.values(FAULTY).map((text) => wordsFor(text).join(' '));
    expect(all.every((words) => words.length > 20 && !words.includes('{'))).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('in words', () => {
  test.each([
    ['x1co/2o3c/o4xx', ['A sheet has 4 to 8 rows and 4 to 8 columns; this one is 3 by 4.']],
    ['x1co/2o3/c4cx/o5xc', ['Row 2 is not as long as the first.']],
    [
      'x1co/2o3c/c4?x/o5xc',
      ['On c3 there is “?”; only 1 to 5, cows, crosses and circles belong on a sheet.'],
    ],
    ['x1co/2o3c/c4__/o5xc', ['2 squares are still empty.', 'The crosses have 2 starts; they need three.']],
    ['x_co/2o3c/c4cx/o5xc', ['1 square is still empty.']],
    ['x1co/2o3c/c4cc/o5cc', ['The crosses have 1 start; they need three.']],
    [
      'xx1o/xo3c/c4cc/o5cc',
      ['The three starts of the crosses are joined already: they would win before the first throw.'],
    ],
    ['xo1c/oo3c/c4cx/c5xc', expect.arrayContaining([expect.stringContaining('could never win')])],
  ])('%s', async (text, words) => {
    await speaking('en');
    expect(wordsFor(text)).toEqual(words);
  });

  test('a sheet of the pad has no faults, and all faults have texts', async () => {
    await speaking('en');
    expect(judge(PAD[0]!.text.split('/'))).toEqual({ kind: 'good' });
    expect(SHEET_FLAWS).toHaveLength(6);
    const clumped = judge('x111c2o/c3c4c5c/1c2c3c4/c5c1c2c/3c4c5c1/c2c3c4c/x5c1oxo'.split('/'));
    expect(clumped).toMatchObject({
      kind: 'flaws',
      words: expect.arrayContaining(['Too many equal numbers are next to each other.']) as string[],
    });
  });
});
