import {
  type StickerPicture,
  badge,
  cell,
  crown,
  happened,
  line,
  pawn,
  sign,
  star,
  won,
} from '../../table/stickers/pieces.ts';
import type { PracticeSticker } from './practice-stickers.ts';

type Tint = StickerPicture['tint'];

/** A times table: what all its sums have in common. */
const table = (number: number, tint: Tint): StickerPicture =>
  won(tint, sign('×', 31, 50, 36), cell(String(number), 61, 50, 40));

/** A week, with so many days played. */
const days = (count: number, tint: Tint): StickerPicture =>
  happened(
    tint,
    ...[30, 50, 70].flatMap((x, column) =>
      [40, 60].map((y, row) => cell(column * 2 + row < count ? 'x' : '', x, y, 18)),
    ),
    badge(String(count), 72, 26, 24),
  );

const CLOCK = 'M50 28a23 23 0 1 0 .1 0M50 36V52L61 58M43 20H57';

export const PRACTICE_PICTURES: Readonly<Record<PracticeSticker, StickerPicture>> = {
  'first-sum': happened(
    'third',
    cell('2', 26, 52, 22),
    sign('×', 44, 52, 22),
    cell('2', 62, 52, 22),
    star(75, 30, 20),
  ),
  'ten-in-a-row': happened('glow', line('M22 66L36 52L50 58L64 40L78 34'), badge('10', 46, 34, 28)),
  'quick-five': happened('circle', line(CLOCK), badge('5', 72, 32, 26)),
  'second-try': happened('cross', line('M72 36A26 26 0 1 0 76 54M74 24V38H60'), star(48, 50, 24)),
  'table-2': table(2, 'cross'),
  'table-10': table(10, 'circle'),
  'table-5': table(5, 'third'),
  'table-3': table(3, 'fourth'),
  'table-4': table(4, 'glow'),
  'table-6': table(6, 'cross'),
  'table-9': table(9, 'circle'),
  'table-7': table(7, 'third'),
  'table-8': table(8, 'fourth'),
  squares: won('glow', cell('9', 34, 50, 26), cell('9', 66, 50, 26), line('M22 34H78M22 66H78')),
  'seven-eights': won('cross', cell('56', 50, 56, 38), star(50, 27, 22)),
  plus: happened('third', cell('4', 28, 50, 24), sign('+', 50, 50, 30), cell('9', 72, 50, 24)),
  'three-days': days(3, 'circle'),
  'seven-days': days(7, 'third'),
  check: happened('fourth', cell('', 40, 50, 40), line('M30 50L38 58L52 40'), badge('25', 69, 34, 28)),
  'check-all': won('fourth', cell('', 44, 56, 38), line('M34 56L42 64L56 46'), crown(64, 30, 32)),
  race: happened('cross', line('M28 80V24H70L62 37L70 50H28'), pawn(62, 68, 26, 'circle')),
  'worked-out': happened('glow', pawn(38, 52, 40, 'third'), cell('?', 66, 50, 28)),
  hundred: won('circle', badge('100', 50, 50, 50)),
  'five-hundred': won('third', badge('500', 50, 56, 46), star(50, 24, 20)),
  thousand: won('glow', badge('1000', 50, 58, 50), crown(50, 25, 34)),
};
