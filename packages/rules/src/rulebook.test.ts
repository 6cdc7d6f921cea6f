/** RULES.md and the tests know the same numbers. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from './kernel.ts';

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
  test.each(Object.keys(REFUSALS))('%s is met in a test', (code) => {
    expect(allTests).toContain(`'${code}'`);
  });
});

describe('the numbered rules', () => {
  test('are numbered from 1 without gaps', () => {
    for (const game of ['CP', 'TR']) {
      const numbers = rules.filter((rule) => rule.startsWith(game));
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers).toEqual(numbers.map((_, index) => `${game}-${index + 1}`));
    }
  });

  test.each(rules)('%s is cited by a test', (rule) => {
    expect([...cited]).toContain(rule);
  });

  test('no test cites a rule that is not there', () => {
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
