/** Pages with dice and pawns to cut out. */
import type { Card } from './card.ts';
import { drawCode, drawTitle } from './card.ts';
import { CUBE_NET, TEN_NET, cubeNet, stripOutline, tenNet } from './nets.ts';
import { PAWN_SIGNS, type PawnSign, pawn } from './pieces.ts';
import type { Box, Shape } from './shapes.ts';
import type { Code } from './signs.ts';
import { paragraph } from './wrap.ts';

export type CutOutCard = Card & {
  readonly kind: 'cowpath-dice' | 'trio-pieces';
  readonly advice: string;
};

const MM = 72 / 25.4;
const CODE = 54;

const drawHead = (card: CutOutCard, code: Code, box: Box): readonly Shape[] => [
  drawTitle(card.title, { ...box, width: box.width - CODE - 8 }),
  ...paragraph(card.advice, { x: box.x, y: box.y + 36, width: box.width - CODE - 20 }, 10).shapes,
  ...drawCode(
    code,
    card.link,
    { x: box.x + box.width - CODE, y: box.y, width: CODE, height: CODE },
    box.width,
  ),
];
const HEAD = 72;

/** Six nets: one more than the game needs, in case one is lost. */
const drawCowpathDice = (box: Box): readonly Shape[] => {
  const [columns, rows] = [2, 3];
  const cell = { width: box.width / columns, height: (box.height - HEAD) / rows };
  const edge = Math.min(cell.width / (CUBE_NET.width + 0.2), cell.height / (CUBE_NET.height + 0.4));
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = box.x + (index % columns) * cell.width + (cell.width - CUBE_NET.width * edge) / 2;
    const row = box.y + HEAD + Math.floor(index / columns) * cell.height;
    const top = row + (cell.height - CUBE_NET.height * edge) / 2;
    return cubeNet(left, top, edge);
  }).flat();
};

const STRIP = { width: 16 * MM, height: 52 * MM, foot: 6 * MM };
const PAWN_SIGN_LIST = Object.keys(PAWN_SIGNS) as readonly PawnSign[];
const PAWNS_EACH = 4;

const strip = (sign: PawnSign, x: number, y: number): readonly Shape[] => {
  const half = STRIP.height / 2;
  const body = half - STRIP.foot;
  const middle = x + STRIP.width / 2;
  return [
    ...stripOutline(x, y, STRIP.width, STRIP.height, STRIP.foot),
    ...pawn(sign, [middle, y + STRIP.foot + body / 2], body * 0.92, false),
    ...pawn(sign, [middle, y + half + body / 2], body * 0.92),
  ];
};

const drawPawns = (box: Box): readonly Shape[] => {
  const perRow = 2 * PAWNS_EACH;
  const step = (box.width - STRIP.width) / (perRow - 1);
  return PAWN_SIGN_LIST.flatMap((sign, player) =>
    Array.from({ length: PAWNS_EACH }, (_, nth) => {
      const column = (player % 2) * PAWNS_EACH + nth;
      const row = Math.floor(player / 2);
      return strip(sign, box.x + column * step, box.y + row * (STRIP.height + 2 * MM));
    }).flat(),
  );
};

const drawTrioPieces = (box: Box): readonly Shape[] => {
  const top = box.y + HEAD + 2 * STRIP.height + 6 * MM;
  const half = box.width / 2;
  const unit = Math.min(half / TEN_NET.width, (box.y + box.height - top) / TEN_NET.height);
  const left = (half - TEN_NET.width * unit) / 2;
  return [
    ...drawPawns({ ...box, y: box.y + HEAD }),
    ...tenNet(box.x + left, top, unit),
    ...tenNet(box.x + half + left, top, unit),
  ];
};

export const drawCutOut = (card: CutOutCard, code: Code, box: Box): readonly Shape[] => [
  ...drawHead(card, code, box),
  ...(card.kind === 'cowpath-dice' ? drawCowpathDice(box) : drawTrioPieces(box)),
];
