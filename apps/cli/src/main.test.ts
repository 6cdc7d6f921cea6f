import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { COMMANDS } from './commands.ts';
import { main } from './main.ts';
import { ran } from '../test/running.ts';
import { scriptedEnvironment } from '../test/scripted-environment.ts';

test('without a command it shows the overview', async () => {
  const environment = scriptedEnvironment();
  expect(await main([], environment)).toBe(0);
  expect(environment.out()).toBe((await ran('--help')).out);
  for (const { name } of COMMANDS) expect(environment.out()).toContain(`  ${name} `);
});

test('--version prints the version of the package', async () => {
  expect(await ran('--version')).toEqual({ code: 0, out: `abacow ${manifest.version}\n`, err: '' });
});

test('an unknown command is named, with a suggestion', async () => {
  expect(await ran('simulat')).toEqual({
    code: 2,
    out: '',
    err: 'abacow: there is no command "simulat". Is simulate meant?\nSee: abacow --help\n',
  });
});

test.each(COMMANDS.map(({ name }) => name))('%s runs under its name and has help', async (name) => {
  const entry = COMMANDS.find((command) => command.name === name)!;
  expect((await entry.load()).name).toBe(name);
  const help = await ran(`${name} --help`);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out.startsWith(`Usage: abacow ${name}`)).toBe(true);
  expect(await ran(`help ${name}`)).toEqual(help);
  expect(await ran(`${name} -h --nonsense`)).toEqual(help);
});

test.each(COMMANDS.map(({ name }) => name))('%s refuses an unknown option with exit code 2', async (name) => {
  const { code, out, err } = await ran(`${name} --nonsense`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`abacow ${name}: there is no option --nonsense.\nSee: abacow ${name} --help\n`);
});

test('help lines fit a terminal of 100 columns', async () => {
  for (const { name } of COMMANDS)
    for (const line of (await ran(`${name} --help`)).out.split('\n'))
      if (!line.startsWith('  echo')) expect(line.length).toBeLessThanOrEqual(100);
});
