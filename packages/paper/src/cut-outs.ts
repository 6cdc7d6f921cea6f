/** A page with dice or pawns to cut out. */
import { type Card, drawCode, drawTitle } from './card.ts';
import type { Box, Shape } from './shapes.ts';
import type { Code } from './signs.ts';
import { paragraph } from './wrap.ts';

export type CutOutCard = Card & {
  readonly kind: 'cut-outs';
  readonly advice: string;
  readonly draw: (box: Box) => readonly Shape[];
};

const CODE = 54;
const HEAD = 72;

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

export const drawCutOut = (card: CutOutCard, code: Code, box: Box): readonly Shape[] => [
  ...drawHead(card, code, box),
  ...card.draw({ ...box, y: box.y + HEAD, height: box.height - HEAD }),
];
