/** What Cowpath's five cows look like. */
import type { ComputerLevel } from '@abacow/table';
import { PATCH, SHORT_HORN } from '../../../base/art/face/cow-shapes.ts';

const HORNS = {
  nubs: 'M21.5 13.5c-2.5-1.8-3-4.5-1.8-6.5 2.6.3 4.8 1.6 6 4z',
  short: SHORT_HORN,
  long: 'M21 16.5C10 16.5 2.5 10.5 2.8 1.8c5.5 5.4 11.7 7.2 20.7 8.2z',
} as const;

const PATCH_LEFT =
  'M29.5 9.1c-10 .5-15.5 6.7-14.7 16.9.2 3 .8 5.4 1.4 7.6 6 1.3 11.5-1 12.6-6.6 1-5.6-1.8-11.4.7-17.9z';
const BLAZE = 'M28.5 9.3c2.3-.4 4.7-.4 7 0 .2 8-.2 14 2.5 27.7h-12c2.7-13.7 2.3-19.7 2.5-27.7z';

export type Look = {
  readonly coat: string;
  readonly ear: string;
  readonly muzzle: string;
  readonly horn: string;
  readonly patch?: { readonly d: string; readonly fill: string };
  /** The whites of the eyes are drawn on dark coats. */
  readonly white?: boolean;
  readonly extra: 'daisy' | 'buttercup' | 'bell' | 'glasses' | 'star';
};

export const LOOKS: Readonly<Record<ComputerLevel, Look>> = {
  1: {
    coat: '#fffaf0',
    ear: '#f2a99b',
    muzzle: '#f7bfb0',
    horn: HORNS.nubs,
    patch: { d: PATCH, fill: '#d79a5e' },
    extra: 'daisy',
  },
  2: { coat: '#f6cd6b', ear: '#f7bfa0', muzzle: '#fdebc8', horn: HORNS.short, extra: 'buttercup' },
  3: {
    coat: '#bd6a45',
    ear: '#f2a99b',
    muzzle: '#f8d3c2',
    horn: HORNS.short,
    patch: { d: BLAZE, fill: '#fff3e6' },
    white: true,
    extra: 'bell',
  },
  4: {
    coat: '#fffaf0',
    ear: '#f2a99b',
    muzzle: '#f2a99b',
    horn: HORNS.short,
    patch: { d: PATCH_LEFT, fill: '#4a3b2e' },
    extra: 'glasses',
  },
  5: {
    coat: '#5a5566',
    ear: '#c99aa6',
    muzzle: '#d9c3cc',
    horn: HORNS.long,
    white: true,
    extra: 'star',
  },
};
