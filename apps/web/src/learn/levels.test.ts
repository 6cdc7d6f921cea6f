import { LEVELS } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import { trio as de } from '../i18n/de/trio.ts';
import { trio as en } from '../i18n/en/trio.ts';
import { trio as fr } from '../i18n/fr/trio.ts';
import german from './words/de/index.ts';
import english from './words/en/index.ts';
import french from './words/fr/index.ts';

const RULE = { junior: 'junior', intermediate: 'counting', expert: 'expert' } as const;

test.each([
  ['en', en, english],
  ['de', de, german],
  ['fr', fr, french],
])('in %s a level is called the same at the table and in the rules', (_, table, words) => {
  for (const level of LEVELS) {
    const name = table[`trio.level.${level}`].toLowerCase();
    expect(words.trio[RULE[level]].title.toLowerCase()).toContain(name);
  }
});
