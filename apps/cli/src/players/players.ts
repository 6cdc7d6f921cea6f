import * as cowpathRules from '@abacow/rules/cowpath';
import * as trioRules from '@abacow/rules/trio';
import type { Player } from '../play-out.ts';
import { randomPlayer } from './random.ts';
import { simpleCowpath } from './simple-cowpath.ts';
import { simpleTrio } from './simple-trio.ts';

export const PLAYER_NAMES = ['random', 'simple'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export type CowpathPlayer = Player<cowpathRules.CowpathPosition, cowpathRules.Move>;
export type TrioPlayer = Player<trioRules.TrioPosition, trioRules.Move>;

type Below = (n: number) => number;

export const cowpathPlayer = (name: PlayerName, below: Below): CowpathPlayer =>
  name === 'random' ? randomPlayer(cowpathRules.legalMoves, below) : simpleCowpath(below);

export const trioPlayer = (name: PlayerName, below: Below): TrioPlayer =>
  name === 'random' ? randomPlayer(trioRules.legalMoves, below) : simpleTrio(below);
