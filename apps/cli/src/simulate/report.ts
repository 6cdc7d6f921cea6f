import { makeColumns, makeCount, makePercent } from '../columns.ts';
import type { Plan } from './simulation.ts';
import { MEASURES, type Measure, type Tally } from './tally.ts';

const SIDE_NAMES = ['crosses', 'circles'];

export const seatName = (game: Plan['game'], seat: number): string =>
  game === 'cowpath' ? SIDE_NAMES[seat]! : `player ${seat}`;

const describePlan = (plan: Plan, games: number): string => {
  const what =
    plan.game === 'cowpath'
      ? `Cowpath, sheets: ${plan.sheets.label}`
      : `Trio, ${plan.board} board, ${plan.level} level${plan.level === 'junior' ? '' : `, target ${plan.target}`}`;
  return `${what}; ${makeCount(games)} games, seed ${plan.seed}`;
};

const measureName = (game: Plan['game'], measure: Measure): string =>
  measure === 'marks' && game === 'trio' ? 'pawns placed or moved' : measure;

const winRows = (plan: Plan, tally: Tally): string[][] => [
  ['', 'player', 'wins', 'share'],
  ...tally.wins.map((wins, seat) => [
    seatName(plan.game, seat),
    plan.players[seat]!,
    makeCount(wins),
    makePercent(wins / tally.games),
  ]),
  ...(plan.game === 'cowpath'
    ? [['ties', '', makeCount(tally.ties), makePercent(tally.ties / tally.games)]]
    : []),
  ['whoever began', '', makeCount(tally.beginnerWins), makePercent(tally.beginnerWins / tally.games)],
];

const measureRows = (plan: Plan, tally: Tally): string[][] => [
  ['a game has', 'mean', 'least', 'most'],
  ...MEASURES.filter((measure) => measure !== 'rounds' || plan.game === 'trio').map((measure) => [
    measureName(plan.game, measure),
    tally[measure].mean.toFixed(1),
    makeCount(tally[measure].least),
    makeCount(tally[measure].most),
  ]),
];

export const makeReport = (plan: Plan, tally: Tally): string =>
  [
    describePlan(plan, tally.games),
    makeColumns(winRows(plan, tally)),
    makeColumns(measureRows(plan, tally)),
  ].join('\n\n');

export const makeReportJson = (plan: Plan, tally: Tally): string => {
  const { game, seed, players } = plan;
  const setting =
    plan.game === 'cowpath'
      ? { sheets: plan.sheets.label }
      : { board: plan.board, level: plan.level, target: plan.target };
  const { rounds, ...rest } = tally;
  return JSON.stringify({ game, seed, players, ...setting, ...rest, ...(game === 'trio' ? { rounds } : {}) });
};
