import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY } from './day-colours.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

test.each(Object.entries(DAY))('%s is the day colour of the page', (name, colour) => {
  expect(css).toMatch(new RegExp(`--${name}:\\s*(light-dark\\()?${colour}\\b`));
});
