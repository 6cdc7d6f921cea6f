/** The board and the dice as pictures, as they look at the table by day. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { SIDE, type TrioPosition, columnOf, rowOf } from '@abacow/rules/trio';
import { DAY, SEAT_COLOURS } from '../../../base/theme/day-colours.ts';
import type { Drawing } from '../../../base/ui/drawing.ts';
import type { GamePicture } from '../../contract/game-screens.ts';
import { NO_CHOICE } from '../board/choice.ts';
import { PAWN_BODY, PAWN_COLLAR, PAWN_SHINE, PAWN_SIGNS } from '../board/pawn.ts';
import { shapeOf } from '../board/seats.ts';
import { type SquareState, squareStates, winningRow } from '../board/squares.ts';
import { type DieNumber, FLAT } from '../dice/solid.ts';

/** A square is 100 by 100. */
const SQUARE = 100;
const EDGE = 62;
const FRAME = 22;
const LIGHT = '#fdf8ec';
const DARK = '#e8cfa2';

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mix = channels(from).map((value, index) => Math.round(value + (need(target[index]) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const text = (words: string | number, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Fredoka, sans-serif" font-size="${size}" font-weight="500" fill="${colour}">${words}</text>`;

/** In a box of 40 by 56. */
const pawn = (seat: Seat): string => {
  const colour = need(SEAT_COLOURS[seat]);
  const edge = mixed(colour, '#000000', 0.38);
  return (
    `<ellipse cx="21" cy="51.5" rx="16" ry="3.6" fill="#00000038"/>` +
    `<path d="${PAWN_BODY}" fill="${colour}" stroke="${edge}" stroke-width="1.4"/>` +
    `<path d="${PAWN_COLLAR}" fill="none" stroke="${edge}" stroke-width="1.4" opacity="0.55"/>` +
    `<path d="${PAWN_SHINE}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity="0.6"/>` +
    `<path d="${PAWN_SIGNS[shapeOf(seat)]}" fill="#fffaf0"/>`
  );
};

const square = ({ row, column, number, pawn: seat, counted }: SquareState): string => {
  const [x, y] = [(column - 1) * SQUARE, (row - 1) * SQUARE];
  const fill = counted ? DAY.glow : mixed(LIGHT, DARK, (row + column - 2) / 16);
  const ground = `<rect x="${x + 3}" y="${y + 3}" width="94" height="94" rx="18" fill="${fill}"/>`;
  if (seat === null) return ground + text(number, x + 50, y + 65, 42, DAY.ink);
  const figure = `<g transform="translate(${x + 7} ${y + 6}) scale(1.55)">${pawn(seat)}</g>`;
  return ground + text(number, x + 80, y + 88, 27, DAY.ink) + figure;
};

const rowLine = (position: TrioPosition): string => {
  const row = winningRow(position);
  if (row === null) return '';
  const points = [row[0], row[2]].map(
    (end) => `${(columnOf(end) - 0.61) * SQUARE} ${(rowOf(end) - 0.5) * SQUARE}`,
  );
  const line = (colour: string, width: number): string =>
    `<path d="M${points.join('L')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return line('#5a3a12', 15) + line(DAY.glow, 9);
};

const header = (line: number): string => {
  const at = EDGE + (line - 0.5) * SQUARE;
  const end = 2 * EDGE + SIDE * SQUARE - EDGE / 2;
  return [
    [at, EDGE / 2],
    [at, end],
    [EDGE / 2, at],
    [end, at],
  ]
    .map(([x = 0, y = 0]) => text(line, x, y + 12, 34, DAY['on-table']))
    .join('');
};

const board = (position: TrioPosition): Drawing => {
  const inner = SIDE * SQUARE + 2 * EDGE;
  const side = inner + 2 * FRAME;
  const states = squareStates({
    position: { ...position, placing: false },
    choice: NO_CHOICE,
    mine: false,
    pawns: null,
    row: winningRow(position),
    fresh: null,
    advised: [],
  });
  const lines = Array.from({ length: SIDE }, (_, index) => header(index + 1)).join('');
  return {
    width: side,
    height: side,
    svg:
      `<rect width="${side}" height="${side}" rx="44" fill="${DAY['frame-dark']}"/><rect width="${side}" height="${side - 6}" rx="44" fill="${DAY.frame}"/>` +
      `<g transform="translate(${FRAME} ${FRAME})"><rect width="${inner}" height="${inner}" rx="30" fill="#c9965c"/>${lines}` +
      `<g transform="translate(${EDGE} ${EDGE})">${states.map(square).join('')}${rowLine(position)}</g></g>`,
  };
};

const die = (face: number, number: DieNumber): string =>
  FLAT[number]
    .map(({ index, outline, matrix, shade }) => {
      const light = parseInt(shade, 10) / 100;
      const fill = mixed(mixed(DAY['die-edge'], '#4a3413', 0.28), DAY.die, light);
      const size = index === 0 ? 84 : 58;
      return (
        `<path d="${outline}" fill="${fill}" stroke="${DAY.die}" stroke-width="2.5" stroke-linejoin="round"/>` +
        `<text transform="${matrix}" text-anchor="middle" font-family="Fredoka, sans-serif" font-weight="600" font-size="${size}" fill="${DAY['on-die']}" opacity="${index === 0 ? 1 : 0.28}">${(face + index) % 10}</text>`
      );
    })
    .join('');

const picture: GamePicture = {
  board: (position) => board(position as TrioPosition),
  dice: (faces) => ({
    width: 520,
    height: 260,
    svg: faces
      .map(
        (face, index) =>
          `<g transform="translate(${130 + index * 260} 130)">${die(face, index === 0 ? 1 : 2)}</g>`,
      )
      .join(''),
  }),
  seat: (seat) => ({ width: 40, height: 56, svg: pawn(seat) }),
};

export default picture;
