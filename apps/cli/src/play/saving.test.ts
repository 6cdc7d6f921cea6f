/** Unfinished games: where they are saved, and how they continue. */
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';

type Script = NonNullable<Parameters<typeof scriptedEnvironment>[0]>;

const played = async (args: string, script: Script) => {
  const environment = scriptedEnvironment(script);
  const code = await main(['play', ...args.split(' ').filter((word) => word !== '')], environment);
  return {
    code,
    out: environment.out(),
    err: environment.err(),
    files: Object.fromEntries(environment.files),
  };
};

const OURS = '/state/games/cowpath.table';
const NEW = '--game cowpath --seed 3 --begin me --against 3';

/** A game that was left after its first throw. */
const left = async (args = NEW): Promise<Record<string, string>> =>
  (await played(args, { lines: ['t'] })).files;

describe('every decision is saved in the state folder', () => {
  test('also when the input just ends', async () => {
    expect((await left())[OURS]).toContain('"token":"t12345=');
  });

  test('a game that is over is not there any more', async () => {
    const { files, out } = await played(NEW, { lines: ['t', 'give up'] });
    expect(out).toContain('The end: cross gives up: circle wins.');
    expect(files).toEqual({});
  });

  test('a file of the person stays, in a folder that does not have to exist', async () => {
    const { files } = await played(`${NEW} --file new/a.table`, { lines: ['t', 'give up'] });
    expect(Object.keys(files)).toEqual(['new/a.table']);
  });

  test('save FILE moves the game there, and never over another file', async () => {
    const lines = ['save other.table', 'save b.table', 't', 'quit'];
    const { files, out } = await played(NEW, { lines, files: { 'other.table': 'x' } });
    expect(out).toContain('other.table exists already: choose another name.');
    expect(out).toContain('Continue it with: abacow play --file b.table');
    expect(Object.keys(files).sort()).toEqual(['b.table', 'other.table']);
    expect(files['other.table']).toBe('x');
  });

  test('two runs that continue the same game both keep their own', async () => {
    const files = await left();
    const environment = scriptedEnvironment({
      files,
      lines: () => {
        // Another run plays on while this one waits for an answer.
        if (environment.files.get(OURS) === files[OURS]) environment.files.set(OURS, 'the other run');
        return environment.files.size === 1 ? 'pass' : 'quit';
      },
    });
    await main(['play', '--continue', '--seed', '3'], environment);
    expect(environment.files.get(OURS)).toBe('the other run');
    expect(environment.files.get('/state/games/cowpath-2.table')).toContain('"token":"-"');
    expect(environment.out()).toContain('is now saved in /state/games/cowpath-2.table.');
  });
});

describe('a state folder that cannot be written', () => {
  test('the game goes on, and leaving saves it in the current folder', async () => {
    const { code, out, files } = await played(NEW, { lines: ['t', 'pass', 'quit'], readOnly: ['/state'] });
    expect(code).toBe(0);
    expect(
      out.match(/The game is not saved: \/state\/games\/cowpath\.table cannot be written/g),
    ).toHaveLength(1);
    expect(out).toContain('> cross passes.');
    expect(out).toContain('Continue it with: abacow play --file abacow-cowpath.table');
    expect(Object.keys(files)).toEqual(['abacow-cowpath.table']);
  });

  test('there is none: the same', async () => {
    const { out, files } = await played(NEW, { lines: ['quit'], stateFolder: null });
    expect(out).toContain('The game is not saved: there is no folder for saved games.');
    expect(Object.keys(files)).toEqual(['abacow-cowpath.table']);
  });

  test('nothing can be written: the first quit does not leave', async () => {
    const script = { readOnly: ['/state', 'abacow-'] };
    const once = await played(NEW, { ...script, lines: ['quit', 'save b.table', 'quit'] });
    expect(once.out).toContain('or quit again to lose it.');
    expect(Object.keys(once.files)).toEqual(['b.table']);
    expect(once.code).toBe(0);
    const twice = await played(NEW, { ...script, lines: ['quit', 'quit', 't'] });
    expect(twice).toMatchObject({ code: 1, files: {} });
  });
});

describe('the next play', () => {
  test.each(['', 'y', 'Yes'])('offers to continue, and %j does', async (typed) => {
    const { code, out } = await played('', {
      isInteractive: true,
      files: await left(),
      lines: [typed, 'quit'],
    });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Unfinished game:\n {2}1 {2}Cowpath against Rosie, 1 decision, \d{4}-\d\d-\d\d \d\d:\d\d\nEnter continues it, new/,
    );
    expect(out).toContain('attempt 1 of 3');
  });

  test('new starts another game, and the first one stays', async () => {
    const files = await left();
    const asked = await played('', { isInteractive: true, files, lines: ['what', 'new', 'trio', 'quit'] });
    expect(asked.out).toContain('"what" is not understood.');
    expect(asked.files[OURS]).toBe(files[OURS]);
    expect(Object.keys(asked.files)).toContain('/state/games/trio.table');
  });

  test('lists several games, the latest first, and takes a number', async () => {
    const files = { ...(await left()), ...(await left('--game trio --seed 3 --begin me')) };
    const { out } = await played('', { isInteractive: true, files, lines: ['9', '2', 'quit'] });
    expect(out).toContain('Unfinished games:\n  1  ');
    expect(out).toContain('"9" is not understood.');
    expect(out).toContain('You are player A, against Maggie.');
  });

  test('the latest game is the first, also without a terminal', async () => {
    const environment = scriptedEnvironment();
    for (const game of ['trio', 'cowpath'])
      await main(['play', '--game', game, '--seed', '3', '--begin', 'me'], environment);
    await main(['play'], environment);
    expect(environment.err()).toMatch(/games:\n {2}1 {2}Cowpath .*\n {2}2 {2}Trio /);
  });

  test('with --game it offers only that game', async () => {
    const files = await left('--game trio --seed 3 --begin me');
    const { out } = await played('--game cowpath', { isInteractive: true, files, lines: ['quit'] });
    expect(out).not.toContain('Unfinished');
  });

  test('options for a new game start one without a question', async () => {
    const script = { isInteractive: true, files: await left(), lines: ['quit'] };
    const { out, err } = await played('--game cowpath --against 2', script);
    expect(out).toMatch(/^You are cross, against Buttercup/);
    expect(err).toContain('This is a new game; --continue continues the latest.');
  });

  test('without a terminal it says how to continue and how to start', async () => {
    const { code, err } = await played('', { files: await left() });
    expect(code).toBe(2);
    expect(err).toContain('  1  Cowpath against Rosie, 1 decision, ');
    expect(err).toContain(
      'say --continue for the latest unfinished game, --file FILE for another, or --game cowpath',
    );
  });

  test('--continue continues the latest', async () => {
    const { out } = await played('--continue', { files: await left(), lines: ['quit'] });
    expect(out).toContain('attempt 1 of 3');
    expect(await played('--continue', {})).toMatchObject({ code: 1, out: '' });
    expect(await played('--continue --against 2', {})).toMatchObject({ code: 2, out: '' });
    expect(await played('--continue --file a.table', {})).toMatchObject({ code: 2, out: '' });
  });

  test('a game of an earlier version in the current folder is offered, and stays in its file', async () => {
    const old = { 'abacow-cowpath.table': (await left())[OURS]! };
    const { out, files } = await played('', {
      isInteractive: true,
      files: old,
      lines: ['', 'pass', '', 'quit'],
    });
    expect(out).toContain('attempt 1 of 3');
    expect(Object.keys(files)).toEqual(['abacow-cowpath.table']);
    expect(files['abacow-cowpath.table']!.length).toBeGreaterThan(old['abacow-cowpath.table'].length);
  });

  test('a damaged file is named and stays', async () => {
    const files = { ...(await left()), '/state/games/trio.table': 'broken' };
    const { out, files: after } = await played('', { isInteractive: true, files, lines: ['quit'] });
    expect(out).toContain('Not readable:\n  /state/games/trio.table: ');
    expect(after['/state/games/trio.table']).toBe('broken');
  });

  test('leaving at the question changes nothing', async () => {
    const files = await left();
    expect(await played('', { isInteractive: true, files, lines: ['quit'] })).toMatchObject({
      code: 0,
      files,
    });
    expect(await played('', { isInteractive: true, files, lines: [] })).toMatchObject({ code: 0, files });
    expect(await played('', { isInteractive: true, lines: ['elephant', ''] })).toMatchObject({
      code: 0,
      files: {},
    });
  });
});
