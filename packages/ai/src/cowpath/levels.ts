/** Five computer players, from a gentle beginner to the strongest. Each sees only the position. */
import { need } from '@abacow/rules/need';
import { type CowpathPosition, type Move, legalMoves } from '@abacow/rules/cowpath';
import type { Advice, Budget } from './advise.ts';
import type { CowpathEngine } from './engine.ts';
import type { CowpathLevel } from './players.ts';
import { type Random, bestOf, pathWorth, playPath, weighBy } from './path.ts';

export type Aids = { readonly engine: CowpathEngine; readonly random: Random; readonly budget: Budget };

/** How often a level marks or throws at random. */
const CARELESS = { daisy: 0.35, buttercup: 0.12 } as const;
/** The spread of a level's random error per decision, in equity. */
const MISJUDGES = { clarabel: 0.045 } as const;

export const playLevel = (level: CowpathLevel, position: CowpathPosition, aids: Aids): Move => {
  const { engine, random, budget } = aids;
  switch (level) {
    case 'daisy':
    case 'buttercup':
      return random() < CARELESS[level] ? carelessly(position, random) : playPath(position, random);
    case 'rosie':
      return hurriedly(position, random);
    case 'clarabel':
      return misjudged(need(engine.glance(position)), MISJUDGES[level], random);
    case 'minerva':
      return need(engine.advise(position, budget)).move;
  }
};

/** Marks any square that can be marked, otherwise throws any dice. */
const carelessly = (position: CowpathPosition, random: Random): Move => {
  const moves = legalMoves(position);
  const marks = moves.filter(({ kind }) => kind === 'mark');
  const rest = moves.filter(({ kind }) => kind === 'throw');
  return bestOf(marks.length > 0 ? marks : rest.length > 0 ? rest : moves, () => 0, random);
};

/** Like *Path*, but prefers nearly finished joins: each square that the join still lacks divides the worth by four. */
const hurriedly = (position: CowpathPosition, random: Random): Move => {
  const worth = pathWorth(position).map((each) => 4 ** (1 - 1 / each));
  return bestOf(legalMoves(position), weighBy(position, worth), random);
};

const misjudged = ({ options }: Advice, by: number, random: Random): Move => {
  const seen = new Map(options.map(({ move, equity }) => [move, equity + by * bell(random)]));
  return bestOf([...seen.keys()], (move) => need(seen.get(move)), random);
};

/** Roughly normal with standard deviation 1: the sum of twelve uniform numbers. */
const bell = (random: Random): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random();
  return sum;
};
