import type { Box, Shape } from '../shapes.ts';
import { CUBE_NET, cubeNet } from './cube-net.ts';

/** Six nets: one more than the game needs, in case one is lost. */
export const drawDice = (box: Box): readonly Shape[] => {
  const [columns, rows] = [2, 3];
  const cell = { width: box.width / columns, height: box.height / rows };
  const edge = Math.min(cell.width / (CUBE_NET.width + 0.2), cell.height / (CUBE_NET.height + 0.4));
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = box.x + (index % columns) * cell.width + (cell.width - CUBE_NET.width * edge) / 2;
    const row = box.y + Math.floor(index / columns) * cell.height;
    const top = row + (cell.height - CUBE_NET.height * edge) / 2;
    return cubeNet(left, top, edge);
  }).flat();
};
