import { isUnreadable, parseRecord } from '@abacow/rules';
import { DEFAULT_LEVEL } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { ran } from '../../test/running.ts';
import { scriptedEnvironment } from '../../test/scripted-environment.ts';

type Lines = NonNullable<Parameters<typeof scriptedEnvironment>[0]>['lines'];

const played = async (args: string, lines: Lines, files: Record<string, string> = {}) => {
  const environment = scriptedEnvironment({ ...(lines === undefined ? {} : { lines }), files });
  const code = await main(['play', ...args.split(' ')], environment);
  return { code, out: environment.out(), err: environment.err(), files: environment.files };
};

/** A person who takes the first choice that is offered. */
const easygoing = (written: string): string => {
  const shown = written.slice(written.lastIndexOf('\n\n')).replaceAll('\n', ' ');
  const offered = /(?:Place a pawn|Move a pawn|Throw|mark):? ([^ .,]+)/.exec(shown);
  return offered?.[1] ?? (shown.includes('or pass') ? 't' : '');
};

describe('play', () => {
  test('shows the board, takes decisions and lets the computer answer', async () => {
    const { code, out } = await played('--game cowpath --seed 3 --begin me', ['', 'pass', '', 'quit']);
    expect(code).toBe(0);
    expect(out).toMatch(/^You are cross, against Rosie\. \? lists what you can type\.\ncross begins\.\n/);
    expect(out).toContain('\nEnter throws the dice.\n> cross throws ');
    expect(out).toContain('\n> cross passes.\n');
    expect(out).toContain('Enter continues, back takes back > circle throws ');
    expect(out).toContain('\nThe game is saved. Continue it with: abacow play --continue\n');
  });

  test('prints chances, possible moves and help, and names input that it does not understand', async () => {
    const lines = ['t', 'chances', 'moves', '?', 'elephant', 'board', 'quit'];
    const { out } = await played('--game cowpath --seed 3 --begin me', lines);
    expect(out).toContain('Chances with the attempts left');
    expect(out).toContain(' t12345 ');
    expect(out).toContain('keep 24       keep dice 2 and 4');
    expect(out).toContain('"elephant" is not understood; ? lists what you can type.');
    expect(out.match(/attempt 1 of 3/g)).toHaveLength(2);
  });

  test('keeping cows where there are none is refused and costs no attempt', async () => {
    const { out } = await played('--game cowpath --seed 1 --begin me', ['t', 'keep c', 'board', 'quit']);
    expect(out).toContain('no die shows a cow; ? lists what you can type.');
    expect(out.match(/attempt 1 of 3: 5 4 2 4 2/g)).toHaveLength(2);
    expect(out).not.toContain('attempt 2 of 3');
  });

  test.each([
    ['cowpath', ['t', 'quit'], /\ndie +1 2 3 4 5\n(cross, attempt 1 of 3: )\S \S \S \S \S\n/],
    ['trio --level junior', ['t', ''], /\ndie +1 2\n(player A, to place, dice )\d \d\n/],
  ] as const)('%s: the places of the dice are above them', async (game, lines, pattern) => {
    const { out } = await played(`--game ${game} --seed 3 --begin me`, [...lines]);
    const shown = pattern.exec(out)!;
    expect(shown[0].indexOf('1')).toBe(shown[1]!.length + 1);
  });

  test('a name is shown with the side, in the greeting and at the opening', async () => {
    const { out } = await played('--game cowpath --seed 3 --begin me --name Ada', ['t', 'give up']);
    expect(out).toMatch(/^You are Ada \(cross\), against /);
    expect(out).toContain('\nAda (cross) begins.\n');
    const lost = await played('--game trio --seed 3 --name Ada', ['give up']);
    expect(lost.out).toMatch(/Ada \(player A\) rolls \d \d\.\nplayer B rolls/);
  });

  test.each([
    ['', 'Trio, multiplication board, intermediate level, target 200: about 8 minutes.\n'],
    ['--level junior', 'Trio, multiplication board, junior level: about 2 minutes.\n'],
    ['--players 4 --level expert', 'expert level, target 200: about 20 minutes.\n'],
    [
      '--players 3 --level expert --board addition',
      'target 200: about 60 minutes. Shorter: --target 120, about 25 minutes.\n',
    ],
    [
      '--players 4 --level expert --board addition',
      'target 200: more than 2 hours. Shorter: --target 120, about 65 minutes.\n',
    ],
    ['--target 120', 'intermediate level, target 120: about 5 minutes.\n'],
    ['--later-rounds loser', 'target 200, the loser begins the next round: about 8 minutes.\n'],
  ])('Trio %s: says the target and how long that takes', async (options, sentence) => {
    const { out } = await played(`--game trio --seed 3 --begin me ${options}`.trim(), ['quit']);
    expect(out).toContain(sentence);
  });

  test('gives hints', async () => {
    const { out } = await played('--game trio --seed 3 --begin me', ['t', 'hint', 'quit']);
    expect(out).toMatch(
      /The computer would play \dx\d, worth [+-]0\.\d{3} ± 0\.\d\d.*; (as good|next best) /,
    );
  });

  test('takes back the last decision even after the computer has replied', async () => {
    const script = ['t', 'pass', '', 'back', 'quit'];
    const { out, files } = await played('--game cowpath --seed 3 --begin me --file a.table', script);
    expect(out).not.toContain('There is nothing to take back');
    expect(files.get('a.table')).toContain('"kind":"undone"');
  });

  test('takes back until dice fall', async () => {
    const { out } = await played('--game cowpath --seed 3 --begin me', ['back', 't', 'pass', 'back', 'quit']);
    expect(out).toContain('There is nothing to take back');
    expect(out.match(/attempt 1 of 3/g)).toHaveLength(2);
    expect(out).not.toContain('circle throws');
  });

  test('giving up ends the game', async () => {
    const { code, out } = await played('--game trio --seed 3 --begin me', ['give up']);
    expect(code).toBe(0);
    expect(out).toMatch(/\nThe end: player A gives up: player B wins\.\n$/);
  });

  test('continues a game that was left by quitting or at the end of input', async () => {
    const first = await played('--game cowpath --seed 3 --begin me --file a.table', ['t']);
    expect(first.out).toContain('Continue it with: abacow play --file a.table');
    const kept = Object.fromEntries(first.files);
    const second = await played('--file a.table --seed 3', ['pass', '', 'quit'], kept);
    expect(second.code).toBe(0);
    expect(second.out).toContain('attempt 1 of 3');
    expect(second.out).toContain('> cross passes.');
    expect(second.files.get('a.table')!.length).toBeGreaterThan(kept['a.table']!.length);
  });

  test('a saved game of the other game is refused, not played instead', async () => {
    const saved = Object.fromEntries(
      (await played('--game cowpath --seed 3 --file a.table', ['quit'])).files,
    );
    const { code, err, files } = await played('--game trio --file a.table', ['quit'], saved);
    expect(code).not.toBe(0);
    expect(err).toContain('a.table: this is a game of cowpath, not of trio');
    expect(files.get('a.table')).toBe(saved['a.table']);
  });

  test('does not overwrite another saved game', async () => {
    const other = { '/state/games/cowpath.table': 'x' };
    const { files } = await played('--game cowpath --seed 3', ['quit'], other);
    expect([...files.keys()]).toEqual(['/state/games/cowpath.table', '/state/games/cowpath-2.table']);
    expect(files.get('/state/games/cowpath.table')).toBe('x');
  });

  test('save FILE saves there, and so do later decisions', async () => {
    const { files } = await played('--game trio --seed 3 --begin me', ['save b.table', 't', 'quit']);
    expect(files.get('b.table')).toContain('"token":"t12=');
    expect(files.size).toBe(1);
  });

  test.each([
    'cowpath',
    'trio --level junior',
    'trio --level junior --rounds 3',
    'trio --players 4 --level intermediate --target 20',
    'trio --players 3 --level expert --rounds 2',
  ])('a whole game of %s ends and writes a record', async (game) => {
    const { code, out, files } = await played(
      `--game ${game} --seed 5 --against 2 --record r.json`,
      easygoing,
    );
    expect(code).toBe(0);
    expect(out).toContain('\nThe end: ');
    const record = parseRecord(files.get('r.json')!);
    if (isUnreadable(record)) throw new Error(record.reason);
    expect(record.result).toMatchObject({ by: 'play' });
    expect(record.players).toContainEqual({ kind: 'person', name: null });
    expect(record.players).toContainEqual({ kind: 'computer', level: 2 });
  });

  test('continues a game saved by an older version, with the name from then', async () => {
    const sheet = 'c2cc234/35c41oc/15x351c/o42c24x/c153o51/cx14c53/432cc2c';
    const old = [
      '{"table":1}',
      `{"kind":"opened","at":2179,"table":"terminal","host":"terminal","choice":{"game":"cowpath","sheet":"${sheet}"},"opening":{"kind":"chosen","seat":0},"clock":{"kind":"none"},"commitment":null}`,
      '{"kind":"sat","at":2179,"seat":0,"seating":{"kind":"person","name":"You","holder":"terminal"},"seed":""}',
      '{"kind":"sat","at":2179,"seat":1,"seating":{"kind":"computer","level":3},"seed":""}',
      '{"kind":"started","at":2179}',
      '{"kind":"played","at":2671,"seat":0,"token":"t12345=11453"}',
    ];
    const kept = { 'a.table': `${old.join('\n')}\n` };
    const { code, files } = await played('--file a.table --seed 3 --record r.json', ['give up'], kept);
    expect(code).toBe(0);
    expect(JSON.parse(files.get('r.json')!)).toMatchObject({
      players: ['You', 'computer 3'],
      seats: [
        { kind: 'person', name: 'You' },
        { kind: 'computer', level: 3 },
      ],
    });
  });

  test('a name is cleaned, and an invisible one is refused', async () => {
    const { files } = await played('--game trio --seed 3 --begin me --name A\u202eda --file a.table', [
      'quit',
    ]);
    expect(files.get('a.table')).toContain('"name":"Ada"');
    const refused = await ran('play --game trio --name \u200b');
    expect(refused.err).toContain('at least one of them visible');
  });

  test('rolls off in Trio, and the same seed gives the same game', async () => {
    const one = await played('--game trio --players 3 --seed 8', ['quit']);
    expect(one.out).toMatch(/player A rolls \d \d\.\nplayer B rolls \d \d\.\nplayer C rolls \d \d\.\n/);
    expect((await played('--game trio --players 3 --seed 8', ['quit'])).out).toBe(one.out);
  });

  test('plays Trio at the default level of the app', async () => {
    const { files } = await played('--game trio --seed 3 --begin me', ['save b.table', 'quit']);
    expect(files.get('b.table')).toContain(`"level":"${DEFAULT_LEVEL}"`);
    expect(DEFAULT_LEVEL).toBe('intermediate');
  });

  test.each(['A', 'B', 'C'])('player %s of Trio can be chosen to begin', async (letter) => {
    const { out } = await played(`--game trio --players 3 --seed 8 --begin ${letter}`, ['quit']);
    expect(out).toMatch(new RegExp(`\\nplayer ${letter} begins\\.\\n`));
    expect(out).not.toContain(' rolls ');
  });

  test.each([
    ['play', 2, '--game is missing'],
    ['play --game trio --begin C', 1, 'there is no player C to begin'],
    ['play --game cowpath --begin A', 1, 'there is no player A to begin'],
    ['play --game cowpath --players 3', 2, '--players does not belong to cowpath'],
    ['play --game trio --side circle', 2, '--side does not belong to trio'],
    ['play --game trio --against 6', 2, '--against must be a whole number from 1 to 5'],
    ['play --file none.table', 1, 'there is no game to continue'],
  ])('%s: exit code %i, %s', async (line, code, sentence) => {
    const refused = await ran(line);
    expect(refused).toMatchObject({ code, out: '' });
    expect(refused.err).toContain(sentence);
  });

  test('a damaged file is refused, with the reason', async () => {
    const { files } = await played('--game trio --seed 3 --begin me --file a.table', ['t', 'quit']);
    const broken = files.get('a.table')!.replace('"t12=', '"t13=');
    const { code, err } = await played('--file a.table', [], { 'a.table': broken });
    expect(code).toBe(1);
    expect(err).toMatch(/^abacow play: a\.table: /);
    expect((await played('--file a.table', [], { 'a.table': broken.slice(0, -9) })).err).toMatch(/cut off/);
  });
});
