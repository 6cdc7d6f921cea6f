/** A picture of a finished game to share: the final board, the chance line and the result. */
import { need } from '@abacow/rules/need';
import type { GamePicture } from '../../../games/contract/game-screens.ts';
import type { Position } from '@abacow/rules';
import { DAY, SEAT_COLOURS } from '../../../base/theme/day-colours.ts';
import { placed } from '../../../base/ui/drawing.ts';
import { escapeXml, svgDocument } from '../../../base/ui/svg-text.ts';
import type { Dice } from '../review/dice.ts';

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;

export type PictureOfGame = {
  /** The game's name. */
  readonly game: string;
  readonly title: string;
  readonly reason: string;
  /** The heading of the chance line. */
  readonly chancesTitle: string;
  readonly last: Position;
  readonly dice: Dice;
  /** By step and seat. */
  readonly chances: readonly (readonly number[])[];
  /** By seat. */
  readonly names: readonly string[];
};

/** As in the chart on the page: never colour alone. */
const DASHES = ['', '18 6', '4 6', '18 6 4 6'] as const;
const MAX_NAME = 18;

const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

type Look = {
  readonly size: number;
  readonly weight?: number;
  readonly family?: string;
  readonly fill?: string;
};

const words = (text: string, x: number, y: number, look: Look): string => {
  const { size, weight = 600, family = 'Fredoka', fill = DAY['on-table'] } = look;
  return `<text x="${x}" y="${y}" font-family="'${family}', 'Arial Rounded MT Bold', sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`;
};

/** A size at which the text is probably not wider than this. */
const fitting = (text: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / (0.56 * Math.max([...text].length, 1))));

const GRAIN = Array.from({ length: 9 }, (_, index) => {
  const x = 60 + index * 120 + (index % 3) * 17;
  return `<path d="M${x} 0c26 340-30 700 4 1350" fill="none" stroke="${DAY['table-dark']}" stroke-width="${2 + (index % 3)}" opacity="0.35"/>`;
}).join('');

const table = `<defs><linearGradient id="table" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${DAY['table-light']}"/><stop offset="0.5" stop-color="${DAY.table}"/><stop offset="1" stop-color="${DAY['table-dark']}"/></linearGradient></defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#table)"/>${GRAIN}`;

const CHART = { x: 70, y: 1132, width: 560, height: 168 } as const;

const lineOf = (chances: PictureOfGame['chances'], seat: number): string => {
  const last = Math.max(chances.length - 1, 1);
  const points = chances.map((line, step) => {
    const x = CHART.x + (step / last) * CHART.width;
    const y = CHART.y + (1 - need(line[seat])) * CHART.height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const dash = DASHES[seat] === '' ? '' : ` stroke-dasharray="${DASHES[seat]}"`;
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${SEAT_COLOURS[seat]}" stroke-width="6" stroke-linejoin="round"${dash}/>`;
};

const chart = ({ chances, names, chancesTitle }: PictureOfGame): string => {
  const even = CHART.y + (1 - 1 / names.length) * CHART.height;
  return (
    `<rect x="40" y="1080" width="1000" height="240" rx="26" fill="${DAY.paper}"/>` +
    words(chancesTitle, CHART.x, 1118, { size: 26, fill: DAY['ink-faint'], weight: 500 }) +
    `<path d="M${CHART.x} ${even}h${CHART.width}" stroke="${DAY.line}" stroke-width="3" stroke-dasharray="10 10"/>` +
    names.map((_, seat) => lineOf(chances, seat)).join('')
  );
};

/** Names with their sign and their line, beside the chart. */
const legend = (names: readonly string[], picture: GamePicture): string => {
  const step = Math.min(60, 176 / names.length);
  return names
    .map((name, seat) => {
      const y = 1126 + seat * step + step / 2;
      const dash = DASHES[seat] === '' ? '' : ` stroke-dasharray="${DASHES[seat]}"`;
      const line = `<path d="M664 ${y}h52" stroke="${SEAT_COLOURS[seat]}" stroke-width="6"${dash}/>`;
      const sign = placed(picture.seat(seat), 728, y - 22, 40, 44);
      const shown = shortened(name, MAX_NAME);
      return line + sign + words(shown, 780, y + 10, { size: fitting(shown, 236, 30), fill: DAY.ink });
    })
    .join('');
};

const felt = (dice: Dice, picture: GamePicture): string =>
  dice.length === 0
    ? ''
    : `<rect x="680" y="34" width="366" height="130" rx="26" fill="${DAY.frame}"/><rect x="692" y="46" width="342" height="106" rx="18" fill="${DAY.felt}"/>${placed(picture.dice(dice), 706, 54, 314, 90)}`;

export const drawGame = (game: PictureOfGame, picture: GamePicture): string => {
  const { title, reason, last, dice, names } = game;
  const wide = dice.length === 0 ? 1000 : 620;
  return svgDocument(
    PICTURE_WIDTH,
    PICTURE_HEIGHT,
    table +
      words(game.game, 44, 66, { size: 40, weight: 500 }) +
      words(title, 44, 122, { size: fitting(title, wide, 52) }) +
      words(reason, 44, 164, {
        size: fitting(reason, wide, 30),
        weight: 500,
        family: 'Atkinson Hyperlegible Next',
      }) +
      felt(dice, picture) +
      placed(picture.board(last), 40, 190, 1000, 866) +
      chart(game) +
      legend(names, picture),
  );
};
