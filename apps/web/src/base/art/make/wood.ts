/**
 * Draws the wooden table: three planks with wavy grain and a knot, as a tile that repeats seamlessly. It uses only
 * translucent black and white, so that it works on the table's colour in light and dark.
 */
import { need } from '@abacow/rules/need';
import { writeFileSync } from 'node:fs';
import { seededDice } from '@abacow/dice';

const WIDTH = 720;
const HEIGHT = 900;
const PLANKS = 3;
const dice = seededDice('abacow-wood');
const between = (low: number, high: number): number => low + ((high - low) * dice.below(10_000)) / 9_999;
const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A line from top to bottom that ends at the x where it starts, so that tiles fit. */
const grainLine = (x: number): string => {
  const sway = between(1, 5);
  const [a, b] = [x + sway, x - sway].map(round);
  const third = HEIGHT / 3;
  return `M${round(x)} 0C${a} ${round(third * between(0.5, 0.9))} ${b} ${round(third * between(1.2, 1.6))} ${round(
    x + between(-2, 2),
  )} ${round(HEIGHT / 2)}S${a} ${round(HEIGHT * 0.85)} ${round(x)} ${HEIGHT}`;
};

const strokes = (count: number, left: number, right: number): string =>
  Array.from({ length: count }, () => grainLine(between(left, right))).join('');

const knot = (x: number, y: number): string =>
  [5, 11, 18, 26]
    .map(
      (r, ring) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 0.5)}" ry="${r}" fill="${
          ring === 0 ? '#00000026' : 'none'
        }"/>`,
    )
    .join('');

const plank = (index: number): string => {
  const width = WIDTH / PLANKS;
  const [left, right] = [index * width + 8, (index + 1) * width - 8];
  const tone = need(['#ffffff0d', '#0000000d', '#00000005'][index]);
  const x = between(left + 40, right - 40);
  return [
    `<path d="M${index * width} 0h${width}v${HEIGHT}h-${width}z" fill="${tone}"/>`,
    `<g fill="none" stroke="#2b1400"><path stroke-opacity=".07" stroke-width="1.2" d="${strokes(12, left, right)}"/>`,
    `<path stroke-opacity=".05" stroke-width="3.5" d="${strokes(6, left, right)}"/>`,
    index === 1 ? `<g stroke-opacity=".1" stroke-width="1.4">${knot(x, between(200, 700))}</g>` : '',
    `</g><path d="${strokes(4, left, right)}" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="2"/>`,
    `<path d="M${(index + 1) * width - 1} 0v${HEIGHT}" stroke="#2b1400" stroke-opacity=".3" stroke-width="1.6"/>`,
    `<path d="M${index * width + 1} 0v${HEIGHT}" stroke="#fff" stroke-opacity=".14" stroke-width="1.2"/>`,
  ].join('');
};

const planks = Array.from({ length: PLANKS }, (_, index) => plank(index)).join('\n');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">\n${planks}\n</svg>\n`;
writeFileSync(new URL('../wood.svg', import.meta.url), svg);
