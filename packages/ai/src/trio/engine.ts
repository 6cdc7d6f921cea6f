/** Trio's computer player: combines the nets with search. */
import { type TrioPosition, legalMoves } from '@abacow/rules/trio';
import { openTrunk } from '../net/open.ts';
import { type Advice, type Budget, adviseWith } from './advise.ts';
import { makeCellNet } from './cell-net.ts';
import type { PlaneKind } from './planes.ts';
import { type Search, makeSearch } from './search.ts';
import { type Stakes, juniorStakes, roundStakes } from './stakes.ts';
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
  const standings = standingsOnce(manifest);
  return (position) => {
    const { setup } = position;
    const kind: PlaneKind = setup.level === 'junior' && setup.players === 2 ? 'junior2' : 'general';
    const stakes = stakesOf(position, standings);
    const setting = { kind, players: setup.players, board: setup.board };
    return makeSearch(setup.board, stakes, makeValuer(nets[kind], setting, stakes));
  };
};

export const makeTrioEngine = (nets: TrioNets, manifest: TrioManifest): TrioEngine => {
  const searchFor = makeSearches(nets, manifest);
  const ask = (position: TrioPosition, budget: Budget | null): Advice | null => {
    const begun = budget?.now() ?? 0;
    if (legalMoves(position).length === 0) return null;
    const search = searchFor(position);
    const left = budget && { ms: budget.ms - (budget.now() - begun), now: budget.now };
    return adviseWith(search, position, left);
  };
  return { advise: ask, glance: (position) => ask(position, null) };
};

const stakesOf = (position: TrioPosition, standings: (position: TrioPosition) => Standings): Stakes =>
  position.setup.level === 'junior'
    ? juniorStakes(position.setup.players, 1)
    : roundStakes(position, standings(position));

/** Solved once per kind of game and cached. */
const standingsOnce = (manifest: TrioManifest): ((position: TrioPosition) => Standings) => {
  const known = new Map<string, Standings>();
  return ({ setup }) => {
    const { board, level, players, target } = setup;
    const key = [board, level, players, target].join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const round = manifest.rounds.find((usual) => usual.board === board && usual.players === players)!;
    const { usualLoss } = round;
    const solved = solveStandings({
      board,
      level,
      players,
      target,
      usualLoss,
      outcomes: round.chances.flat(),
    });
    known.set(key, solved);
    return solved;
  };
};
