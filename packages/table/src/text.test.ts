import { type Unreadable, isUnreadable } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { isNewer, parseEvent } from './events.ts';
import { Bench, SECRET, cowpathOptions, trioOptions } from './tables.testing.ts';
import { makeEvents, parseEvents } from './text.ts';

const played = (): Bench =>
  new Bench(cowpathOptions())
    .do({ kind: 'play', seat: 0, move: 't12345' })
    .do({ kind: 'give-up', seat: 1 })
    .do({ kind: 'reveal', secret: SECRET }, { by: 'house' });

const OPENED = JSON.parse(JSON.stringify(played().events[0])) as object;

const reason = (text: string): string => {
  const events = parseEvents(text);
  if (isUnreadable(events)) return events.reason;
  const table = rebuild(events);
  if (isUnreadable(table)) return table.reason;
  throw new Error('it was read');
};

describe('events as text', () => {
  test('a version line, then one event per line', () => {
    const text = makeEvents(played().events);
    expect(text.split('\n')[0]).toBe('{"table":3}');
    expect(text.trimEnd().split('\n')).toHaveLength(1 + played().events.length);
  });

  test('events do not contain the secret before the game is over', () => {
    const bench = new Bench(cowpathOptions()).do({ kind: 'play', seat: 0, move: 't12345' });
    expect(makeEvents(bench.events)).not.toContain(SECRET);
    expect(bench.refusal({ kind: 'reveal', secret: SECRET }, { by: 'house' })).toBe('reveal/not-over');
    bench.do({ kind: 'give-up', seat: 0 });
    expect(bench.refusal({ kind: 'reveal', secret: SECRET }, { by: 'Ada' })).toBe('seat/not-yours');
    expect(bench.refusal({ kind: 'reveal', secret: 'ff'.repeat(32) }, { by: 'house' })).toBe('reveal/wrong');
    bench.do({ kind: 'reveal', secret: SECRET }, { by: 'house' });
    expect(bench.refusal({ kind: 'reveal', secret: SECRET }, { by: 'house' })).toBe('reveal/already');
  });

  const text = makeEvents(played().events);
  const lines = text.split('\n');
  const without = (line: number): string => lines.filter((_, index) => index !== line).join('\n');

  test.each([
    ['', 'line 1 must be the version of a table: {"table":3}'],
    ['{"table":0}\n', 'line 1 must be the version of a table: {"table":3}'],
    ['{"table":4}\n', 'the table has version 4; this program reads up to 3: update it'],
    ['{"table":3}\n', 'there are no events'],
    ['{"table":1}\n', 'there are no events'],
    [text.slice(0, -4), `line ${lines.length - 1} is cut off`],
    [`{"table":1}\nnonsense\n`, 'line 2: an event must be an object'],
    [without(1), 'event 1 (sat): the first event must open the table'],
    [without(2), 'event 3 (started): a seat is still open (start/open-seats)'],
    [text.replace('"kind":"given-up"', '"kind":"flown"'), 'line 7: "flown" is not an event of a table'],
    [text.replace(/=....."/, `=zz zz"`), 'line 6: "token" must be a token'],
    [
      text.replace(SECRET, 'ab'.repeat(32)),
      'event 7 (revealed): that is not the secret this table committed to (reveal/wrong)',
    ],
    [text.replace('"seat":1', '"seat":3'), 'event 3 (sat): there is no such seat (seat/unknown)'],
  ])('damage is reported: %#', (damaged, message) => {
    expect(reason(damaged)).toBe(message);
  });

  test('an illegal token is reported with its place', () => {
    expect(reason(text.replace('t12345=', 't1234='))).toContain('event 5 (played)');
  });

  test('no change of the text makes the parser throw', () => {
    const texts = [text, makeEvents(new Bench(trioOptions()).do({ kind: 'roll', seat: 0 }).events)];
    const edits = fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', '0', '9', '"', ',', 'null', '{', '-1', 'x', '\n')),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), edits, (whole, changes) => {
        let damaged = whole;
        for (const [place, put] of changes) {
          const at = place % damaged.length;
          damaged = damaged.slice(0, at) + put + damaged.slice(at + 1);
        }
        const events = parseEvents(damaged);
        if (!isUnreadable(events)) rebuild(events);
      }),
      { numRuns: 2000 },
    );
  });

  test('what only a newer program knows is told apart from damage', () => {
    const problems = [
      '{"table":4}\n',
      text.replace('"kind":"given-up"', '"kind":"flown"'),
      text.slice(0, -4),
    ];
    expect(problems.map((damaged) => isNewer(parseEvents(damaged) as Unreadable))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    [{ kind: 'left' }, '"at" must be milliseconds'],
    [{ kind: 'left', at: 1 }, '"seat" must be the number of a seat'],
    [{ kind: 'left', at: 1, seat: 4 }, '"seat" must be the number of a seat'],
    [{ kind: 'kept', at: 1, seat: 0, seating: { kind: 'computer', level: 1 } }, '"seating" must be a person'],
    [{ kind: 'sat', at: 1, seat: 0, seating: { kind: 'computer', level: 6 } }, '"level" must be 1 to 5'],
    [{ ...OPENED, choice: 7 }, '"choice" must be an object'],
    [{ ...OPENED, choice: { game: 'chess' } }, '"game" must be one of cowpath, trio'],
    [{ ...OPENED, choice: { game: 'cowpath', sheet: 'x1' } }, 'row'],
    [{ ...OPENED, opening: { kind: 'chosen', seat: 2 } }, '"opening" must be by lot or name a seat'],
    [{ ...OPENED, clock: { kind: 'move' } }, '"clock" must be none, or have a kind and milliseconds'],
    [{ ...OPENED, timeLimitMs: 600_000 }, '"timeLimitMs" must be the milliseconds of a game in rounds'],
    [{ ...OPENED, commitment: undefined }, '"commitment" must be null or 64 hex digits'],
  ])('%j is reported in a sentence', (json, sentence) => {
    expect(parseEvent(json)).toMatchObject({ kind: 'unreadable', reason: expect.stringContaining(sentence) });
  });

  test('any JSON is either an event or reported as none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(isUnreadable(parseEvent(json))).toBe(true);
      }),
    );
  });
});
