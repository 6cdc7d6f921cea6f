/**
 * Monte Carlo tree search for any registered game: the tree grows where decisions look good, every new position is played
 * out at random, and dice fall as they do at a table. It knows nothing of a game but its rules.
 */
import {
  type AnyFall,
  type AnyMove,
  type Position,
  type RegisteredGame,
  type Result,
  gameOf,
} from '@abacow/rules';
import type { Advice, Random } from '../computer.ts';
import type { Thinking } from '../levels.ts';

type Action = AnyMove | AnyFall;

/** What was found out about a position; `worth` is the sum of all results, as equity by seat. */
type Node = { visits: number; readonly worth: Float64Array; readonly next: Map<Action, Node> };

export type Effort = Thinking & {
  /** How many games are played out at most. */
  readonly playouts: number;
};

/** How strongly decisions that were tried rarely are preferred. */
const CURIOSITY = 0.8;
/** A random game may go on for ever: after so many actions it counts as a tie. */
const LONGEST_PLAYOUT = 5000;

const equitiesOf = (result: Result, seats: number): Float64Array =>
  result.kind === 'tie'
    ? new Float64Array(seats)
    : new Float64Array(seats).fill(-1 / (seats - 1)).fill(1, result.seat, result.seat + 1);

const pick = <T>(list: readonly T[], random: Random): T => {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('there is nothing to decide');
  return picked;
};

export const playRandomly = (position: Position, random: Random): string => {
  const game = gameOf(position);
  return game.makeMove(pick(game.legalMoves(position), random));
};

const makeNode = (seats: number): Node => ({ visits: 0, worth: new Float64Array(seats), next: new Map() });

const meanOf = ({ worth, visits }: Node, seat: number): number => (worth[seat] ?? 0) / visits;

/** An untried move, otherwise the one with the highest upper bound of what it may be worth. */
const choose = (node: Node, moves: readonly AnyMove[], seat: number, random: Random): AnyMove => {
  const untried = moves.filter((move) => !node.next.has(move));
  if (untried.length > 0) return pick(untried, random);
  const reach = Math.log(node.visits);
  let [best, highest] = [pick(moves, random), -Infinity];
  for (const move of moves) {
    const child = node.next.get(move);
    if (child === undefined) continue;
    const bound = meanOf(child, seat) + CURIOSITY * Math.sqrt(reach / child.visits);
    if (bound > highest) [best, highest] = [move, bound];
  }
  return best;
};

const searchIn = (game: RegisteredGame, seats: number, random: Random) => {
  const sides = game.dice.faces.length;
  const drawFall = (count: number): AnyFall =>
    game.fallOf(Array.from({ length: count }, () => Math.floor(random() * sides)));

  const playOut = (start: Position, thrown: number): Float64Array => {
    let [position, inTheAir] = [start, thrown];
    for (let actions = 0; actions < LONGEST_PLAYOUT; actions++) {
      if (position.kind === 'over') return equitiesOf(position.result, seats);
      if (position.kind === 'throw') position = game.play(position, drawFall(inTheAir));
      else {
        const move = pick(game.legalMoves(position), random);
        inTheAir = game.diceThrown(move);
        position = game.play(position, move);
      }
    }
    return new Float64Array(seats);
  };

  /** Follows the tree to a new position, plays that out, and adds the result to every position on the way. */
  const visit = (root: Node, start: Position): void => {
    const way = [root];
    let [node, position, inTheAir] = [root, start, 0];
    while (position.kind !== 'over' && node.visits > 0) {
      let action: Action;
      if (position.kind === 'throw') action = drawFall(inTheAir);
      else {
        action = choose(node, game.legalMoves(position), position.seat, random);
        inTheAir = game.diceThrown(action);
      }
      const next = node.next.get(action) ?? makeNode(seats);
      node.next.set(action, next);
      way.push(next);
      [node, position] = [next, game.play(position, action)];
    }
    const worth = playOut(position, inTheAir);
    for (const passed of way) {
      passed.visits++;
      worth.forEach((value, seat) => (passed.worth[seat] = (passed.worth[seat] ?? 0) + value));
    }
  };
  return visit;
};

/** The position must wait for a decision. The best option is the one that was looked at most. */
export const search = (position: Position, effort: Effort, random: Random): Advice => {
  const game = gameOf(position);
  const seats = game.seatsAt(position);
  const moves = game.legalMoves(position);
  const visit = searchIn(game, seats, random);
  const root = makeNode(seats);
  const deadline = effort.now() + effort.ms;
  for (let done = 0; done <= moves.length || (done < effort.playouts && effort.now() < deadline); done++)
    visit(root, position);
  const options = moves
    .flatMap((move) => {
      const node = root.next.get(move);
      return node === undefined ? [] : [{ move, node }];
    })
    .sort((a, b) => b.node.visits - a.node.visits)
    .map(({ move, node }) => ({
      move: game.makeMove(move),
      equity: meanOf(node, position.seat),
      // Results lie between -1 and 1, so a mean of random games is off by at most this.
      error: 1 / Math.sqrt(node.visits),
    }));
  const best = pick(options.slice(0, 1), random);
  return { ...best, options, doubt: Math.SQRT2 * best.error, hurried: false };
};
