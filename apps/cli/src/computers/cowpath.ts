import type { Position } from '@abacow/rules';
import { legalNotation } from '@abacow/rules';
import { type CowpathPosition, makeMove } from '@abacow/rules/cowpath';
import { simpleCowpath } from '../players/simple-cowpath.ts';
import type { Advice, Computer, Random } from './computers.ts';

const cowpathOnly = (position: Position): CowpathPosition => {
  if (position.game !== 'cowpath') throw new Error('this is the computer for Cowpath');
  return position;
};

const choose = (position: Position, random: Random): string =>
  makeMove(simpleCowpath((n) => Math.floor(random() * n))(cowpathOnly(position)));

const advise = (position: Position): Advice => {
  const move = choose(position, () => 0);
  const options = legalNotation(position).map((each) => ({ move: each, equity: 0 }));
  return { move, equity: 0, options };
};

export const openCowpathComputer = (): Computer => ({
  levelNames: ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5'],
  advise,
  play: (position, _, random) => choose(position, random),
});
