import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isUnreadable, parseSetup, parseText, replay, viewOf } from './index.ts';

type Vector = {
  new: unknown;
  text: string;
  views?: { after: number; view: Record<string, unknown> }[];
  odds?: Record<string, number>;
};

const vectors = readFileSync(new URL('../test/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

describe('sample games of an independent implementation', () => {
  test('all 80 are here', () => expect(vectors).toHaveLength(80));

  test.each(vectors.map((vector, index) => [index + 1, vector] as const))('game %i', (_, vector) => {
    const setup = parseSetup(vector.new);
    if (isUnreadable(setup)) throw new Error(setup.reason);
    const positions = replay(setup, parseText(vector.text));
    if (isUnreadable(positions)) throw new Error(positions.reason);
    for (const { after, view } of vector.views ?? []) {
      expect({ ok: true, ...viewOf(positions[after]!) }).toEqual(view);
    }
  });
});
