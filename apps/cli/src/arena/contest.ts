/**
 * A contest of two players. Games come in groups: the same sheet, the same beginning seat and the same dice, once
 * with the challenger on each seat and the opponent on all others. So neither side nor luck of the dice
 * favours anybody within a group.
 */
import { type SeededDice, seededDice } from '@abacow/dice';
import type { Result } from '@abacow/rules';
import { type Sheet, startCowpath } from '@abacow/rules/cowpath';
import { type Board, type Level, type Players, startTrio } from '@abacow/rules/trio';
import { COWPATH, TRIO, playOut } from '../play-out.ts';
import type { CowpathPlayer, TrioPlayer } from '../players/players.ts';

export type Makes<P> = (below: (n: number) => number) => P;
export type Pair<P> = { readonly challenger: P; readonly opponent: P };

export type CowpathContest = {
  readonly game: 'cowpath';
  readonly seed: string;
  readonly players: Pair<Makes<CowpathPlayer>>;
  sheetFor(group: number, seed: string): Sheet;
};

export type TrioContest = {
  readonly game: 'trio';
  readonly seed: string;
  readonly players: Pair<Makes<TrioPlayer>>;
  readonly board: Board;
  readonly level: Level;
  readonly target: number;
  readonly seats: Players;
};

export type Contest = CowpathContest | TrioContest;

export const seatsIn = (contest: Contest): number => (contest.game === 'cowpath' ? 2 : contest.seats);

/** What the game brought the challenger: 1, 0, or a half for a tie. */
const scoreOf = (result: Result | null, seat: number): number => {
  if (result === null || result.kind === 'tie') return 0.5;
  return result.seat === seat ? 1 : 0;
};

const seated = <P>(contest: Contest, players: Pair<Makes<P>>, challengerAt: number, whims: SeededDice): P[] =>
  Array.from({ length: seatsIn(contest) }, (_, seat) =>
    (seat === challengerAt ? players.challenger : players.opponent)(whims.below),
  );

const playGame = (contest: Contest, group: number, challengerAt: number): Result | null => {
  const dice = seededDice(`${contest.seed}/${group}/dice`);
  const whims = seededDice(`${contest.seed}/${group}/${challengerAt}/players`);
  const first = group % seatsIn(contest);
  if (contest.game === 'cowpath') {
    const players = seated(contest, contest.players, challengerAt, whims);
    const start = startCowpath({ sheet: contest.sheetFor(group, contest.seed), first: first as 0 | 1 });
    return playOut(COWPATH, start, players, dice, () => undefined).result;
  }
  const { board, level, target, seats } = contest;
  const players = seated(contest, contest.players, challengerAt, whims);
  const start = startTrio({ board, level, target, players: seats, first });
  return playOut(TRIO, start, players, dice, () => undefined).result;
};

/** The challenger's scores, by the seat that it sat on. */
export const playGroup = (contest: Contest, group: number): readonly number[] =>
  Array.from({ length: seatsIn(contest) }, (_, seat) => scoreOf(playGame(contest, group, seat), seat));
