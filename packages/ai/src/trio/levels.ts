/** Five computer players, from a gentle beginner to the strongest. Each sees only the position. */
import { need } from '@abacow/rules/need';
import type { Move, TrioPosition } from '@abacow/rules/trio';
import { legalMoves } from '@abacow/rules/trio';
import type { Budget } from './advise.ts';
import type { TrioEngine } from './engine.ts';
import { completedSum } from './grid.ts';
import type { TrioLevel } from './players.ts';
import { placementOf } from './placement.ts';
import { after, tableOf } from './search.ts';
import { type Random, bestOf, openRows, playYardstick } from './yardsticks.ts';

export type Aids = { readonly engine: TrioEngine; readonly random: Random; readonly budget: Budget };

/** How often a level decides at random, and the spread of its random error in equity. */
const CARELESS: Record<TrioLevel, number> = { pip: 0.7, hazel: 0.4, maggie: 0.2, ruby: 0, athena: 0 };
const MISJUDGES: Partial<Record<TrioLevel, number>> = { ruby: 0.05 };

export const playLevel = (level: TrioLevel, position: TrioPosition, aids: Aids): Move => {
  const { engine, random, budget } = aids;
  if (random() < CARELESS[level]) return bestOf(legalMoves(position), () => 0, random);
  switch (level) {
    case 'pip':
      return position.placing
        ? placeOwnRows(position, random)
        : bestOf(legalMoves(position), () => 0, random);
    case 'hazel':
      return position.placing ? placeOwnRows(position, random) : playYardstick('tactic', position, random);
    case 'maggie':
      return playYardstick('builder', position, random);
    case 'ruby':
      return misjudged(engine, position, need(MISJUDGES.ruby), random);
    case 'athena':
      return need(engine.advise(position, budget)).move;
  }
};

/** Completes a row if possible, otherwise keeps as many of its own rows open as possible. Ignores the other players. */
const placeOwnRows = (position: TrioPosition, random: Random): Move => {
  const table = tableOf(position);
  const own = need(table.pawns[table.mover]);
  const score = (move: Move): number => {
    const placement = need(placementOf(move));
    const left = own.filter((cell) => cell !== placement.from);
    if (completedSum(position.setup.board, left, placement.to) > 0) return Infinity;
    const alone = after(table, placement).map((cells, seat) => (seat === table.mover ? cells : []));
    return openRows({ pawns: alone, mover: table.mover });
  };
  return bestOf(legalMoves(position), score, random);
};

const misjudged = (engine: TrioEngine, position: TrioPosition, by: number, random: Random): Move => {
  const { options } = need(engine.glance(position));
  const seen = new Map(options.map(({ move, equity }) => [move, equity + by * bell(random)]));
  return bestOf([...seen.keys()], (move) => need(seen.get(move)), random);
};

/** Roughly normal with standard deviation 1: the sum of twelve uniform numbers. */
const bell = (random: Random): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random();
  return sum;
};
