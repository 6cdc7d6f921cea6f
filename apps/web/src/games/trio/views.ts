import type { Position } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { LOST_TOKEN, type TrioPosition, parseSquare } from '@abacow/rules/trio';
import type { GameViews } from '../contract/game-screens.ts';
import { NO_CHOICE } from './board/choice.ts';
import Pawn from './board/Pawn.svelte';
import PositionView from './board/PositionView.svelte';
import './board/seats.css';
import { colourStyle } from './board/seats.ts';
import { splitSquares } from './board/square-text.ts';
import DiceView from './look-back/DiceView.svelte';
import { reasonWords } from './look-back/reason-words.ts';
import { squareText, taskWords } from './board/sentences.ts';
import { trioKeys } from './table/table-words.ts';
import { t } from './texts/index.ts';

/** The registry passes a game only its own positions. */
const own = (position: Position): TrioPosition => position as TrioPosition;

/** `5x7` as people write it. */
const written = (square: string): string => square.replace('x', '×');

const stepWords = (name: string, token: string): string => {
  if (token === LOST_TOKEN) return t('trio.happened.answer', { name });
  const [from = '', to] = token.split('>').map(written);
  return to === undefined
    ? t('trio.lookback.placed', { name, square: from })
    : t('trio.lookback.moved', { name, from, to });
};

const moveWords = (position: Position, move: string): string => {
  if (move === LOST_TOKEN) return t('trio.record.lost');
  const { board } = own(position).setup;
  const [first = '', second] = move.split('>').map((name) => squareText(board, need(parseSquare(name))));
  return second === undefined
    ? t('trio.lookback.place', { square: first })
    : t('trio.lookback.move', { from: first, to: second });
};

export const trio: GameViews = {
  PositionView,
  DiceView,
  SeatMark: Pawn,
  seatStyle: (setup) => colourStyle(setup.game === 'trio' ? setup.colours : undefined),
  keptWords: (position, isKept) => {
    const [face] = [own(position).first, own(position).second].filter((_, die) => isKept(die));
    return face === undefined ? '' : t('trio.lookback.kept', { face });
  },
  stepWords,
  moveWords,
  splitSquares,
  reasonWords: (position, better, other) => reasonWords(own(position), better, other),
  task: (position) =>
    taskWords(own(position), NO_CHOICE, null, true, () => ({ you: true, name: t('table.you') })),
  yours: () => t('trio.exercise.pawn'),
  mayPass: false,
  keys: trioKeys,
  picture: () => import('./look-back/picture.ts'),
};
