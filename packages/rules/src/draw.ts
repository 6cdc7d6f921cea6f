import { drawCowpath } from './cowpath/draw.ts';
import type { Position } from './text.ts';
import { drawTrio } from './trio/draw.ts';

export { drawSheet } from './cowpath/draw.ts';
export { drawBoard } from './trio/draw.ts';

/** A position of either game as plain text. */
export const drawPosition = (position: Position): string =>
  position.game === 'cowpath' ? drawCowpath(position) : drawTrio(position);
