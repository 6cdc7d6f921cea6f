/** One game of a simulation from its number: the same plan and number give the same game for ever. */
import { type SeededDice, seededDice } from '@abacow/dice';
import { startCowpath } from '@abacow/rules/cowpath';
import { type Board, type Level, type Players, startTrio } from '@abacow/rules/trio';
import { COWPATH, TRIO, playOut } from '../play-out.ts';
import { type PlayerName, cowpathPlayer, trioPlayer } from '../players/players.ts';
import type { SheetChoice } from '../sheets/choice.ts';
import { type GameCount, gameCounter } from './tally.ts';

export type CowpathPlan = { readonly game: 'cowpath'; readonly sheets: SheetChoice };
export type TrioPlan = {
  readonly game: 'trio';
  readonly board: Board;
  readonly level: Level;
  readonly target: number;
};
export type Plan = (CowpathPlan | TrioPlan) & {
  readonly seed: string;
  /** By seat. */
  readonly players: readonly PlayerName[];
};

/** The dice do not depend on what the players draw for themselves. */
const sourcesFor = (plan: Plan, number: number): { dice: SeededDice; whims: SeededDice } => ({
  dice: seededDice(`${plan.seed}/${number}/dice`),
  whims: seededDice(`${plan.seed}/${number}/players`),
});

const simulateCowpath = (plan: Plan & CowpathPlan, number: number): GameCount => {
  const { dice, whims } = sourcesFor(plan, number);
  // Every sheet twice in a row, each side beginning once.
  const beginner = (number & 1) as 0 | 1;
  const { counted, watch } = gameCounter(COWPATH);
  const players = plan.players.map((name) => cowpathPlayer(name, whims.below));
  const start = startCowpath({ sheet: plan.sheets.sheetFor(number >>> 1, plan.seed), first: beginner });
  const end = playOut(COWPATH, start, players, dice, watch);
  return { result: end.result!, beginner, ...counted, rounds: 1 };
};

const simulateTrio = (plan: Plan & TrioPlan, number: number): GameCount => {
  const { dice, whims } = sourcesFor(plan, number);
  const { board, level, target } = plan;
  const seats = plan.players.length as Players;
  const beginner = number % seats;
  const { counted, watch } = gameCounter(TRIO);
  const players = plan.players.map((name) => trioPlayer(name, whims.below));
  const start = startTrio({ board, level, target, players: seats, first: beginner });
  const end = playOut(TRIO, start, players, dice, watch);
  return { result: end.result!, beginner, ...counted, rounds: end.round };
};

export const simulateGame = (plan: Plan, number: number): GameCount =>
  plan.game === 'cowpath' ? simulateCowpath(plan, number) : simulateTrio(plan, number);
