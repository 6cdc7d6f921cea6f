import { isUnreadable, parseRecord } from '@abacow/rules';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { ran } from '../../test/running.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';

test('plays one game of each kind, the same for the same seed', async () => {
  const { code, out, err } = await ran('demo --seed 3');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Cowpath on /);
  expect(out).toContain('\nTrio, multiplication board, junior level\n');
  expect(out.match(/^Result: .* wins$|^Result: a tie$/gm)).toHaveLength(2);
  expect((await ran('demo --seed 3')).out).toBe(out);
});

test('pauses between moves only on a terminal', async () => {
  const piped = scriptedEnvironment();
  await main(['demo', '--seed', '3', '--game', 'trio'], piped);
  expect(piped.paused()).toBe(0);
  const watched = scriptedEnvironment({ isOutputTerminal: true });
  await main(['demo', '--seed', '3', '--game', 'trio'], watched);
  expect(watched.paused()).toBeGreaterThan(1000);
  expect(watched.out()).toBe(piped.out());
});

test.each(['cowpath', 'trio'])('saves a record of %s that can be read again', async (game) => {
  const environment = scriptedEnvironment();
  expect(await main(['demo', '--game', game, '--seed', '3', '--save', 'a.json'], environment)).toBe(0);
  const record = parseRecord(environment.files.get('a.json')!);
  expect(isUnreadable(record)).toBe(false);
  const replayed = scriptedEnvironment({ files: Object.fromEntries(environment.files) });
  expect(await main(['replay', 'a.json'], replayed)).toBe(0);
  expect(replayed.out().match(/Result: .*/)![0]).toBe(environment.out().match(/Result: .*/)![0]);
});

test.each(['cowpath', 'trio'])('saves dice of %s that verify accepts', async (game) => {
  const environment = scriptedEnvironment();
  expect(await main(['demo', '--game', game, '--seed', '3', '--save', 'new/a.json'], environment)).toBe(0);
  expect(environment.err()).toBe('The record is in new/a.json.\n');
  const { code, out } = await ran('verify new/a.json', { files: Object.fromEntries(environment.files) });
  expect(code).toBe(0);
  expect(out).toMatch(/all \d+ throws are as they must be\n$/);
});

test('colours the sides and their marks, and changes no text', async () => {
  const plain = (await ran('demo --seed 3')).out;
  const coloured = (await ran('demo --seed 3', { colours: true })).out;
  for (const code of ['\x1b[1;36m', '\x1b[1;35m', '\x1b[1m']) expect(coloured).toContain(code);
  expect(coloured.replaceAll(/\x1b\[[0-9;]*m/g, '')).toBe(plain);
});

test('--save without --game is refused', async () => {
  expect(await ran('demo --save a.json')).toMatchObject({ code: 2, out: '' });
});
