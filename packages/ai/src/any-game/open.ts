/** The computer player of a game that has none of its own. It needs no weights and cannot analyse. */
import { seededDice } from '@abacow/dice';
import type { Appraise } from '../analysis/book.ts';
import type { Computer, Random } from '../computer.ts';
import { type Strength, levelThinking } from '../levels.ts';
import { playRandomly, search } from './search.ts';

/** By level: how many games it plays out in its mind before it decides. */
const PLAYOUTS: Readonly<Record<Strength, number>> = { 1: 4, 2: 16, 3: 64, 4: 256, 5: 1024 };
const GLANCE = 64;
/** Keeps the tree in memory small, however long the player may think. */
const MOST = 50_000;

const NO_CLOCK = { ms: 1, now: () => 0 };

/** The same advice for the same position. */
const sameRandom = (): Random => {
  const dice = seededDice('advice');
  return () => dice.next32() / 2 ** 32;
};

export const openComputer = (): Computer => ({
  advise: (position, thinking) => search(position, { ...thinking, playouts: MOST }, sameRandom()),
  glance: (position) => search(position, { ...NO_CLOCK, playouts: GLANCE }, sameRandom()),
  play: (position, strength, random, now) =>
    search(position, { ...levelThinking(now), playouts: PLAYOUTS[strength] }, random).move,
  playYardstick: (_, position, random) => playRandomly(position, random),
});

export const openAppraise = (): Appraise => {
  throw new Error('a game without weights cannot be analysed');
};
