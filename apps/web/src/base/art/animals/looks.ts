/** What the players' animals look like: shapes from back to front, 64 units wide. */
import { EAR, EAR_INSIDE, HEAD, MUZZLE, PATCH, SHORT_HORN } from '../face/cow-shapes.ts';
import type { Picture } from './names.ts';

export type Shape = {
  readonly d: string;
  readonly fill: string;
  /** The width of its outline; 0 without one. */
  readonly line?: number;
  readonly stroke?: string;
  /** Drawn on the left, and mirrored on the right. */
  readonly both?: true;
  /** Ears: they hang when the animal is sad and stand when it is proud. */
  readonly ear?: true;
};

export type Look = {
  readonly behind: readonly Shape[];
  /** The middle of the left eye. */
  readonly eye: { readonly x: number; readonly y: number; readonly white?: true; readonly line?: string };
  readonly mouth: { readonly y: number; readonly wide: number; readonly line?: string };
  /** In front of eyes and mouth. */
  readonly front?: readonly Shape[];
};

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const both = (d: string, fill: string, line = 2.2): Shape => ({ d, fill, line, both: true });
const ear = (d: string, fill: string, line = 2.2): Shape => ({ d, fill, line, both: true, ear: true });
const one = (d: string, fill: string, line = 2.2): Shape => ({ d, fill, line });
const whiskers: Shape = {
  d: 'M17 46.500l-9-1.500M17 49.500l-8.500 2',
  fill: 'none',
  line: 1.3,
  both: true,
};

const cow = (coat: string, muzzle: string, patch: string | null, more: readonly Shape[] = []): Look => ({
  behind: [
    both(SHORT_HORN, '#f0dcab'),
    ear(EAR, coat),
    ear(EAR_INSIDE, '#f2a99b', 0),
    one(HEAD, coat, 0),
    ...(patch === null ? [] : [one(PATCH, patch, 0)]),
    one(HEAD, 'none'),
    one(MUZZLE, muzzle),
    both(disc(26, 43, 2.1), '#8a4a41', 0),
  ],
  eye: { x: 24.2, y: 27.5 },
  mouth: { y: 50.5, wide: 4.5, line: '#8a4a41' },
  front: more,
});

const petals = (x: number, y: number, r: number, fill: string): readonly Shape[] => [
  ...[0, 1, 2, 3, 4, 5].map((petal) => {
    const turn = (petal * Math.PI) / 3;
    return one(disc(x + 4.2 * Math.cos(turn), y + 4.2 * Math.sin(turn), r), fill, 1.1);
  }),
  one(disc(x, y, r), '#ffd75e', 1.1),
];

const PAWN =
  'M32 4.800a14.400 14.400 0 0 1 7.400 26.700c1.100 8 4.200 14.900 9.100 20 2.600 2.700 1.400 6.400-2.100 6.900-9.100 1.100-19.700 1.100-28.800 0-3.500-.500-4.700-4.200-2.100-6.900 5-5.100 8-12 9.100-20A14.400 14.400 0 0 1 32 4.800z';
const SIGN_FILL = '#fffaf0';

const pawn = (fill: string, sign: string): Look => ({
  behind: [one(PAWN, fill), one(sign, SIGN_FILL, 0)],
  eye: { x: 26.6, y: 16.6, white: true, line: '#fffaf0' },
  mouth: { y: 25.5, wide: 3.6, line: '#fffaf0' },
});

const ROUND = 'M32 14c13 0 21.500 8.300 21.500 21S45 58.500 32 58.500 10.500 47.700 10.500 35 19 14 32 14z';

export const LOOKS: Readonly<Record<Picture, Look>> = {
  cow: cow('#fffaf0', '#f7bfb0', '#c9925f'),
  flower: cow('#d8a878', '#f8d9c6', null, petals(15, 12, 2.9, '#fff')),
  bell: cow('#b9b0a6', '#f2c4b8', null, [
    one('M21.500 55.800c6 3.600 15 3.600 21 0', 'none', 4),
    one('M32 54c4 0 5 2.800 5.400 7.500h-10.800c.400-4.700 1.400-7.500 5.400-7.500z', '#ffd75e', 1.7),
  ]),
  hat: cow('#9c6b45', '#f2c4b8', null, [
    one(
      'M9 14.500c8 4.500 38 4.500 46 0-2.500-2.400-7-3.200-10-3.700-1-7-5-10.800-13-10.800s-12 3.800-13 10.800c-3 .500-7.500 1.300-10 3.700z',
      '#3f6b52',
      2,
    ),
    one('M19.400 9.500c7 2.400 18 2.400 25.200 0', 'none', 2.4),
  ]),
  sheep: {
    behind: [
      ...[
        [20, 15],
        [13, 27],
      ].map(([x, y]) => both(disc(x ?? 0, y ?? 0, 9.5), '#fffaf0')),
      one(disc(32, 11.5, 9.5), '#fffaf0'),
      one(disc(32, 22, 12), '#fffaf0', 0),
      ear('M15.500 32C9 28.500 4 30.500 2 35.500c4.500 4 9.500 3.500 14 .500z', '#e9c8a6'),
      one(
        'M32 20c10.500 0 16 5.500 15.500 15-.500 11.500-6 23.500-15.500 23.500S17 46.500 16.500 35C16 25.500 21.500 20 32 20z',
        '#f2d9bd',
      ),
      one(disc(32, 17.5, 7), '#fffaf0', 1.6),
      one('M28.500 44h7c0 2.600-1.700 4-3.500 4s-3.500-1.400-3.500-4z', '#c98a7d', 1.6),
    ],
    eye: { x: 24.5, y: 34 },
    mouth: { y: 51.5, wide: 4 },
  },
  pig: {
    behind: [
      ear('M12.500 25C8 17 8 9.500 10.500 5.500c7 1.500 12.500 6 15 12z', '#f19a97'),
      one(ROUND, '#f9c0ba'),
      one(
        'M32 36c7.200 0 11.500 3 11.500 7.200S39.200 50.400 32 50.400s-11.500-3-11.500-7.200S24.800 36 32 36z',
        '#f19a97',
      ),
      both(
        'M27.600 41c1.400 0 1.900 1 1.900 2.300s-.500 2.300-1.900 2.300-1.900-1-1.900-2.300.500-2.300 1.900-2.300z',
        '#a9514f',
        0,
      ),
    ],
    eye: { x: 22, y: 29 },
    mouth: { y: 53, wide: 3.6, line: '#a9514f' },
  },
  dog: {
    behind: [
      one(ROUND, '#e3b27a'),
      one(
        'M36 14.300c11 1.700 17.500 9 17.500 20.200-7 3-14.500 1-16.500-6.500-1.300-5 .500-9.500-1-13.700z',
        '#a9713f',
        0,
      ),
      one(ROUND, 'none'),
      ear('M17 17C8 17.500 3 27 4 38.500c.500 6 4 9 7.500 7 4.500-2.600 6.500-9 7-18z', '#8a5a34'),
      one(
        'M32 38c8.500 0 13.500 3.500 13.500 9.300 0 6.200-5.500 10.200-13.500 10.200s-13.500-4-13.500-10.200c0-5.800 5-9.300 13.500-9.300z',
        '#fff3e2',
        0,
      ),
      one('M26.500 40c2.800-2 8.200-2 11 0-.300 3.600-2.500 6-5.500 6s-5.200-2.400-5.500-6z', '#33261b', 1.6),
    ],
    eye: { x: 22.5, y: 30.5 },
    mouth: { y: 50.5, wide: 5 },
  },
  mouse: {
    behind: [
      ear(disc(14, 17, 11.5), '#b9b6bd'),
      ear(disc(14, 17, 7), '#f2b8a8', 0),
      one(
        'M32 17c12.500 0 19.500 8.500 19.500 19.500S43.500 58.500 32 58.500 12.500 47.500 12.500 36.500 19.500 17 32 17z',
        '#c9c6cd',
      ),
      whiskers,
      one('M28.600 43h6.800c0 2.800-1.600 4.200-3.400 4.200S28.600 45.800 28.600 43z', '#e98b86', 1.6),
    ],
    eye: { x: 23, y: 34 },
    mouth: { y: 51, wide: 4 },
  },
  disc: pawn('#b8402f', disc(32, 46, 6)),
  triangle: pawn('#20639b', 'M32 38.500l7.500 13h-15z'),
  square: pawn('#3f7a4a', 'M26 40h12v12H26z'),
  star: pawn(
    '#8a4f9e',
    'M32 38l2.600 5.500 6 .700-4.400 4.200 1.100 6L32 51.500l-5.300 2.900 1.100-6-4.400-4.200 6-.700z',
  ),
  frog: {
    behind: [
      both(disc(19, 20, 10.5), '#86b957'),
      one('M32 23c15 0 25 6.500 25 18S47 59 32 59 7 52.500 7 41s10-18 25-18z', '#86b957'),
      one(
        'M32 44c11 0 18.500-2 22.500-5.500C55 51 45.500 57.700 32 57.700S9 51 9.500 38.500C13.500 42 21 44 32 44z',
        '#c4dd97',
        0,
      ),
      both(disc(29.5, 36.5, 1.1), '#4f7a2d', 0),
    ],
    eye: { x: 19.5, y: 19.5, white: true },
    mouth: { y: 45, wide: 9 },
  },
  hedgehog: {
    behind: [
      one(
        'M32 4l4.500 5.500L43 5.500l2 6.500 7.500-1.500-.500 7.500 7 1-3 6.500 6 3.500-5 5 4 5.500-6 3 1.500 6.500-6.500.500-1.500 6.500-6-2.500-3.500 5L32 59l-7 3.500-3.500-5-6 2.500L14 53.500 7.500 53 9 46.500l-6-3L7 38l-5-5 6-3.500L5 23l7-1-.500-7.500L19 16l2-6.500 6.500 4z',
        '#7a5a42',
      ),
      ear(disc(14, 28, 4.5), '#e9c8a6'),
      one(
        'M32 22c5 0 8 3 12 4.500 5 2 8 6 7.500 12.500C51 49.500 42.500 58.500 32 58.500S13 49.500 12.500 39c-.500-6.500 2.500-10.500 7.500-12.500C24 25 27 22 32 22z',
        '#f6e0c4',
      ),
      one(disc(32, 44, 4), '#33261b', 1.4),
      both('M15.500 45.500c1.500-2 5.500-2 7 0-1.500 2.200-5.500 2.200-7 0z', '#f2b8a8', 0),
    ],
    eye: { x: 23.5, y: 36 },
    mouth: { y: 51.5, wide: 3.8 },
  },
  cat: {
    behind: [
      ear('M11.500 31C8 20 8 10.500 10.500 4.500c7 2.500 12.500 7 16 13z', '#efa55c'),
      ear('M13.500 22.500c-1-4-1.300-7.500-.500-11 3.500 1.600 6 3.800 8 6.500z', '#f7c8b8', 0),
      one(
        'M32 15.500c12.500 0 21.500 7.500 21.500 20.500S44.500 58 32 58 10.500 49 10.500 36 19.500 15.500 32 15.500z',
        '#f3b26c',
      ),
      {
        d: 'M32 16v7M25.500 16.800l2 5.500M38.500 16.800l-2 5.500',
        fill: 'none',
        line: 2.6,
        stroke: '#c9772f',
      },
      one(
        'M32 41c8 0 12.500 3.200 12.500 8.200S39.500 57.200 32 57.200s-12.500-3-12.500-8S24 41 32 41z',
        '#fff3e2',
        0,
      ),
      whiskers,
      one('M28.700 42.500h6.600c0 2.600-1.600 4-3.300 4s-3.300-1.400-3.300-4z', '#e98b86', 1.6),
    ],
    eye: { x: 22.5, y: 33 },
    mouth: { y: 50.5, wide: 4 },
  },
  bear: {
    behind: [
      ear(disc(14.5, 17, 8.5), '#8f6644'),
      ear(disc(14.5, 17, 4.5), '#d9b08c', 0),
      one(ROUND, '#9c7150'),
      one(
        'M32 37c8 0 12.500 3.800 12.500 9.500S39.500 57 32 57s-12.500-4.800-12.500-10.500S24 37 32 37z',
        '#efd9ba',
        1.8,
      ),
      one(
        'M27 41c2.500-1.800 7.500-1.800 10 0-.300 3.200-2.300 5.300-5 5.300s-4.700-2.100-5-5.300z',
        '#33261b',
        1.4,
      ),
    ],
    eye: { x: 22.5, y: 30.5, line: '#33261b' },
    mouth: { y: 50.5, wide: 4 },
  },
  unicorn: {
    behind: [
      one('M14 18C6 24 4 40 10 54c4-2 6-6 6-11 2 1 4 1 6 0z', '#c9a4dd'),
      one('M50 18c8 6 10 22 4 36-4-2-6-6-6-11-2 1-4 1-6 0z', '#f2a9c4'),
      ear('M17.500 20C13 15 12.500 9 14 4.500c5 2 8.500 6 10 11z', '#fffaf0'),
      one(HEAD, '#fffaf0'),
      one('M32 0l4.600 15.500h-9.200z', '#ffd75e', 1.8),
      one('M29.600 9.500l5.200-1.200M28.500 13.200l7-1.500', 'none', 1.3),
      one('M27 13c3-2.600 8-2.600 11 .500-1 4.500-4 6-6.500 9-1-3.600-3.500-6-4.500-9.500z', '#a4c9e8', 1.6),
      one(MUZZLE, '#fbd9e0'),
      both(disc(26, 43, 1.9), '#b06a7d', 0),
    ],
    eye: { x: 23.8, y: 29 },
    mouth: { y: 50.5, wide: 4.5, line: '#b06a7d' },
  },
  dragon: {
    behind: [
      one('M32 3l4 7 6-3 1.500 8h-23L22 7l6 3z', '#f2c14e'),
      ear('M17 24C9 20 3.500 20.500 1 25c4 2 5 3.500 5.500 6.500 4.500 1 8.500 0 11-2.500z', '#4f9a86'),
      both('M21 14C17.500 12 16.500 8 18 3.500c3 2.500 5.500 5 7.500 8.500z', '#f0dcab'),
      one(
        'M32 11c12 0 19.500 7 18.500 18-.500 5-2 8-2 12.500C48.500 51 42 58.500 32 58.500S15.500 51 15.500 41.500c0-4.500-1.500-7.500-2-12.500C12.500 18 20 11 32 11z',
        '#63b39e',
      ),
      one(
        'M32 38c9.500 0 15 3.800 15 9.800S41 58.300 32 58.300s-15-4.500-15-10.500S22.500 38 32 38z',
        '#b5dfcd',
        1.8,
      ),
      both(disc(26.5, 43, 1.7), '#2f6b5b', 0),
      both(disc(17.5, 37.5, 1.3), '#3f8a76', 0),
    ],
    eye: { x: 23.5, y: 28.5, white: true },
    mouth: { y: 50.5, wide: 6, line: '#2f6b5b' },
  },
};
