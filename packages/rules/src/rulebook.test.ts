/** RULES.md and the tests must have the same rule numbers. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_MINUTES } from './minutes.ts';
import { REFUSALS } from './refusals.ts';

const SRC = new URL('.', import.meta.url);
const rulebook = readFileSync(new URL('../RULES.md', SRC), 'utf8');
const rules = [...rulebook.matchAll(/^- \*\*((?:CP|TR)-\d+)\*\*/gm)].map(([, rule]) => rule!);

const testFiles = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && file !== 'rulebook.test.ts',
);
const withoutComments = (code: string): string => code.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
const citedIn = (file: string): string[] => {
  const code = withoutComments(readFileSync(new URL(file, SRC), 'utf8'));
  return [...code.matchAll(/\[((?:CP|TR)-\d+)\]/g)].map(([, rule]) => rule!);
};
const cited = new Set(testFiles.flatMap(citedIn));

const allTests = testFiles.map((file) => readFileSync(new URL(file, SRC), 'utf8')).join('\n');

describe('refusals', () => {
  test.each(Object.keys(REFUSALS))('%s occurs in a test', (code) => {
    expect(allTests).toContain(`'${code}'`);
  });
});

describe('the numbered rules', () => {
  test('are numbered from 1 without gaps', () => {
    for (const game of ['CP', 'TR']) {
      const numbers = rules.filter((rule) => rule.startsWith(game)).map((rule) => Number(rule.slice(3)));
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  test.each(rules)('%s is cited by a test', (rule) => {
    expect([...cited]).toContain(rule);
  });

  test('no test cites a rule that does not exist', () => {
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});

const [, cowpath = '', trio = ''] = rulebook.split(/^## .+$/m);
const settled = (game: string): readonly string[] => game.match(/^\| `[a-z-]+` .*$/gm) ?? [];

describe.each([
  ['Cowpath', cowpath, 'CP', GAME_MINUTES.cowpath],
  ['Trio', trio, 'TR', GAME_MINUTES.trio],
] as const)('%s', (_, game, prefix, [least, most]) => {
  test('says what age it is for and how long it takes', () => {
    expect(game).toContain(`age 8 and up · ${least} to ${most} minutes`);
  });

  test('names the rule for each settled point', () => {
    expect(settled(game).length).toBeGreaterThan(7);
    for (const point of settled(game)) {
      const named = point.match(/(?:CP|TR)-\d+/g) ?? [];
      expect(named, point).not.toEqual([]);
      for (const rule of named) expect(rules.filter((known) => known.startsWith(prefix))).toContain(rule);
    }
  });

  test('mentions a clock only for tables that have one', () => {
    const sentences = game.split(/[.;]/).filter((sentence) => /\bclock/.test(sentence));
    for (const sentence of sentences) expect(sentence).toMatch(/if the table has a clock/);
  });
});

test('a 0 cannot be kept because it points nowhere', () => {
  expect(trio).toMatch(/\*\*TR-10\*\* A die showing 0 cannot be kept: a 0 points nowhere/);
});

test('passing in a bonus turn is a settled point, and so is the mix of symbols', () => {
  expect(settled(cowpath).join('\n')).toMatch(/`bonus-pass` .*"must mark".*may pass/);
  expect(settled(cowpath).join('\n')).toMatch(/`sheet-mix` .*is our own/);
});
