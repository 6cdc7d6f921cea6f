/** Positions by what was said of them, in ten bins. The turns of one game hang together: errors are counted over games. */
import type { Said } from './said.ts';

export type Bin = {
  readonly turns: number;
  readonly said: number;
  readonly came: number;
  readonly fair: number;
  /** Over games: the squares of how far they came apart without luck, of their turns, and the one times the other. */
  readonly apartSquared: number;
  readonly turnsSquared: number;
  readonly apartByTurns: number;
};

const BINS = 10;
const EMPTY: Bin = {
  turns: 0,
  said: 0,
  came: 0,
  fair: 0,
  apartSquared: 0,
  turnsSquared: 0,
  apartByTurns: 0,
};

export const emptyBins = (): readonly Bin[] => new Array<Bin>(BINS).fill(EMPTY);

export const binOf = (equity: number, lowest: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(((equity - lowest) / (1 - lowest)) * BINS)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const withGame = (bin: Bin, told: readonly Said[]): Bin => {
  const apart = sum(told.map(({ fair, equity }) => fair - equity));
  return {
    turns: bin.turns + told.length,
    said: bin.said + sum(told.map(({ equity }) => equity)),
    came: bin.came + sum(told.map(({ came }) => came)),
    fair: bin.fair + sum(told.map(({ fair }) => fair)),
    apartSquared: bin.apartSquared + apart ** 2,
    turnsSquared: bin.turnsSquared + told.length ** 2,
    apartByTurns: bin.apartByTurns + apart * told.length,
  };
};

export const addGame = (bins: readonly Bin[], told: readonly Said[], lowest: number): readonly Bin[] =>
  bins.map((bin, index) => {
    const own = told.filter(({ equity }) => binOf(equity, lowest) === index);
    return own.length === 0 ? bin : withGame(bin, own);
  });

/** One standard error of how far a bin comes apart without luck. */
const errorOf = ({ turns, said, fair, apartSquared, turnsSquared, apartByTurns }: Bin): number => {
  const mean = (fair - said) / turns;
  return Math.sqrt(Math.max(0, apartSquared - 2 * mean * apartByTurns + mean ** 2 * turnsSquared)) / turns;
};

const lineOf = (bin: Bin): string => {
  const { turns, said, came, fair } = bin;
  const averages = [said, came, came - said, fair, fair - said].map((total) => total / turns);
  const columns = [...averages, errorOf(bin)].map((value) => value.toFixed(3).padStart(9));
  return `${String(turns).padStart(7)}${columns.join('')}\n`;
};

const HEAD = ['said', 'came', 'apart', 'no luck', 'apart', 'error'].map((word) => word.padStart(9)).join('');

export const makeTable = (bins: readonly Bin[]): string =>
  `  turns${HEAD}\n${bins
    .filter(({ turns }) => turns > 0)
    .map(lineOf)
    .join('')}`;
