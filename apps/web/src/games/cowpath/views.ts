import type { Position } from '@abacow/rules';
import { type CowpathPosition, DICE, SYMBOLS, unpackFaces } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import type { GameViews } from '../contract/game-screens.ts';
import { nameKept } from './board/naming.ts';
import PositionView from './board/PositionView.svelte';
import SeatMark from './board/SeatMark.svelte';
import { describePosition } from './board/describe-position.ts';
import { splitSquares } from './board/square-text.ts';
import DiceView from './look-back/DiceView.svelte';
import { reasonWords } from './look-back/reason-words.ts';
import { cowpathKeys } from './table/table-words.ts';
import { t } from './texts/index.ts';

/** The registry passes a game only its own positions. */
const own = (position: Position): CowpathPosition => position as CowpathPosition;

export const cowpath: GameViews = {
  PositionView,
  DiceView,
  SeatMark,
  keptWords: (position, isKept) =>
    nameKept(
      unpackFaces(own(position).dice, DICE)
        .filter((_, die) => isKept(die))
        .map((face) => need(SYMBOLS[face])),
    ),
  stepWords: (name, square) => t('cowpath.lookback.marked', { name, square }),
  moveWords: (_position, square) => t('cowpath.lookback.mark', { square }),
  splitSquares,
  reasonWords: (position, better, other) => reasonWords(own(position), better, other),
  task: (position) => describePosition(own(position), { you: true, name: '' }, '').title,
  yours: (seat) => t(seat === 0 ? 'cowpath.exercise.x' : 'cowpath.exercise.o'),
  mayPass: true,
  keys: cowpathKeys,
  picture: () => import('./look-back/picture.ts'),
};
