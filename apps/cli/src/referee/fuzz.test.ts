import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Held, answerLine } from './answer.ts';
import { openAdvisor } from './advisor.ts';
import type { Line } from './lines.ts';
import { lineReader } from './lines.ts';

const SETUPS = [
  { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  { game: 'trio', board: 'multiplication', players: 2, level: 'junior', first: 0 },
] as const;

const token = fc.oneof(
  fc.stringMatching(/^t[1-5]{1,5}=[1-5c]{1,5}$/),
  fc.stringMatching(/^t1?2?=[0-9]{1,2}$/),
  fc.stringMatching(/^[a-h][1-8]$/),
  fc.stringMatching(/^[1-9]x[1-9](>[1-9]x[1-9])?$/),
  fc.constantFrom('-', '', ' ', 't12345=ccccc', 't12=55', '5x5'),
  fc.string(),
);
const request = fc.oneof(
  fc.record({ new: fc.oneof(fc.constantFrom(...SETUPS), fc.jsonValue()) }),
  fc.record({
    play: fc.oneof(
      fc.array(token, { maxLength: 4 }).map((tokens) => tokens.join(' ')),
      fc.jsonValue(),
    ),
  }),
  fc.record({ view: fc.oneof(fc.constant(true), fc.jsonValue()) }),
  fc.record({ odds: fc.oneof(fc.constant(true), fc.jsonValue()) }),
  fc.dictionary(fc.constantFrom('new', 'play', 'view', 'odds', '__proto__', 'x'), fc.jsonValue()),
  fc.jsonValue(),
);
const line = fc.oneof(
  { weight: 5, arbitrary: request.map((json) => JSON.stringify(json)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', '')) },
  { weight: 1, arbitrary: fc.json().map((json) => json.slice(0, json.length >> 1)) },
);

const advisor = openAdvisor(() => 0);

const answerOne = async (held: Held, asked: Line) => {
  const reply = await answerLine(held, asked, advisor);
  const written = JSON.stringify(reply.answer);
  expect(written).not.toContain('\n');
  const answer = JSON.parse(written) as { ok: boolean; error?: unknown };
  if (answer.ok) expect(answer.error).toBeUndefined();
  else {
    expect(typeof answer.error).toBe('string');
    expect(reply.held).toBe(held);
  }
  return reply;
};

test('random text never crashes the referee: every line has one answer, and a refusal changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (lines) => {
      let held: Held = null;
      for (const text of [JSON.stringify({ new: SETUPS[lines.length % 2] }), ...lines])
        held = (await answerOne(held, { kind: 'text', text })).held;
    }),
    { numRuns: 300 },
  );
});

test('random bytes never crash the referee', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const reader = lineReader();
      for (const asked of [...reader.push(bytes), ...reader.end()]) await answerOne(null, asked);
    }),
    { numRuns: 300 },
  );
});
