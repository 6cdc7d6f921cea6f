import type { Box, Shape } from '../shapes.ts';
import { TEN_NET, stripOutline, tenNet } from './nets.ts';
import { PAWN_SIGNS, type PawnSign, pawn } from './pieces.ts';

const MM = 72 / 25.4;
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

/** Pawns for everybody, and two dice. */
export const drawPieces = (box: Box): readonly Shape[] => {
  const top = box.y + 2 * STRIP.height + 6 * MM;
  const half = box.width / 2;
  const unit = Math.min(half / TEN_NET.width, (box.y + box.height - top) / TEN_NET.height);
  const left = (half - TEN_NET.width * unit) / 2;
  return [...drawPawns(box), ...tenNet(box.x + left, top, unit), ...tenNet(box.x + half + left, top, unit)];
};
