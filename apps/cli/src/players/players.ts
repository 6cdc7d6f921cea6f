/** Players by name, for both games. */
import type { GameName } from '@abacow/rules';
import * as cowpathRules from '@abacow/rules/cowpath';
import * as trioRules from '@abacow/rules/trio';
import { type Complaint, complain, listOf } from '../arguments.ts';
import type { Player } from '../play-out.ts';
import { randomPlayer } from './random.ts';
import { simpleCowpath } from './simple-cowpath.ts';
import { simpleTrio } from './simple-trio.ts';

export const PLAYER_NAMES = ['random', 'simple'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export type CowpathPlayer = Player<cowpathRules.CowpathPosition, cowpathRules.Move>;
export type TrioPlayer = Player<trioRules.TrioPosition, trioRules.Move>;

export type Below = (n: number) => number;

export const cowpathPlayer = (name: PlayerName, below: Below): CowpathPlayer =>
  name === 'random' ? randomPlayer(cowpathRules.legalMoves, below) : simpleCowpath(below);

export const trioPlayer = (name: PlayerName, below: Below): TrioPlayer =>
  name === 'random' ? randomPlayer(trioRules.legalMoves, below) : simpleTrio(below);

export const playerNames = (_game: GameName): readonly string[] => PLAYER_NAMES;

const unknown = (game: GameName, name: string): Complaint =>
  complain(`${JSON.stringify(name)} is no player of ${game}: there are ${listOf(playerNames(game), 'and')}`);

const known = (name: string): PlayerName | undefined => PLAYER_NAMES.find((each) => each === name);

/** A maker of players: each is given its own source of whims, for choices among equals. */
export const cowpathMaker = async (name: string): Promise<((below: Below) => CowpathPlayer) | Complaint> => {
  const found = known(name);
  if (found === undefined) return unknown('cowpath', name);
  return Promise.resolve((below: Below) => cowpathPlayer(found, below));
};

export const trioMaker = async (name: string): Promise<((below: Below) => TrioPlayer) | Complaint> => {
  const found = known(name);
  if (found === undefined) return unknown('trio', name);
  return Promise.resolve((below: Below) => trioPlayer(found, below));
};
