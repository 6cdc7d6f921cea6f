import { need } from '@abacow/rules/need';
import { escapeHidden } from '@abacow/rules';
import { makeColumns, makeCount, makePercent } from '../columns.ts';
import type { Plan } from './simulation.ts';
import { type Tally, measuresOf } from './tally.ts';

const winRows = ({ game, players }: Plan, tally: Tally): string[][] => {
  const row = (name: string, player: string, count: number): string[] => [
    name,
    player,
    makeCount(count),
    makePercent(count / tally.games),
  ];
  return [
    ['', 'player', 'wins', 'share'],
    ...tally.wins.map((wins, seat) => row(game.seatLabel(seat), need(players[seat]), wins)),
    ...(game.canTie ? [row('ties', '', tally.ties)] : []),
    row('the beginner', '', tally.beginnerWins),
  ];
};

const measureRows = ({ game }: Plan, { measures }: Tally): string[][] => [
  ['a game has', 'mean', 'least', 'most'],
  ...measuresOf(game.counters).map(({ name, label }) => {
    const { mean, least, most } = need(measures[name]);
    return [label, mean.toFixed(1), makeCount(least), makeCount(most)];
  }),
];

export const makeReport = (plan: Plan, tally: Tally): string =>
  [
    `${plan.setting.label}; ${makeCount(tally.games)} games, seed ${escapeHidden(plan.seed)}`,
    makeColumns(winRows(plan, tally)),
    makeColumns(measureRows(plan, tally)),
  ].join('\n\n');

export const makeReportJson = ({ game, setting, seed, players }: Plan, tally: Tally): string => {
  const { measures, ...counts } = tally;
  return JSON.stringify({ game: game.name, seed, players, ...setting.json, ...counts, ...measures });
};
