/** An analysis as text: the line of chances, luck and skill, and the decisions that cost most. */
import { need } from '@abacow/rules/need';
import {
  type Analysis,
  type PlayerSummary,
  type Step,
  MARKS,
  betterOptions,
  chanceOf,
  luckKindOf,
  luckPercentile,
  luckWordOf,
} from '@abacow/ai/analysis';
import type { GameRecord } from '@abacow/rules';
import { makeColumns } from '../columns.ts';
import { describeOutcome, describePlayers, describeSeat, describeSetup } from '../describe/describe.ts';

/** The longest bar, the shortest, and what is beside it. */
const BAR = { most: 40, least: 10, beside: 38 } as const;
const COSTLIEST = 5;

const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const who = (record: GameRecord, seat: number): string => {
  const seatName = describeSeat(record.setup.game, seat);
  const name = need(describePlayers(record.players)[seat]);
  return name === '' ? seatName : `${name} (${seatName})`;
};

/** One line per turn: a bar for the first seat, the chances of all seats. */
const chanceLine = (record: GameRecord, { turns, seats }: Analysis, width: number): string => {
  const most = Math.max(BAR.least, Math.min(BAR.most, width - BAR.beside));
  const chances = (step: Step): readonly number[] => step.after.map((equity) => chanceOf(equity, seats));
  const rows = turns.map(({ number, seat, steps }) => {
    const found = chances(need(steps.at(-1)));
    const filled = Math.round(need(found[0]) * most);
    const bar = seats === 2 ? `|${'='.repeat(filled)}${' '.repeat(most - filled)}|` : '';
    return [
      `${String(number).padStart(3)} ${describeSeat(record.setup.game, seat)}`,
      ...(bar === '' ? [] : [bar]),
      ...found.map(percent),
    ];
  });
  const seatNames = Array.from({ length: seats }, (_, seat) => describeSeat(record.setup.game, seat));
  return makeColumns([['turn', ...(seats === 2 ? [`|${' '.repeat(most)}|`] : []), ...seatNames], ...rows]);
};

const skillWord = (costPerDecision: number): string => {
  if (costPerDecision < 0.005) return 'nearly nothing was given away';
  if (costPerDecision < 0.015) return 'well played';
  return costPerDecision < 0.03 ? 'some chances were given away' : 'much was given away';
};

const marksOf = ({ marks }: PlayerSummary): string =>
  MARKS.map((mark) => `${mark} ${marks[mark]}`).join(', ');

/** Nobody can lose more than a whole game: a larger sum only says that it was much. */
const makeCost = (cost: number, seats: number): string =>
  (cost * (seats - 1)) / seats > 1 ? 'more than a whole game' : cost.toFixed(3);

const describePlayer = (record: GameRecord, player: PlayerSummary, seats: number): string => {
  const percentile = luckPercentile(luckKindOf(record.setup), player.luck);
  return [
    who(record, player.seat),
    `  luck ${signed(player.luck)}: ${luckWordOf(percentile)}; ${Math.round(percentile)} of 100 games bring less`,
    `  cost ${makeCost(player.cost, seats)} in ${player.decisions} decisions, ${player.costPerDecision.toFixed(4)} each: ${skillWord(player.costPerDecision)}`,
    `  marks: ${marksOf(player)}`,
    `  result ${signed(player.result)}, without the luck ${signed(player.adjusted)} (second thoughts ${signed(player.secondThoughts)})`,
  ].join('\n');
};

const describeCostly = (record: GameRecord, { at, seat, decision }: Step): string => {
  const better = betterOptions(decision)
    .slice(0, 3)
    .map(({ move, equity }) => `${move} ${signed(equity)}`);
  return [
    `  token ${at}, ${who(record, seat)}: ${decision.chosen} cost ${decision.cost.toFixed(3)}${decision.mark === null ? '' : ` (${decision.mark})`}`,
    `    chosen ${signed(decision.best - decision.cost)}; better: ${better.join(', ')}${decision.doubt === 0 ? ' (exact)' : ` (differences ± ${decision.doubt.toFixed(2)})`}`,
  ].join('\n');
};

const costliest = (record: GameRecord, { turns }: Analysis): string => {
  const costly = turns
    .flatMap(({ steps }) => steps)
    .filter(({ decision }) => betterOptions(decision).length > 0)
    .sort((a, b) => b.decision.cost - a.decision.cost)
    .slice(0, COSTLIEST);
  return costly.length === 0
    ? '  none: nobody gave anything away'
    : costly.map((step) => describeCostly(record, step)).join('\n');
};

export const makeReport = (record: GameRecord, analysis: Analysis, width: number): string =>
  [
    describeSetup(record.setup, record.players),
    `Result: ${describeOutcome(record.setup, record.result)}`,
    `\nThe line of chances\n${chanceLine(record, analysis, width)}`,
    `\nLuck and skill\n${analysis.players.map((player) => describePlayer(record, player, analysis.seats)).join('\n')}`,
    `\nThe costliest decisions\n${costliest(record, analysis)}`,
  ].join('\n');
