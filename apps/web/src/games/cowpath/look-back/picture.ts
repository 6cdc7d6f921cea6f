/** The sheet and the dice as pictures, as they look at the table by day. */
import { type CowpathPosition, SYMBOLS, type Symbol, columnOf, rowOf } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import cowFile from '../../../base/art/cow.svg?raw';
import { DAY } from '../../../base/theme/day-colours.ts';
import type { Drawing } from '../../../base/ui/drawing.ts';
import type { GamePicture } from '../../contract/game-screens.ts';
import { strokesOf } from '../board/chain.ts';
import { strokesFor } from '../../../base/art/pencil.ts';
import { type SquareLook, chainOf, lookRows } from '../board/squares.ts';

/** A square is 100 by 100. */
const SIDE = 100;
const GLUE = 26;
const MARGIN = 36;

const COW = cowFile.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
/** In a box of 48 by 48. */
const cow = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 48})">${COW}</g>`;

const symbol = (written: Symbol, x: number, y: number, size: number, colour: string): string =>
  written === 'c'
    ? cow(x - size * 0.68, y - size * 0.68, size * 1.36)
    : `<text x="${x}" y="${y + size * 0.36}" text-anchor="middle" font-family="Fredoka, sans-serif" font-size="${size}" font-weight="500" fill="${colour}">${written}</text>`;

const pencil = (side: 'x' | 'o', square: number, x: number, y: number, size: number): string => {
  const colour = side === 'x' ? DAY.cross : DAY.circle;
  const strokes = strokesFor(side, square).map(
    (path) =>
      `<path d="${path}" stroke="${colour}" stroke-width="10"/><path d="${path}" transform="translate(-1.5 -1.5)" stroke="#fff" stroke-width="2" stroke-opacity="0.2"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
};

const washOf = ({ start }: SquareLook): string =>
  start === null ? DAY['paper-wash'] : start === 'x' ? DAY['cross-wash'] : DAY['circle-wash'];

const ground = (look: SquareLook, x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${washOf(look)}" stroke="${DAY.line}" stroke-width="1.5"/>` +
  (look.symbol === null
    ? ''
    : `<g opacity="${look.mark === null ? 1 : 0.28}">${symbol(look.symbol, x + 50, y + 50, 38, DAY['ink-faint'])}</g>`);

const mark = ({ mark: side, square }: SquareLook, x: number, y: number): string =>
  side === null ? '' : pencil(side, square, x + 6, y + 6, 88);

const chain = (position: CowpathPosition): string =>
  strokesOf(chainOf(position))
    .map(({ from, to }) => {
      const [x1, y1, x2, y2] = [columnOf(from), rowOf(from), columnOf(to), rowOf(to)].map(
        (line) => line * SIDE + SIDE / 2,
      );
      return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${DAY.glow}" stroke-width="46" stroke-linecap="round"/>`;
    })
    .join('');

const board = (position: CowpathPosition): Drawing => {
  const { columns, rows } = position.sheet;
  const [wide, high] = [columns * SIDE, rows * SIDE];
  const [width, height] = [wide + 2 * MARGIN, high + 2 * MARGIN + GLUE];
  const each = (draw: (look: SquareLook, x: number, y: number) => string): string =>
    lookRows(position)
      .flatMap((looks, row) => looks.map((look, column) => draw(look, column * SIDE, row * SIDE)))
      .join('');
  const sheets = [14, 7, 0].map(
    (below) =>
      `<rect x="0" y="${below}" width="${width}" height="${height}" rx="14" fill="${below === 0 ? DAY.paper : DAY['paper-edge']}" stroke="${DAY.line}"/>`,
  );
  const glue = `<path d="M0 ${GLUE}V14Q0 0 14 0H${width - 14}Q${width} 0 ${width} 14V${GLUE}Z" fill="${DAY.glue}"/><rect y="2" x="8" width="${width - 16}" height="8" rx="4" fill="${DAY['glue-light']}"/>`;
  const squares = `<g opacity="0.85">${chain(position)}</g>${each(mark)}`;
  return {
    width,
    height: height + 14,
    svg: `${sheets.join('')}${glue}<g transform="translate(${MARGIN} ${MARGIN + GLUE})">${each(ground)}${squares}<rect width="${wide}" height="${high}" rx="8" fill="none" stroke="${DAY.line}" stroke-width="4"/></g>`,
  };
};

const die = (face: number, index: number): string => {
  const x = index * 120;
  return (
    `<rect x="${x}" y="6" width="100" height="100" rx="22" fill="#00000040"/>` +
    `<rect x="${x}" width="100" height="100" rx="22" fill="${DAY['die-edge']}"/>` +
    `<rect x="${x}" width="100" height="94" rx="22" fill="${DAY.die}"/>` +
    symbol(need(SYMBOLS[face]), x + 50, 47, 56, DAY['on-die'])
  );
};

const picture: GamePicture = {
  board: (position) => board(position as CowpathPosition),
  dice: (faces) => ({ width: 580, height: 106, svg: faces.map(die).join('') }),
  seat: (seat) => ({ width: 100, height: 100, svg: pencil(seat === 0 ? 'x' : 'o', 0, 0, 0, 100) }),
};

export default picture;
