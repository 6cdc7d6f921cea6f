/** The options of Trio, the same for every command. */
import {
  BOARDS,
  type Board,
  DEFAULT_BOARD,
  DEFAULT_LEVEL,
  DEFAULT_TARGET,
  LEVELS,
  type Level,
  MAX_ROUNDS,
} from '@abacow/rules/trio';
import { type Values, choice, whole } from '../../arguments.ts';

export const trioOptions = {
  board: choice('BOARD', BOARDS, `Trio: multiplication or addition. Default: ${DEFAULT_BOARD}.`),
  level: choice('LEVEL', LEVELS, `Trio: junior, intermediate or expert. Default: ${DEFAULT_LEVEL}.`),
  target: whole('N', 1, 1_000_000, `Trio: the game ends above this score. Default: ${DEFAULT_TARGET}.`),
  rounds: whole(
    'N',
    1,
    MAX_ROUNDS,
    'Trio: play N rounds, and the highest score wins; at junior level the best of N. Default: until the target.',
  ),
};

export type TrioChoice = {
  readonly board: Board;
  readonly level: Level;
  readonly target: number;
  readonly rounds?: number;
};

export const trioChoiceOf = (values: Values<typeof trioOptions>): TrioChoice => ({
  board: values.board ?? DEFAULT_BOARD,
  level: values.level ?? DEFAULT_LEVEL,
  target: values.target ?? DEFAULT_TARGET,
  ...(values.rounds === undefined ? {} : { rounds: values.rounds }),
});
