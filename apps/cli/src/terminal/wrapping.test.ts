import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { ran } from '../../test/running.ts';
import { wrap, wrapLines } from './wrapping.ts';

test('lines break between words', () => {
  expect(wrap('one two three four', '', 9)).toBe('one two\nthree\nfour');
  expect(wrap('one two three four', '    ', 12, '  ')).toBe('  one two\n    three\n    four');
  expect(wrap('incomprehensible', '', 5)).toBe('incomprehensible');
});

test('only long lines are wrapped, and what continues them is indented', () => {
  expect(wrapLines('short\n  luck +0.100: average luck; 50 of 100', 24)).toBe(
    'short\n  luck +0.100: average\n    luck; 50 of 100',
  );
  expect(wrapLines('a table   stays as it is', 10)).toBe('a table   stays as it is');
  expect(wrapLines('as it is, however long', Infinity)).toBe('as it is, however long');
});

test.each([40, 60, 80])('the help fits a terminal of %i columns', async (columns) => {
  for (const { name } of COMMANDS) {
    const { out } = await ran(`${name} --help`, { isOutputTerminal: true, columns });
    const [about] = out.split('\nExamples:');
    for (const line of about!.split('\n')) expect(line.length, line).toBeLessThanOrEqual(columns);
  }
  const { out } = await ran('--help', { isOutputTerminal: true, columns });
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(columns);
});

test('a wide terminal, a file and another program get the same lines', async () => {
  const piped = (await ran('play --help')).out;
  expect((await ran('play --help', { isOutputTerminal: true, columns: 200 })).out).toBe(piped);
  expect((await ran('play --help', { columns: 40 })).out).toBe(piped);
});
