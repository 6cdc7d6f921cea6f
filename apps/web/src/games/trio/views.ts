import type { Position } from '@abacow/rules';
import { type TrioPosition, parseSquare } from '@abacow/rules/trio';
import { say as sayExercise } from '../../exercises/words/words.svelte.ts';
import { t } from '../../i18n/language.svelte.ts';
import { say } from '../../lookback/words/words.svelte.ts';
import type { GameViews } from '../gamescreens.ts';
import { NO_CHOICE } from './board/choice.ts';
import Pawn from './board/Pawn.svelte';
import PositionView from './board/PositionView.svelte';
import './board/seats.css';
import { squareText, taskWords } from './table/sentences.ts';
import { trioKeys } from './table/words.ts';

/** The registry gives a game only its own positions. */
const own = (position: Position): TrioPosition => position as TrioPosition;

const moveWords = (position: Position, move: string): string => {
  const { board } = own(position).setup;
  const [first, second] = move.split('>').map((name) => squareText(board, parseSquare(name)!));
  return second === undefined ? say('place', { square: first! }) : say('move', { from: first!, to: second });
};

export const trio: GameViews = {
  PositionView,
  SeatMark: Pawn,
  lyingFaces: (position) => [own(position).first, own(position).second].map(String),
  moveWords,
  task: (position) =>
    taskWords(own(position), NO_CHOICE, null, true, () => ({ you: true, name: t('table.you') })),
  yours: () => sayExercise('side.pawn'),
  mayPass: false,
  keys: trioKeys,
};
