/** Finds players by name, for every game of the CLI. */
import { need } from '@abacow/rules/need';
import { type Computer, type Engine, STRENGTHS, engineOf, isTrained, openComputer } from '@abacow/ai';
import { type GameName, type Position, gameOf } from '@abacow/rules';
import { type Complaint, complain, listOf } from '../arguments.ts';
import { readWeights } from '../computers/weights.ts';
import type { Below, TerminalGame } from '../games/game.ts';
import type { Player } from '../play-out.ts';
import { randomPlayer } from '../games/random.ts';

export const PLAYER_NAMES = ['random', 'simple'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const plainPlayer = (game: TerminalGame, name: PlayerName, below: Below): Player =>
  name === 'random' ? randomPlayer(gameOf({ game: game.name }).legalMoves, below) : game.simple(below);

export const playerNames = (game: GameName): readonly string[] => {
  const { yardsticks, levels } = engineOf(game);
  return [...PLAYER_NAMES, ...yardsticks, ...(isTrained(game) ? ['net'] : []), ...levels, 'advise:MS'];
};

/** The time of `advise:100`, a player that takes the referee's advice after 100 ms. */
const adviceTime = (name: string): number | null => {
  const match = /^advise:([1-9][0-9]{0,5})$/.exec(name);
  return match === null ? null : Number(match[1]);
};

const randomFrom =
  (below: Below): (() => number) =>
  () =>
    below(2 ** 30) / 2 ** 30;

/** Makes players, each with its own randomness for choices between equal moves. */
export type Maker = (below: Below) => Player;

/** Processor time of this process, so that other work on the machine does not use up a player's time. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Decide = (computer: Computer, position: Position, random: () => number) => string;

/** By the name or number of a level, or the name of a yardstick; null for an unknown name. */
const decideBy = ({ levels, yardsticks }: Engine, name: string): Decide | null => {
  const ms = adviceTime(name);
  if (ms !== null) return (computer, position) => computer.advise(position, { ms, now: processorTime }).move;
  if (name === 'net') return (computer, position) => computer.glance(position).move;
  if (yardsticks.includes(name))
    return (computer, position, random) => computer.playYardstick(name, position, random);
  const strength = STRENGTHS.find((each) => levels[each - 1] === name || String(each) === name);
  if (strength === undefined) return null;
  return (computer, position, random) => computer.play(position, strength, random, processorTime);
};

const opened = new Map<GameName, Promise<Computer>>();

/** Both players of a contest share one engine. */
const openOnce = (game: GameName): Promise<Computer> => {
  const computer = opened.get(game) ?? openComputer(game, readWeights(game));
  opened.set(game, computer);
  return computer;
};

const computerMaker =
  (computer: Computer, decide: Decide): Maker =>
  (below) => {
    const random = randomFrom(below);
    return (position) => need(gameOf(position).parseMove(decide(computer, position, random)));
  };

export const playerMaker = async (game: TerminalGame, name: string): Promise<Maker | Complaint> => {
  const plain = PLAYER_NAMES.find((each) => each === name);
  if (plain !== undefined) return (below) => plainPlayer(game, plain, below);
  const decide = decideBy(engineOf(game.name), name);
  if (decide !== null) return computerMaker(await openOnce(game.name), decide);
  const known = listOf(playerNames(game.name), 'and');
  return complain(`${JSON.stringify(name)} is not a player of ${game.name}: there are ${known}`);
};
