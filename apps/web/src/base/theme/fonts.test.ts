/**
 * The zero of the text comes from the display font, which grows bolder with its weight than the text font does: the stem of its 0
 * is 152 units wide at 600, of the digits around it 133. So its weight ends where both are equally bold.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const BOLDEST = 550;

test('a plain zero is not bolder than the digits around it', () => {
  const [, face = ''] = /@font-face \{([^}]*'Plain Zero'[^}]*)\}/.exec(read('fonts.css')) ?? [];
  expect(Number(/font-weight: \d+ (\d+);/.exec(face)?.[1])).toBeLessThanOrEqual(BOLDEST);
  expect(read('../ui/draw-picture.ts')).toContain(
    `family: 'Plain Zero', file: display, more: 'font-weight:300 ${BOLDEST};`,
  );
});

test('the browser makes no letter bolder than its font', () => {
  expect(read('base.css')).toContain('font-synthesis-weight: none');
});
