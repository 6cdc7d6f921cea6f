/** The stacked areas of the plot of weeks, in units of its picture. Pure. */
import type { FactState, Week } from '@abacow/learning';

export type Layer = Exclude<FactState, 'new'>;

export const WIDTH = 320;
export const HEIGHT = 120;

const xOf = (index: number, of: number): number => (of < 2 ? 0 : (index / (of - 1)) * WIDTH);
const yOf = (count: number, all: number): number => HEIGHT - (count / all) * HEIGHT;

/** How many facts are in a layer and below it: the quick ones are at the bottom. */
const upTo = ({ counts }: Week, layer: Layer): number => {
  switch (layer) {
    case 'quick':
      return counts.quick;
    case 'known':
      return counts.quick + counts.known;
    case 'worked-out':
      return counts.quick + counts.known + counts['worked-out'];
    case 'planted':
      return counts.quick + counts.known + counts['worked-out'] + counts.planted;
  }
};

const BELOW: Readonly<Record<Layer, Layer | null>> = {
  quick: null,
  known: 'quick',
  'worked-out': 'known',
  planted: 'worked-out',
};

const pointsOf = (weeks: readonly Week[], all: number, layer: Layer | null): readonly string[] =>
  weeks.map((week, index) => {
    const y = yOf(layer === null ? 0 : upTo(week, layer), all);
    return `${xOf(index, weeks.length).toFixed(1)},${y.toFixed(1)}`;
  });

export const lineOf = (weeks: readonly Week[], all: number, layer: Layer): string =>
  pointsOf(weeks, all, layer).join(' ');

export const areaOf = (weeks: readonly Week[], all: number, layer: Layer): string =>
  [...pointsOf(weeks, all, layer), ...[...pointsOf(weeks, all, BELOW[layer])].reverse()].join(' ');
