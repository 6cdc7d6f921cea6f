import { isComplaint } from '../arguments.ts';
import { makeColumns, makeCount, makePercent } from '../columns.ts';
import { parseSheetChoice } from '../sheets/choice.ts';
import type { ContestText } from './contest-text.ts';
import { type Standing, eloOf } from './score.ts';

const SIDES = ['as crosses', 'as circles'];

const sheetsOf = (given: string): string => {
  const sheets = parseSheetChoice(given);
  return isComplaint(sheets) ? given : sheets.label;
};

const describe = (text: ContestText): string =>
  text.game === 'cowpath'
    ? `Cowpath, sheets: ${sheetsOf(text.sheet)}`
    : `Trio, ${text.board} board, ${text.level} level${text.level === 'junior' ? '' : `, target ${text.target}`}, ${text.seats} players`;

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? '+infinite' : '-infinite';
  return `${elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(0)}`;
};

const between = (standing: Standing, make: (value: number) => string): string =>
  standing.interval === null
    ? ''
    : ` (95 %: ${make(standing.interval.low)} to ${make(standing.interval.high)})`;

const conclusions = (text: ContestText, standing: Standing): string[] => {
  const lines = [
    `score of ${text.challenger}: ${makePercent(standing.score)}${between(standing, makePercent)}`,
  ];
  const seats = text.game === 'cowpath' ? 2 : text.seats;
  if (seats > 2) return [...lines, `an even share would be ${makePercent(1 / seats)}`];
  const elo = (score: number): string => signed(eloOf(score));
  return [...lines, `Elo difference: ${elo(standing.score)}${between(standing, elo)}`];
};

export const makeReport = (text: ContestText, standing: Standing, groups: number): string => {
  const { games, wins, ties, losses, bySeat } = standing;
  const share = (count: number): string => makePercent(count / games);
  const others = text.game === 'trio' && text.seats > 2 ? `${text.opponent}, all of them` : text.opponent;
  const rows = [
    [`${text.challenger} wins`, makeCount(wins), share(wins)],
    [`${others} wins`, makeCount(losses), share(losses)],
    ...(text.game === 'cowpath' ? [['ties', makeCount(ties), share(ties)]] : []),
  ];
  const seats = bySeat.map((score, seat) => {
    const name = text.game === 'cowpath' ? SIDES[seat]! : `as player ${seat}`;
    return `${name} ${makePercent(score)}`;
  });
  return [
    `${text.challenger} against ${text.opponent}: ${describe(text)}; seed ${text.seed}`,
    `${makeCount(games)} games in ${makeCount(groups)} groups of the same dice with the seats changed`,
    '',
    makeColumns(rows),
    '',
    ...conclusions(text, standing),
    `${text.challenger} ${seats.join(', ')}`,
  ].join('\n');
};

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

export const makeReportJson = (text: ContestText, standing: Standing, groups: number): string => {
  const { interval } = standing;
  const seats = text.game === 'cowpath' ? 2 : text.seats;
  const elo =
    seats > 2
      ? null
      : {
          difference: orNull(eloOf(standing.score)),
          low: interval && orNull(eloOf(interval.low)),
          high: interval && orNull(eloOf(interval.high)),
        };
  return JSON.stringify({ ...text, groups, ...standing, elo });
};
