import { LEVELS } from '@abacow/rules/trio';
import { expect, test } from 'vitest';
import deRules from '../../games/trio/learn/texts/de.ts';
import enRules from '../../games/trio/learn/texts/en.ts';
import frRules from '../../games/trio/learn/texts/fr.ts';
import de from '../../games/trio/texts/de.ts';
import en from '../../games/trio/texts/en.ts';
import fr from '../../games/trio/texts/fr.ts';

const RULE = { junior: 'junior', intermediate: 'counting', expert: 'expert' } as const;

test.each([
  ['en', en, enRules],
  ['de', de, deRules],
  ['fr', fr, frRules],
])('in %s a level has the same name at the table and in the rules', (_, table, rules) => {
  for (const level of LEVELS) {
    const name = table[`trio.level.${level}`].toLowerCase();
    expect(rules[`trio.rule.${RULE[level]}.title`].toLowerCase()).toContain(name);
  }
});
