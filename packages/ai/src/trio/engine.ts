/** Trio's computer player: combines the nets with search. */
import { need } from '@abacow/rules/need';
import { type TrioPosition, laterBeginners, legalMoves, roundsToWin } from '@abacow/rules/trio';
import { openTrunk } from '../net/open.ts';
import { type Advice, type Budget, adviseWith, equityOf } from './advise.ts';
import { errorsOf } from '../errors.ts';
import { makeCellNet } from './cell-net.ts';
import { mirrorProof } from './mirrored-valuer.ts';
import type { PlaneKind } from './planes.ts';
import { type Search, makeSearch } from './search.ts';
import { type BestOfChances, solveBestOf } from './best-of.ts';
import { BINS } from './grid.ts';
import { rollOffChances } from './roll-off.ts';
import { MOST_ROUNDS_LEFT, sampleStandings } from './rounds-left.ts';
import { type Stakes, bestOfStakes, juniorStakes, roundStakes } from './stakes.ts';
import { type Standings, solveStandings } from './standings.ts';
import { type TrioNets, makeValuer } from './valuer.ts';
import { type TrioManifest, parseNet } from './weights.ts';

export type TrioEngine = {
  /** Advice for the seat to move, from the position alone, within the budget; null if there is nothing to decide. */
  readonly advise: (position: TrioPosition, budget: Budget) => Advice | null;
  /** The same by the net alone, without search. */
  readonly glance: (position: TrioPosition) => Advice | null;
};

/** How the turns of a position are valued. */
export type Searches = (position: TrioPosition) => Search;

const netsOf = (manifest: TrioManifest, bytes: Uint8Array): TrioNets => {
  const open = (kind: PlaneKind) => makeCellNet(parseNet(manifest, kind, bytes), openTrunk);
  return { junior2: open('junior2'), general: open('general') };
};

/** The engine with the shipped weights, trio.json and trio.bin. The caller reads the files. */
export const openTrio = (manifest: TrioManifest, bytes: Uint8Array): TrioEngine =>
  makeTrioEngine(netsOf(manifest, bytes), manifest);

export const openSearches = (manifest: TrioManifest, bytes: Uint8Array): Searches =>
  makeSearches(netsOf(manifest, bytes), manifest);

export const makeSearches = (nets: TrioNets, manifest: TrioManifest): Searches => {
  const outlook = outlookOf(manifest);
  return (position) => {
    const { setup } = position;
    const kind: PlaneKind = setup.level === 'junior' && setup.players === 2 ? 'junior2' : 'general';
    const stakes = stakesOf(position, outlook);
    const setting = { kind, players: setup.players, board: setup.board };
    const valuer = makeValuer(nets[kind], setting, stakes);
    return makeSearch(setup.board, stakes, mirrorProof(valuer, 'one'), mirrorProof(valuer, 'both'));
  };
};

export const makeTrioEngine = (nets: TrioNets, manifest: TrioManifest): TrioEngine => {
  const searchFor = makeSearches(nets, manifest);
  const adviseRollOff = (position: TrioPosition): Advice => {
    const chances = rollOffChances(searchFor, position);
    const equity = equityOf(need(chances[position.seat]), chances.length);
    const { worth: error, difference: doubt } = errorsOf(position, false);
    const only = { move: need(legalMoves(position)[0]), equity, error };
    return { ...only, options: [only], doubt, hurried: false };
  };
  const ask = (position: TrioPosition, budget: Budget | null): Advice | null => {
    const begun = budget?.now() ?? 0;
    if (legalMoves(position).length === 0) return null;
    if (position.rollOff !== null) return adviseRollOff(position);
    const search = searchFor(position);
    const left = budget && { ms: budget.ms - (budget.now() - begun), now: budget.now };
    return adviseWith(search, position, left);
  };
  return { advise: ask, glance: (position) => ask(position, null) };
};

const stakesOf = (position: TrioPosition, { standings, bestOf }: Outlook): Stakes => {
  const { level, players, rounds } = position.setup;
  if (level !== 'junior') return roundStakes(position, standings(position));
  return rounds === undefined ? juniorStakes(players, 1) : bestOfStakes(position, 1, bestOf(position));
};

/** How a game goes on after the round in progress. */
type Outlook = {
  readonly standings: (position: TrioPosition) => Standings;
  readonly bestOf: (position: TrioPosition) => BestOfChances;
};

const once = <T>(solve: (position: TrioPosition) => T, keyOf: (position: TrioPosition) => string) => {
  const known = new Map<string, T>();
  return (position: TrioPosition): T => {
    const key = keyOf(position);
    const found = known.get(key) ?? solve(position);
    known.set(key, found);
    return found;
  };
};

/** Rounds that follow the one in progress, as far as it matters; null if a target ends the game. */
const roundsLeft = ({ setup, round }: TrioPosition): number | null =>
  setup.rounds === undefined ? null : Math.min(Math.max(0, setup.rounds - round), MOST_ROUNDS_LEFT);

/** Solved once per kind of game and cached. */
const outlookOf = (manifest: TrioManifest): Outlook => {
  const usualRound = ({ setup: { board, players } }: TrioPosition) =>
    need(manifest.rounds.find((usual) => usual.board === board && usual.players === players));
  const standings = (position: TrioPosition): Standings => {
    const { board, level, players, target } = position.setup;
    const { usualLoss, chances } = usualRound(position);
    const odds = { board, level, players, usualLoss, outcomes: chances.flat() };
    const left = roundsLeft(position);
    return left === null ? solveStandings({ ...odds, target }) : sampleStandings(odds, left);
  };
  const bestOf = (position: TrioPosition): BestOfChances => {
    const outcomes = usualRound(position).chances.flat();
    const winning = position.pawns.map((_, seat) =>
      outcomes.slice(seat * BINS, (seat + 1) * BINS).reduce((sum, chance) => sum + chance, 0),
    );
    return solveBestOf(roundsToWin(need(position.setup.rounds)), winning, (beginner, winner, wins) =>
      laterBeginners(position.setup, beginner, winner, wins),
    );
  };
  return {
    standings: once(standings, (position) => {
      const { board, level, players, target } = position.setup;
      return [board, level, players, roundsLeft(position) === null ? target : '', roundsLeft(position)].join(
        ' ',
      );
    }),
    bestOf: once(bestOf, ({ setup: { board, players, rounds, laterRounds } }) =>
      [board, players, rounds, laterRounds].join(' '),
    ),
  };
};
