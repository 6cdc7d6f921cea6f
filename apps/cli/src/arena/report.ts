import { escapeHidden } from '@abacow/rules';
import { makeColumns, makeCount, makePercent } from '../columns.ts';
import type { ContestText } from './contest-text.ts';
import type { Contest } from './contest.ts';
import { type Standing, eloOf } from './score.ts';

export type Report = {
  readonly text: ContestText;
  readonly contest: Pick<Contest, 'game' | 'seats' | 'setting'>;
  readonly standing: Standing;
  readonly groups: number;
};

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '+infinite' : '-infinite';
  return `${elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(0)}`;
};

const between = (standing: Standing, make: (value: number) => string): string =>
  standing.interval === null
    ? ''
    : ` (95 %: ${make(standing.interval.low)} to ${make(standing.interval.high)})`;

const conclusions = ({ text, contest: { seats }, standing }: Report): string[] => {
  const lines = [
    `score of ${text.challenger}: ${makePercent(standing.score)}${between(standing, makePercent)}`,
  ];
  if (seats > 2) return [...lines, `an even share would be ${makePercent(1 / seats)}`];
  const elo = (score: number): string => signed(eloOf(score));
  return [...lines, `Elo difference: ${elo(standing.score)}${between(standing, elo)}`];
};

export const makeReport = (report: Report): string => {
  const { text, contest, standing, groups } = report;
  const { game, seats, setting } = contest;
  const { games, wins, ties, losses, bySeat } = standing;
  const share = (count: number): string => makePercent(count / games);
  const others = seats > 2 ? `${text.opponent}, all of them` : text.opponent;
  const rows = [
    [`${text.challenger} wins`, makeCount(wins), share(wins)],
    [`${others} wins`, makeCount(losses), share(losses)],
    ...(game.canTie ? [['ties', makeCount(ties), share(ties)]] : []),
  ];
  const bySeats = bySeat.map((score, seat) => `as ${game.seatLabel(seat)} ${makePercent(score)}`);
  return [
    `${text.challenger} against ${text.opponent}: ${setting.label}; seed ${escapeHidden(text.seed)}`,
    `${makeCount(games)} games in ${makeCount(groups)} groups of the same dice with the seats changed`,
    '',
    makeColumns(rows),
    '',
    ...conclusions(report),
    `${text.challenger} ${bySeats.join(', ')}`,
  ].join('\n');
};

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

export const makeReportJson = ({ text, contest: { seats }, standing, groups }: Report): string => {
  const { interval } = standing;
  const { values, ...named } = text;
  const elo =
    seats > 2
      ? null
      : {
          difference: orNull(eloOf(standing.score)),
          low: interval && orNull(eloOf(interval.low)),
          high: interval && orNull(eloOf(interval.high)),
        };
  return JSON.stringify({ ...named, ...values, groups, ...standing, elo });
};
