/**
 * Texts of a table that asks a player to find or to calculate what the dice show.
 *
 * What the names of squares say meanwhile: "7 times 8, 56" would let a player look up 7 × 8 instead of calculating, by
 * walking to row 7 and column 8. So a square is named by its number alone, which is what the player looks for. Where
 * the numbers are hidden, it is named by its row and column alone: these are no secret, only the number is. No name
 * says that the dice point at a square, and the headers of rows and columns are not read.
 */
import { need } from '@abacow/rules/need';
import { type Board, type Square, type TrioPosition, PAWNS, numberAt, resultOf } from '@abacow/rules/trio';
import type { GivenAnswer } from '@abacow/table';
import type { WhoIs } from '../../../table/registry/who.ts';
import type { Choice } from '../board/choice.ts';
import type { SquareState } from '../board/squares.ts';
import { squareState, squareCoordinates } from '../board/sentences.ts';
import type { Banner } from '../../../base/ui/banner.ts';
import { t } from '../texts/index.ts';
import type { Asks } from '../board/squares.ts';

type Dice = Pick<TrioPosition, 'first' | 'second' | 'setup'>;

/** What is asked: 7 × 8, 7 + 8. */
export const sumText = ({ first, second, setup }: Dice): string =>
  t(`trio.ask.sum.${setup.board}`, { first, second });

export const squareName = (board: Board, state: SquareState, hidesNumbers: boolean, whoIs: WhoIs): string => {
  const name = hidesNumbers ? squareCoordinates(board, state.square) : `${state.number}`;
  return [name, ...squareState(state, whoIs)].join(', ');
};

/** The square of a placement that waits for confirmation. */
export const foundText = (board: Board, square: Square): string => `${numberAt(board, square)}`;

const findTitle = (position: TrioPosition, choice: Choice, name: string): string => {
  const sum = sumText(position);
  if (choice.target !== null) return t('trio.ask.find.pawn');
  if (choice.pawn !== null) return t('trio.ask.find.square', { sum });
  return need(position.pawns[position.seat]).length === PAWNS
    ? t('trio.ask.find.move', { name, sum })
    : t('trio.ask.find', { name, sum });
};

export const wrongWords = (position: Dice, value: number): string =>
  t('trio.ask.wrong', { sum: sumText(position), value });

/** The right number on a square that the dice do not point at: 24 is also 4 × 6. */
export const twinWords = ({ first, second }: Dice, value: number): string =>
  t('trio.ask.twin', { value, first, second });

const answerWords = (position: TrioPosition, answer: GivenAnswer | null, isMissed: boolean): string => {
  if (isMissed) return t('trio.refused.not-pointed');
  if (answer === null) return '';
  return answer.right ? twinWords(position, answer.value) : wrongWords(position, answer.value);
};

/** For the others, while a player is asked. */
const otherBanner = ({ first, second }: Dice, name: string, answer: GivenAnswer | null): Banner => ({
  title: t('trio.ask.other.wait', { name }),
  detail:
    answer === null
      ? t('trio.happened.thrown', { name, first, second })
      : t('trio.ask.other.again', { name }),
  joy: false,
});

const askTitle = (position: TrioPosition, asks: Asks, choice: Choice, name: string): string =>
  asks === 'find'
    ? findTitle(position, choice, name)
    : t('trio.ask.workOut', { name, sum: sumText(position) });

export const askBanner = (
  position: TrioPosition,
  asks: Asks,
  choice: Choice,
  name: string,
  answer: GivenAnswer | null,
  isMissed: boolean,
): Banner =>
  asks === 'other'
    ? otherBanner(position, name, answer)
    : {
        title: askTitle(position, asks, choice, name),
        detail: answerWords(position, answer, isMissed),
        joy: false,
      };

/** Until the pawn is placed. */
export const rightBanner = (banner: Banner, position: Dice, value: number): Banner => ({
  ...banner,
  detail: t('trio.ask.right', { sum: sumText(position), value }),
  joy: true,
});

/** "7 × 8 = 56" */
export const solvedText = (position: Dice): string =>
  `${sumText(position)}\u00a0=\u00a0${resultOf(position.setup.board, position.first, position.second)}`;

/** After a wrong answer that cost the turn, nothing has to be hidden any more. */
export const solutionWords = (position: Dice, value: number): string => {
  const { first, second, setup } = position;
  const result = resultOf(setup.board, first, second);
  return t('trio.ask.solution', { sum: sumText(position), result, value });
};

/** Shown while a turn that a wrong answer lost is on screen. */
export const solutionBanner = ({ position, value }: { position: Dice; value: number }): Banner => ({
  title: t('trio.lost.answer'),
  detail: solutionWords(position, value),
  joy: false,
});
