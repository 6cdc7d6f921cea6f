import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Counsel, type Held, answerLine } from './answer.ts';

const silent: Counsel = { odds: () => 'no odds', advise: () => 'no advice' };

/** Answers to lines given one after the other, to one referee. */
const answers = (lines: readonly (string | object)[], counsel = silent): Record<string, unknown>[] => {
  let held: Held = null;
  return lines.map((line) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const reply = answerLine(held, { kind: 'text', text }, counsel);
    held = reply.held;
    return reply.answer as Record<string, unknown>;
  });
};

const COWPATH = { new: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' } };
const TRIO = { new: { game: 'trio', board: 'addition', players: 3, level: 'expert', first: 2 } };
const VIEW = { view: true };

describe('a referee that knows the sample games', () => {
  type Vector = { new: unknown; text: string; views?: { after: number; view: object }[] };
  const vectors = readFileSync(
    new URL('../../../../packages/rules/test/vectors.jsonl', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);

  test.each(vectors.map((vector, index) => [index + 1, vector] as const))('game %i', (_, vector) => {
    const tokens = vector.text === '' ? [] : vector.text.split(' ');
    const one = answers([{ new: vector.new }, ...tokens.map((play) => ({ play }))]);
    for (const { after, view } of vector.views ?? []) expect(one[after]).toEqual(view);
    if (tokens.length > 0)
      expect(answers([{ new: vector.new }, { play: vector.text }])[1]).toEqual(one.at(-1));
  });
});

describe('new', () => {
  test('answers the view, and replaces the game', () => {
    const [first, second, view] = answers([COWPATH, TRIO, VIEW]);
    expect(first).toMatchObject({ ok: true, game: 'cowpath', toMove: 'x', legal: ['t12345'] });
    expect(second).toMatchObject({ ok: true, game: 'trio', toMove: 2, pawns: [[], [], []] });
    expect(view).toEqual(second);
  });

  test('ignores fields that it does not know and takes target 200 for granted', () => {
    const more = { new: { ...TRIO.new, sheet: 7, colour: 'red', __proto__: { board: 'x' } } };
    expect(answers([more])).toEqual(answers([TRIO]));
  });

  test.each([
    [{ ...COWPATH.new, first: 'y' }, '"first"'],
    [{ ...COWPATH.new, first: undefined }, '"first"'],
    [{ ...COWPATH.new, sheet: 'x1co' }, 'sheet'],
    [{ ...COWPATH.new, sheet: '/'.repeat(1_000_000) }, 'sheet'],
    [{ ...COWPATH.new, sheet: ['x1co/2o3c/c4cx/o5xc'] }, '"sheet"'],
    [{ ...TRIO.new, players: 5 }, '"players"'],
    [{ ...TRIO.new, players: '3' }, '"players"'],
    [{ ...TRIO.new, first: 3 }, '"first"'],
    [{ ...TRIO.new, target: 0 }, '"target"'],
    [{ ...TRIO.new, target: 1.5 }, '"target"'],
    [{ ...TRIO.new, target: null }, '"target"'],
    [{ ...TRIO.new, level: 'Expert' }, '"level"'],
    [{ ...TRIO.new, board: undefined }, '"board"'],
    [{ game: 'chess' }, '"game"'],
    [{}, '"game"'],
    [null, 'object'],
    [[], 'object'],
    ['cowpath', 'object'],
  ])('refuses %j and keeps the game', (setup, about) => {
    const [before, refused, after] = answers([COWPATH, { new: setup }, VIEW]);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(about) as string });
    expect(String(refused!['error']).length).toBeLessThan(500);
    expect(after).toEqual(before);
  });
});

describe('play', () => {
  test('keeps none of several tokens if one is illegal', () => {
    const [start, refused, after, played] = answers([
      COWPATH,
      { play: 't12345=cc111 a1' },
      VIEW,
      { play: 't12345=cc111 c1' },
    ]);
    expect(refused!['error']).toMatch(/token 2: a1: .*start/);
    expect(after).toEqual(start);
    expect(played).toMatchObject({ ok: true, toMove: 'o', marks: { x: ['a1', 'c1', 'd3', 'c4'] } });
  });

  test.each([
    '',
    ' ',
    't12345=cc111 ',
    ' t12345=cc111',
    't12345=cc111  c1',
    't12345',
    't12345=cc11',
    't54321=cc111',
  ])('refuses %j', (play) => expect(answers([COWPATH, { play }])[1]).toMatchObject({ ok: false }));

  test.each([1, null, true, ['t12345=cc111'], { 0: 'a' }])('refuses %j, which is no text', (play) =>
    expect(answers([COWPATH, { play }])[1]).toEqual({ ok: false, error: 'play takes a text of tokens' }),
  );

  test('does not repeat a huge token', () => {
    const [, refused] = answers([COWPATH, { play: 'x'.repeat(1_000_000) }]);
    expect(JSON.stringify(refused).length).toBeLessThan(600);
  });
});

describe('requests', () => {
  test('before a game there is nothing to play, view, weigh or advise', () => {
    for (const request of [{ play: 't12=57' }, VIEW, { odds: true }, { advise: { ms: 1 } }])
      expect(answers([request])[0]).toMatchObject({
        ok: false,
        error: expect.stringMatching(/no game/) as string,
      });
  });

  test('exactly one known key; unknown ones beside it are ignored', () => {
    const [view, same, both, none] = answers([
      COWPATH,
      { ...VIEW, id: 7 },
      { ...VIEW, odds: true },
      { vew: true },
    ]);
    expect(same).toEqual(view);
    expect(both).toEqual({ ok: false, error: 'a request has only one of the keys view, odds' });
    expect(none).toMatchObject({ ok: false });
  });

  test.each([
    '{"view":false}',
    '{"view":1}',
    '{"view":"true"}',
    '{"view":null}',
    '{"odds":{}}',
    '{"odds":[true]}',
  ])('refuses %s: view and odds take true and nothing else', (line) =>
    expect(answers([COWPATH, line])[1]).toMatchObject({ ok: false }),
  );

  test.each([
    '',
    ' ',
    '\r',
    '{',
    'null',
    '7',
    '"view"',
    '[]',
    '[{"view":true}]',
    '{}',
    '{"view":true}}',
    'NaN',
  ])('answers the bad line %j with one clear sentence', (line) => {
    const [view, refused, after] = answers([COWPATH, line, VIEW]);
    expect(refused!['ok']).toBe(false);
    expect(refused!['error']).toMatch(/^[a-z].{10,}/);
    expect(after).toEqual(view);
  });

  test('a carriage return at the end, duplicate keys, __proto__ and constructor do no harm', () => {
    const [view, ...same] = answers([
      COWPATH,
      '{"view":true}\r',
      '{"view":false,"view":true}',
      '{"__proto__":{"odds":true},"view":true}',
      '{"constructor":1,"view":true}',
    ]);
    for (const answer of same) expect(answer).toEqual(view);
    expect(answers([COWPATH, '{"__proto__":{"view":true}}'])[1]).toMatchObject({ ok: false });
  });

  test('deep JSON gets its answer', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(answers([COWPATH, deep])[1]).toMatchObject({ ok: false });
    expect(answers([COWPATH, `{"view":true,"x":${deep}}`])[1]).toMatchObject({ ok: true });
    expect(answers([COWPATH, `{"new":${deep}}`])[1]).toMatchObject({ ok: false });
  });
});

describe('odds and advice', () => {
  const counsel: Counsel = {
    odds: (position) => (position.game === 'cowpath' ? { any: 0.5 } : 'odds are for Cowpath'),
    advise: (position, milliseconds) => ({ move: 't12345', seat: position.game, ms: milliseconds }),
  };

  test('are passed on, and leave the game as it is', () => {
    const [view, odds, advice, after] = answers(
      [COWPATH, { odds: true }, { advise: { ms: 5 } }, VIEW],
      counsel,
    );
    expect(odds).toEqual({ ok: true, odds: { any: 0.5 } });
    expect(advice).toEqual({ ok: true, move: 't12345', seat: 'cowpath', ms: 5 });
    expect(after).toEqual(view);
    expect(answers([TRIO, { odds: true }], counsel)[1]).toEqual({ ok: false, error: 'odds are for Cowpath' });
  });

  test.each([true, {}, { ms: 0 }, { ms: -1 }, { ms: '100' }, null])('advise refuses %j', (advise) =>
    expect(answers([COWPATH, { advise }], counsel)[1]).toMatchObject({ ok: false }),
  );
});

test('lines that are not text get an answer too', () => {
  expect(answerLine(null, { kind: 'not-utf8' }, silent).answer).toMatchObject({ ok: false });
  expect(answerLine(null, { kind: 'too-long' }, silent).answer).toMatchObject({ ok: false });
});
