import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { ran } from '../../test/running.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';
import { makeHint } from './showing.ts';

type Script = NonNullable<Parameters<typeof scriptedEnvironment>[0]>;

const played = async (args: string, script: Script) => {
  const environment = scriptedEnvironment(script);
  const code = await main(['play', ...args.split(' ')], environment);
  return { code, out: environment.out(), err: environment.err(), files: environment.files };
};

test('a hint says pass, not -', () => {
  const options = [
    { move: '-', equity: 0.1, error: 0 },
    { move: 'c4', equity: 0, error: 0 },
  ];
  expect(makeHint({ ...options[0]!, options, doubt: 0, hurried: false })).toContain(
    'The computer would play pass, worth +0.100, exactly; next best c4 +0.000.',
  );
});

test('a hint says how sure it is, which moves are as good, and lists no throw that changes nothing', () => {
  const options = ['c4', 't5', 'd4', 'a1', '-'].map((move, at) => ({
    move,
    equity: 0.2 - [0, 0, 0.01, 0.1, 0.3][at]!,
    error: 0.04,
  }));
  const advice = { ...options[0]!, options, doubt: 0.03, hurried: true };
  expect(makeHint(advice)).toContain(
    'play c4, worth +0.200 ± 0.04 after too little time; as good d4 +0.190; next best a1 +0.100, pass -0.100.',
  );
});

test('the moves say pass, too', async () => {
  const { out } = await played('--game cowpath --seed 3 --begin me', { lines: ['t', 'moves', 'quit'] });
  expect(out).toMatch(/> (?:.* )?pass (?:.* )?t12345\b/);
});

test('the choices say what Enter does', async () => {
  const { out } = await played('--game cowpath --seed 3 --begin me', { lines: ['', '', 'quit'] });
  expect(out).toContain('\nEnter throws the dice.\n');
  expect(out.replaceAll('\n', ' ')).toContain('or pass. Enter alone does nothing.');
});

test('--record says where the record is', async () => {
  const { out, files } = await played('--game trio --seed 3 --begin me --record new/r.json', {
    lines: ['give up'],
  });
  expect(out).toContain('The record is in new/r.json. Look back with: abacow replay new/r.json\n');
  expect(files.has('new/r.json')).toBe(true);
});

describe('giving up', () => {
  const args = '--game trio --seed 3 --begin me';

  test('is asked once in a terminal', async () => {
    const { out } = await played(args, { isInteractive: true, lines: ['give up', '', 'give up', 'yes'] });
    expect(out.match(/Give up this game\? yes gives up, Enter goes on > /g)).toHaveLength(2);
    expect(out).toContain('The end: player A gives up: player B wins.');
  });

  test('without an answer the game is saved', async () => {
    const { out, files } = await played(args, { isInteractive: true, lines: ['give up'] });
    expect(out).not.toContain('The end');
    expect(files.size).toBe(1);
  });

  test('against several computers nobody wins', async () => {
    const { out } = await played(`${args} --players 3`, { lines: ['give up'] });
    expect(out).toContain('The end: you gave up, and nobody wins.');
  });
});

describe('--minutes', () => {
  test('ends with the round in which the time is up', async () => {
    // The scripted clock goes on by a second with every look at it.
    const first = (written: string): string => {
      const shown = written.slice(written.lastIndexOf('\n\n')).replaceAll('\n', ' ');
      return /(?:Place a pawn|Move a pawn|Throw): ([^ .,]+)/.exec(shown)?.[1] ?? '';
    };
    const { out, files } = await played('--game trio --minutes 1 --seed 5 --against 1 --record r.json', {
      lines: first,
    });
    expect(out.match(/The time is up: this round is the last\./g)).toHaveLength(1);
    expect(out).toContain('The end: ');
    expect(JSON.parse(files.get('r.json')!)).toMatchObject({ timeLimitMs: 60_000 });
  });

  test('the time goes on where it was when the game continues', async () => {
    const args = '--game trio --minutes 60 --seed 5 --begin me';
    const { files } = await played(args, { lines: ['t', 'quit'] });
    const again = await played('--continue', { files: Object.fromEntries(files), lines: ['back', 'quit'] });
    const times = [...again.files.values()][0]!.match(/"at":\d+/g)!.map((at) => Number(at.slice(5)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('does not fit junior level', async () => {
    expect(await ran('play --game trio --level junior --minutes 5')).toMatchObject({ code: 1, out: '' });
  });
});

test.each([
  'play --game trio --target 50 --rounds 3',
  'play --game trio --minutes 5 --rounds 3',
  'simulate --game trio --target 50 --rounds 3',
  'arena simple random --game trio --target 50 --rounds 3',
])('%s: options that contradict each other are refused', async (line) => {
  const { code, out, err } = await ran(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/--\w+ and --\w+ contradict each other: say one of them/);
});

test('play wraps at the width of the terminal, and colours only add to its text', async () => {
  const terminal = { isOutputTerminal: true, columns: 50 };
  const hinted = (
    await played('--game cowpath --seed 3 --begin me', { ...terminal, lines: ['t', 'hint', 'quit'] })
  ).out;
  // How far the computer looks for a hint depends on the machine, so hints are not compared.
  const script = { ...terminal, lines: ['t', 'chances', 'pass', '', 'quit'] };
  const plain = (await played('--game cowpath --seed 3 --begin me', script)).out;
  for (const line of (hinted + plain).split(/\n|> /)) expect(line.length, line).toBeLessThanOrEqual(50);
  const coloured = (await played('--game cowpath --seed 3 --begin me', { ...script, colours: true })).out;
  expect(coloured).toContain('\x1b[1;36m[X]\x1b[0m');
  expect(coloured).toContain('\x1b[1;35m[O]\x1b[0m');
  expect(coloured.replaceAll(/\x1b\[[0-9;]*m/g, '')).toBe(plain);
});
