import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Advisor, type Held, answerLine } from './answer.ts';

const silent: Advisor = {
  odds: () => 'no odds',
  advise: () => Promise.resolve('no advice'),
};

type Answers = Promise<Record<string, unknown>[]>;

/** The answers of one referee to these lines. */
const answers = async (lines: readonly (string | object)[], advisor = silent): Answers => {
  let held: Held = null;
  const given: Record<string, unknown>[] = [];
  for (const line of lines) {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const reply = await answerLine(held, { kind: 'text', text }, advisor);
    held = reply.held;
    given.push(reply.answer);
  }
  return given;
};

const COWPATH = { new: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' } };
const TRIO = { new: { game: 'trio', board: 'addition', players: 3, level: 'expert', first: 2 } };
const VIEW = { view: true };

describe('the referee plays the sample games', () => {
  type Vector = { new: unknown; text: string; views?: { after: number; view: object }[] };
  const vectors = readFileSync(
    new URL('../../../../packages/rules/test/vectors.jsonl', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);

  test.each(vectors.map((vector, index) => [index + 1, vector] as const))('game %i', async (_, vector) => {
    const tokens = vector.text === '' ? [] : vector.text.split(' ');
    const one = await answers([{ new: vector.new }, ...tokens.map((play) => ({ play }))]);
    for (const { after, view } of vector.views ?? []) expect(one[after]).toEqual(view);
    if (tokens.length > 0)
      expect((await answers([{ new: vector.new }, { play: vector.text }]))[1]).toEqual(one.at(-1));
  });
});

describe('new', () => {
  test('answers with the view, and replaces the game', async () => {
    const [first, second, view] = await answers([COWPATH, TRIO, VIEW]);
    expect(first).toMatchObject({ ok: true, game: 'cowpath', toMove: 'x', legal: ['t12345'] });
    expect(second).toMatchObject({ ok: true, game: 'trio', toMove: 2, pawns: [[], [], []] });
    expect(view).toEqual(second);
  });

  test('ignores unknown fields and uses target 200 by default', async () => {
    const more = { new: { ...TRIO.new, sheet: 7, colour: 'red', __proto__: { board: 'x' } } };
    expect(await answers([more])).toEqual(await answers([TRIO]));
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
  ])('refuses %j and keeps the game', async (setup, about) => {
    const [before, refused, after] = await answers([COWPATH, { new: setup }, VIEW]);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(about) as string });
    expect(String(refused!['error']).length).toBeLessThan(500);
    expect(after).toEqual(before);
  });
});

describe('play', () => {
  test('plays none of several tokens if one is illegal', async () => {
    const [start, refused, after, played] = await answers([
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
  ])('refuses %j', async (play) =>
    expect((await answers([COWPATH, { play }]))[1]).toMatchObject({ ok: false }),
  );

  test.each([1, null, true, ['t12345=cc111'], { 0: 'a' }])('refuses %j, which is not a text', async (play) =>
    expect((await answers([COWPATH, { play }]))[1]).toEqual({
      ok: false,
      error: 'play takes a text of tokens',
    }),
  );

  test('needs at least one token', async () =>
    expect((await answers([COWPATH, { play: '' }]))[1]).toEqual({
      ok: false,
      error: 'play needs at least one token',
    }));

  test('does not repeat a huge token', async () => {
    const [, refused] = await answers([COWPATH, { play: 'x'.repeat(1_000_000) }]);
    expect(JSON.stringify(refused).length).toBeLessThan(600);
  });
});

describe('requests', () => {
  test('play, view, odds and advise are refused before the first game', async () => {
    for (const request of [{ play: 't12=57' }, VIEW, { odds: true }, { advise: { ms: 1 } }])
      expect((await answers([request]))[0]).toMatchObject({
        ok: false,
        error: expect.stringMatching(/no game/) as string,
      });
  });

  test('a request has exactly one known key; unknown keys are ignored', async () => {
    const [view, same, both, none] = await answers([
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
  ])('refuses %s: view and odds take true and nothing else', async (line) =>
    expect((await answers([COWPATH, line]))[1]).toMatchObject({ ok: false }),
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
  ])('answers the bad line %j with one clear sentence', async (line) => {
    const [view, refused, after] = await answers([COWPATH, line, VIEW]);
    expect(refused!['ok']).toBe(false);
    expect(refused!['error']).toMatch(/^[a-z].{10,}/);
    expect(after).toEqual(view);
  });

  test('a carriage return at the end, duplicate keys, __proto__ and constructor are harmless', async () => {
    const [view, ...same] = await answers([
      COWPATH,
      '{"view":true}\r',
      '{"view":false,"view":true}',
      '{"__proto__":{"odds":true},"view":true}',
      '{"constructor":1,"view":true}',
    ]);
    for (const answer of same) expect(answer).toEqual(view);
    expect((await answers([COWPATH, '{"__proto__":{"view":true}}']))[1]).toMatchObject({ ok: false });
  });

  test('deeply nested JSON is answered', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect((await answers([COWPATH, deep]))[1]).toMatchObject({ ok: false });
    expect((await answers([COWPATH, `{"view":true,"x":${deep}}`]))[1]).toMatchObject({ ok: true });
    expect((await answers([COWPATH, `{"new":${deep}}`]))[1]).toMatchObject({ ok: false });
  });
});

describe('odds and advice', () => {
  const advisor: Advisor = {
    odds: (position) => (position.game === 'cowpath' ? { any: 0.5 } : 'odds are for Cowpath'),
    advise: (position, milliseconds) =>
      Promise.resolve({ move: 't12345', seat: position.game, ms: milliseconds }),
  };

  test('come from the advisor and do not change the game', async () => {
    const [view, odds, advice, after] = await answers(
      [COWPATH, { odds: true }, { advise: { ms: 5 } }, VIEW],
      advisor,
    );
    expect(odds).toEqual({ ok: true, odds: { any: 0.5 } });
    expect(advice).toEqual({ ok: true, move: 't12345', seat: 'cowpath', ms: 5 });
    expect(after).toEqual(view);
    expect((await answers([TRIO, { odds: true }], advisor))[1]).toEqual({
      ok: false,
      error: 'odds are for Cowpath',
    });
  });

  test.each([true, {}, { ms: 0 }, { ms: -1 }, { ms: '100' }, null])('advise refuses %j', async (advise) =>
    expect((await answers([COWPATH, { advise }], advisor))[1]).toMatchObject({ ok: false }),
  );
});

test('lines that are too long or not UTF-8 are answered too', async () => {
  for (const kind of ['not-utf8', 'too-long'] as const)
    expect((await answerLine(null, { kind }, silent)).answer).toMatchObject({ ok: false });
});

test('only advice makes the referee wait', () => {
  const begun = answerLine(null, { kind: 'text', text: JSON.stringify(TRIO) }, silent);
  expect(begun).not.toBeInstanceOf(Promise);
});

describe('a number of rounds', () => {
  const ROUND = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14 1x4';
  const NEW = { game: 'trio', board: 'multiplication', players: 2, level: 'intermediate', first: 0 };

  test('is an optional field of new; the view then has it, too', async () => {
    const [, shared, over] = await answers([
      { new: { ...NEW, rounds: 2 } },
      { play: `${ROUND} ${ROUND}` },
      { play: ROUND },
    ]);
    expect(shared).toMatchObject({ ok: true, round: 3, scores: [9, 9], result: null, rounds: 2 });
    expect(over).toMatchObject({ ok: true, round: 3, scores: [18, 9], result: 0, rounds: 2 });
  });

  test('at junior level the view counts the rounds won', async () => {
    const [, view] = await answers([{ new: { ...NEW, level: 'junior', rounds: 3 } }, { play: ROUND }]);
    expect(view).toMatchObject({ round: 2, scores: [0, 0], rounds: 3, wins: [1, 0], result: null });
  });

  test('without it the view has exactly the fields it always had', async () => {
    const [view] = await answers([{ new: NEW }]);
    expect(Object.keys(view!)).toEqual([
      'ok',
      'game',
      'toMove',
      'dice',
      'mustPlace',
      'pawns',
      'scores',
      'round',
      'legal',
      'result',
    ]);
  });

  test('must be 1 to 99', async () => {
    const [none, many] = await answers([{ new: { ...NEW, rounds: 0 } }, { new: { ...NEW, rounds: 100 } }]);
    expect([none, many]).toMatchObject([{ ok: false }, { ok: false }]);
    expect(none!['error']).toContain('"rounds" must be a whole number from 1 to 99');
  });
});
