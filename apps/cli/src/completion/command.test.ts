import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { ran } from '../../test/running.ts';

const folder = mkdtempSync(join(tmpdir(), 'abacow-completion-'));
const scripts: Record<string, string> = {};
beforeAll(async () => {
  writeFileSync(join(folder, 'my game.json'), '');
  for (const shell of ['bash', 'zsh', 'fish']) {
    scripts[shell] = (await ran(`completion ${shell}`)).out;
    writeFileSync(join(folder, shell), scripts[shell]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm test` installs the shells where it can; in CI a missing one is a failure. */
const isTried = (shell: string): boolean =>
  process.env['CI'] !== undefined || spawnSync(shell, ['-c', 'true']).status === 0;

/** What bash offers after these words. */
const offered = (...words: readonly string[]): readonly string[] => {
  const program = `source ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _abacow; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['-c', program, 'bash', 'abacow', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return out.split('\n').filter((line) => line !== '');
};

describe('bash', () => {
  test('offers every command', () => {
    for (const { name } of COMMANDS) expect(offered('')).toContain(name);
    expect(offered('re')).toEqual(['replay', 'referee']);
    expect(offered('--v')).toEqual(['--version']);
  });

  test('offers the options of the command', () => {
    expect(offered('play', '--mi')).toEqual(['--minutes']);
    expect(offered('verify', '--')).toEqual(['--all', '--help']);
  });

  test('offers the values of an option', () => {
    expect(offered('play', '--game', '')).toEqual(['cowpath', 'trio']);
    expect(offered('play', '--game', '=', 't')).toEqual(['trio']);
    expect(offered('play', '--game', '=')).toEqual(['cowpath', 'trio']);
    expect(offered('sheets', 'print', '--per-page', '')).toEqual(['1', '2', '4', '6']);
    expect(offered('play', '--seed', '')).toEqual([]);
  });

  test('offers files where a file belongs', () => {
    expect(offered('replay', 'my')).toEqual(['my game.json']);
    expect(offered('play', '--record', 'my')).toEqual(['my game.json']);
    expect(offered('demo', 'my')).toEqual([]);
  });

  test('offers words', () => {
    expect(offered('sheets', 'p')).toEqual(['print']);
    expect(offered('help', 'pl')).toEqual(['play']);
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('arena', 'pi')).toEqual(['pip']);
  });
});

test.runIf(isTried('fish'))('fish offers the same', () => {
  const complete = (line: string): readonly string[] =>
    execFileSync('fish', ['--no-config', '-c', 'source fish; complete -C $argv[1]', line], {
      cwd: folder,
      encoding: 'utf8',
    })
      .split('\n')
      .map((each) => each.split('\t')[0]!)
      .filter((each) => each !== '');
  expect([...complete('abacow re')].sort()).toEqual(['referee', 'replay']);
  expect(complete('abacow play --game ')).toEqual(['cowpath', 'trio']);
  expect(complete('abacow play --mi')).toEqual(['--minutes']);
  expect(complete('abacow replay my')).toEqual(['my game.json']);
  expect(complete('abacow sheets p')).toEqual(['print']);
});

test.runIf(isTried('zsh'))('zsh reads the script and completes abacow with it', () => {
  const program =
    'autoload -Uz compinit; compinit -D -u; source ./zsh; print $_comps[abacow]; whence -w _abacow';
  const out = execFileSync('zsh', ['-f', '-c', program], { cwd: folder, encoding: 'utf8' });
  expect(out).toBe('_abacow\n_abacow: function\n');
});

test.each(['zsh', 'fish'])('%s knows every command and option', async (shell) => {
  for (const { name, load } of COMMANDS) {
    expect(scripts[shell]).toContain(name);
    for (const option of Object.keys((await load()).options))
      expect(scripts[shell]).toContain(
        shell === 'zsh' ? `'--${option}` : `seen_subcommand_from ${name}' -l ${option} `,
      );
  }
});

test('another shell is refused', async () => {
  expect(await ran('completion')).toMatchObject({ code: 2, out: '' });
  const { code, err } = await ran('completion tcsh');
  expect(code).toBe(2);
  expect(err).toContain('the shell must be bash, zsh or fish, not "tcsh"');
});
