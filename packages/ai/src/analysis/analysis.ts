/** A whole game as luck, cost and second thoughts, which together explain the way from the start to the result. */
import { need } from '@abacow/rules/need';
import {
  type GameRecord,
  type Outcome,
  type Seat,
  isUnreadable,
  playSteps,
  seatsOf,
  startGame,
} from '@abacow/rules';
import { type Appraise, type Worth, minus, nothingFor, plus } from './book.ts';
import { MARKS, type Mark } from './marks.ts';
import { type Step, type Turn, walkTurns } from './turns.ts';

export type PlayerSummary = {
  readonly seat: Seat;
  /** The luck of all throws of the game for this player, their own and others'. */
  readonly luck: number;
  /** The luck of their own throws only. */
  readonly ownLuck: number;
  /** Equity that their own decisions gave away. */
  readonly cost: number;
  readonly decisions: number;
  readonly costPerDecision: number;
  /** Equity that the others' decisions gave to this player. */
  readonly gifts: number;
  readonly secondThoughts: number;
  readonly result: number;
  /** The result without luck: start, decisions and second thoughts only. */
  readonly adjusted: number;
  readonly marks: Record<Mark, number>;
};

export type Analysis = {
  readonly seats: number;
  readonly turns: readonly Turn[];
  readonly start: Worth;
  /** By seat, summed over the game. */
  readonly luck: Worth;
  readonly given: Worth;
  readonly secondThoughts: Worth;
  /** What an ending outside play (giving up, a clock, an agreement) changed; 0 otherwise. */
  readonly outsidePlay: Worth;
  /** As equity. For an unfinished game, the worth of the last position. */
  readonly result: Worth;
  readonly finished: boolean;
  readonly players: readonly PlayerSummary[];
};

/** Yielded after every turn: how many tokens are done. */
export type Progress = { readonly turn: Turn; readonly done: number; readonly total: number };

const resultOf = (outcome: NonNullable<Outcome>, seats: number): Worth =>
  Array.from({ length: seats }, (_, seat) => {
    if (outcome.kind === 'tie') return 0;
    return outcome.seat === seat ? 1 : -1 / (seats - 1);
  });

const total = (worths: readonly (Worth | null)[], seats: number): Worth =>
  worths.reduce<Worth>((sum, worth) => (worth === null ? sum : plus(sum, worth)), nothingFor(seats));

const countMarks = (steps: readonly Step[]): Record<Mark, number> =>
  Object.fromEntries(
    MARKS.map((mark) => [mark, steps.filter(({ decision }) => decision.mark === mark).length]),
  ) as Record<Mark, number>;

type Sums = Pick<Analysis, 'luck' | 'secondThoughts' | 'result'>;

const summaryOf = (seat: Seat, steps: readonly Step[], sums: Sums): PlayerSummary => {
  const own = steps.filter((step) => step.seat === seat);
  const others = steps.filter((step) => step.seat !== seat);
  const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const cost = add(own.map(({ decision }) => decision.cost));
  const decisions = own.filter(({ decision }) => decision.matters).length;
  const luck = need(sums.luck[seat]);
  return {
    seat,
    luck,
    ownLuck: add(own.map((step) => step.luck?.[seat] ?? 0)),
    cost,
    decisions,
    costPerDecision: decisions === 0 ? 0 : cost / decisions,
    gifts: -add(others.map(({ decision }) => need(decision.given[seat]))),
    secondThoughts: need(sums.secondThoughts[seat]),
    result: need(sums.result[seat]),
    adjusted: need(sums.result[seat]) - luck,
    marks: countMarks(own),
  };
};

const summarise = (record: GameRecord, turns: readonly Turn[]): Analysis => {
  const seats = seatsOf(record.setup);
  const steps = turns.flatMap((turn) => turn.steps);
  const start = turns[0]?.start ?? nothingFor(seats);
  const last = steps.at(-1)?.after ?? start;
  const result = record.result === null ? last : resultOf(record.result, seats);
  const sums = {
    luck: total(
      steps.map(({ luck }) => luck),
      seats,
    ),
    secondThoughts: total(
      turns.map(({ secondThought }) => secondThought),
      seats,
    ),
    result,
  };
  return {
    seats,
    turns,
    start,
    ...sums,
    given: total(
      steps.map(({ decision }) => decision.given),
      seats,
    ),
    outsidePlay: minus(result, last),
    finished: record.result !== null,
    players: Array.from({ length: seats }, (_, seat) => summaryOf(seat, steps, sums)),
  };
};

/** Yields after every turn and returns the whole analysis. The record must be valid, as returned by `parseRecord`. */
export function* analyseBy(appraise: Appraise, record: GameRecord): Generator<Progress, Analysis> {
  const steps = playSteps(startGame(record.setup), record.tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  const turns: Turn[] = [];
  for (const turn of walkTurns(steps, appraise)) {
    turns.push(turn);
    yield { turn, done: need(turn.steps.at(-1)).at, total: record.tokens.length };
  }
  return summarise(record, turns);
}
