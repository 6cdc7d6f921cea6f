/** Checks every pair of colours used by texts or marks, in light and dark, against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Pair = readonly [front: string, back: string];

const TEXT: readonly Pair[] = [
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink', 'paper-wash'],
  ['ink', 'key'],
  ['ink', 'key-hover'],
  ['ink', 'square-light'],
  ['ink', 'square-dark'],
  ['ink-faint', 'paper'],
  ['ink-faint', 'paper-wash'],
  ['ink-faint', 'paper-2'],
  ['ink', 'cross-wash'],
  ['ink', 'circle-wash'],
  ['ink', 'third-wash'],
  ['ink', 'fourth-wash'],
  ['ink', 'glow-wash'],
  ['on-glow', 'glow'],
  ['on-felt', 'felt'],
  ['on-felt', 'felt-dark'],
  ['on-table', 'table-light'],
  ['on-table', 'table'],
  ['on-table', 'table-dark'],
  ['on-die', 'die'],
  ['on-die', 'die-edge'],
  ['danger', 'paper'],
  ['danger', 'paper-2'],
];

/** Marks, bars, rings and borders with a meaning. */
const SHAPES: readonly Pair[] = [
  ['cross', 'paper-wash'],
  ['cross', 'cross-wash'],
  ['circle', 'paper-wash'],
  ['circle', 'circle-wash'],
  ['third', 'paper-wash'],
  ['fourth', 'paper-wash'],
  ['bar', 'paper-2'],
  ['ink-ghost', 'paper-wash'],
  ['glow-edge', 'paper-wash'],
  ['glow-edge', 'glow-wash'],
  ['focus', 'paper'],
  ['focus', 'focus-gap'],
  ['glow', 'felt'],
  ['played', 'paper'],
  ['played', 'paper-wash'],
  ['better', 'paper'],
  ['better', 'paper-wash'],
];

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, day, night, both]) => [name!, [day ?? both!, night ?? both!] as const],
  ),
);

const channel = (hex: string): number => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const brightness = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7));
const contrast = (a: string, b: string): number => {
  const [high, low] = [brightness(a), brightness(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_, theme) => {
  const ratio = ([front, back]: Pair): number =>
    contrast(tokens.get(front)![theme], tokens.get(back)![theme]);

  test.each(TEXT)('%s is readable on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s stands out from %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
});
