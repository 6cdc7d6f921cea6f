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

const COMPUTERS: Readonly<Record<GameName, readonly string[]>> = {
  cowpath: ['path', 'net', 'calf', 'goat', 'donkey', 'sheepdog', 'bull'],
  trio: ['tactic', 'builder', 'net', 'duckling', 'hare', 'magpie', 'fox', 'owl'],
};

export const playerNames = (game: GameName): readonly string[] => [
  ...PLAYER_NAMES,
  ...COMPUTERS[game],
  'advise:MS',
];

const unknown = (game: GameName, name: string): Complaint =>
  complain(`${JSON.stringify(name)} is no player of ${game}: there are ${listOf(playerNames(game), 'and')}`);

const known = (name: string): PlayerName | undefined => PLAYER_NAMES.find((each) => each === name);

/** `advise:100`: whatever the referee's advice is within 100 ms. */
const adviceTime = (name: string): number | null => {
  const match = /^advise:([1-9][0-9]{0,5})$/.exec(name);
  return match === null ? null : Number(match[1]);
};

const randomFrom =
  (below: Below): (() => number) =>
  () =>
    below(2 ** 30) / 2 ** 30;

export type Maker<P> = (below: Below) => P;

/** What this process has used of the processor: other work on the machine takes nothing from a player's time. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Named<P, M> = (position: P, random: () => number) => M;

const makerOf =
  <P, M>(named: Named<P, M>): Maker<Player<P, M>> =>
  (below) => {
    const random = randomFrom(below);
    return (position) => named(position, random);
  };

/** A maker of players: each is given its own source of whims, for choices among equals. */
export const cowpathMaker = async (name: string): Promise<Maker<CowpathPlayer> | Complaint> => {
  const plain = known(name);
  if (plain !== undefined) return (below) => cowpathPlayer(plain, below);
  const { cowpathAdviser, cowpathPlayerNamed } = await import('../computers/cowpath.ts');
  const milliseconds = adviceTime(name);
  if (milliseconds !== null) return () => cowpathAdviser(milliseconds, processorTime);
  const named = cowpathPlayerNamed(name, processorTime);
  return named === null ? unknown('cowpath', name) : makerOf(named);
};

export const trioMaker = async (name: string): Promise<Maker<TrioPlayer> | Complaint> => {
  const plain = known(name);
  if (plain !== undefined) return (below) => trioPlayer(plain, below);
  const { trioAdviser, trioPlayerNamed } = await import('../computers/trio.ts');
  const milliseconds = adviceTime(name);
  if (milliseconds !== null) return () => trioAdviser(milliseconds, processorTime);
  const named = trioPlayerNamed(name, processorTime);
  return named === null ? unknown('trio', name) : makerOf(named);
};
