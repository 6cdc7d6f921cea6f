import { isUnreadable } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { Bench, SECRET, cowpathOptions, trioOptions } from './tables.testing.ts';
import { makeEvents, parseEvent, parseEvents } from './text.ts';

const played = (): Bench =>
  new Bench(cowpathOptions())
    .do({ kind: 'play', seat: 0, move: 't12345' })
    .do({ kind: 'give-up', seat: 1 })
    .do({ kind: 'reveal', secret: SECRET }, { by: 'house' });

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
    expect(text.split('\n')[0]).toBe('{"table":1}');
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
    ['', 'line 1 must be the version of a table: {"table":1}'],
    ['{"table":0}\n', 'line 1 must be the version of a table: {"table":1}'],
    ['{"table":4}\n', 'the table has version 4; this program reads up to 3: update it'],
    ['{"table":3}\n', 'there are no events'],
    ['{"table":1}\n', 'there are no events'],
    [text.slice(0, -4), `line ${lines.length - 1} is cut off`],
    [`{"table":1}\nnonsense\n`, 'line 2: an event must be an object'],
    [without(1), 'event 1 (sat): the first event must open the table'],
    [without(2), 'event 3 (started): a seat is open'],
    [text.replace('"kind":"given-up"', '"kind":"flown"'), 'line 7: "flown" is not an event of a table'],
    [text.replace(/=....."/, `=zz zz"`), 'line 6: "token" must be a token'],
    [text.replace(SECRET, 'ab'.repeat(32)), 'event 7 (revealed): the secret is not the one committed to'],
    [text.replace('"seat":1', '"seat":3'), 'event 3 (sat): there is no seat 3'],
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

  test('any JSON is either an event or reported as none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(isUnreadable(parseEvent(json))).toBe(true);
      }),
    );
  });
});
