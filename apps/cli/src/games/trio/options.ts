/** The options of Trio, the same for every command. */
import {
  BOARDS,
  type Board,
  DEFAULT_BOARD,
  DEFAULT_LEVEL,
  DEFAULT_TARGET,
  LATER_ROUNDS,
  LEVELS,
  type LaterRounds,
  type Level,
  MAX_ROUNDS,
} from '@abacow/rules/trio';
import { type Values, choice, whole } from '../../arguments.ts';

/** `left` is what is played unless something else is agreed. */
const LATER = ['left', ...LATER_ROUNDS] as const;

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
  'later-rounds': choice(
    'WHO',
    LATER,
    'Trio: who begins later rounds: left (of the last beginner), winner, loser, or throw (for it). Default: left.',
  ),
};

export type TrioChoice = {
  readonly board: Board;
  readonly level: Level;
  readonly target: number;
  readonly rounds?: number;
  readonly laterRounds?: LaterRounds;
};

const laterOf = (who: (typeof LATER)[number] = 'left'): Pick<TrioChoice, 'laterRounds'> =>
  who === 'left' ? {} : { laterRounds: who };

export const trioChoiceOf = (values: Values<typeof trioOptions>): TrioChoice => ({
  board: values.board ?? DEFAULT_BOARD,
  level: values.level ?? DEFAULT_LEVEL,
  target: values.target ?? DEFAULT_TARGET,
  ...(values.rounds === undefined ? {} : { rounds: values.rounds }),
  ...laterOf(values['later-rounds']),
});
