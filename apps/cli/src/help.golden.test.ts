import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { ran } from '../test/running.ts';

const golden = new URL('../test/golden/help.txt', import.meta.url);

/** `npm run golden` writes the file again. */
test('the help texts equal test/golden/help.txt', async () => {
  const texts = [(await ran('--help')).out];
  for (const { name } of COMMANDS) texts.push((await ran(`${name} --help`)).out);
  const found = texts.join(`${'-'.repeat(88)}\n`);
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, found);
  expect(found).toBe(readFileSync(golden, 'utf8'));
});
