import type { TableEvent } from '@abacow/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CHUNK, chunkFrom } from './chunks.ts';

const played = (token: string): TableEvent => ({ kind: 'played', at: 1, seat: 0, token });

test('the chunks of a table are all its events, none of them too long', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2 * MAX_CHUNK }), { maxLength: 12 }),
      fc.nat({ max: 12 }),
      (sizes, start) => {
        const events = sizes.map((size) => played('x'.repeat(size)));
        const from = Math.min(start, events.length);
        const read: TableEvent[] = [];
        for (let at = from; at < events.length;) {
          const chunk = chunkFrom(events, at);
          const part = JSON.parse(chunk.text) as TableEvent[];
          expect([chunk.from, chunk.to]).toEqual([at, at + part.length]);
          if (part.length > 1) expect(chunk.text.length).toBeLessThanOrEqual(MAX_CHUNK + 2);
          expect(part.length).toBeGreaterThan(0);
          read.push(...part);
          at = chunk.to;
        }
        expect(read).toEqual(events.slice(from));
      },
    ),
    { numRuns: 100 },
  );
  expect(chunkFrom([], 0)).toEqual({ from: 0, to: 0, text: '[]' });
});
