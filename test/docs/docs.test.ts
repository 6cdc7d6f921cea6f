/** Every command that the documentation shows works: it is run, or at least its parts exist. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT, checkCommand } from './checking.ts';
import { commandsOf } from './markdown.ts';
import { runCommand } from './running.ts';

/** Generated, and without commands of ours. */
const LEFT_OUT = ['docs/LICENCES.md'];

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && !LEFT_OUT.includes(page));

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const withCommands = pages.flatMap((page) => {
  const commands = commandsOf(readFileSync(join(ROOT, page), 'utf8'));
  return commands.length === 0 ? [] : [{ page, commands }];
});

test('there are pages with commands, and commands that run', () => {
  expect(withCommands.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['README.md', 'docs/TERMINAL.md']),
  );
  expect(
    withCommands.flatMap(({ commands }) => commands).filter(({ how }) => how === 'run').length,
  ).toBeGreaterThan(10);
});

describe.each(withCommands)('$page', ({ page, commands }) => {
  // The commands of a page may need files that earlier ones wrote.
  const folder = mkdtempSync(join(tmpdir(), 'abacow-docs-'));
  folders.push(folder);

  test.each(commands)('line $line: $text', async ({ text, how }) => {
    expect(await checkCommand(text, page)).toBeNull();
    if (how === 'run') await runCommand(text, folder);
  });
});
