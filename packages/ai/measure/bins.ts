/** Predictions in ten bins by equity. Turns of one game are not independent: standard errors are computed over games. */
import type { Prediction } from './predictions.ts';

/** Differences between outcomes and predictions; `squared` and `byTurns` are sums over games. */
type Apart = { readonly total: number; readonly squared: number; readonly byTurns: number };

export type Bin = {
  readonly turns: number;
  readonly predicted: number;
  /** The sum over games of their squared numbers of turns. */
  readonly turnsSquared: number;
  /** Differences for outcomes as they were (`actual`) and without luck (`fair`). */
  readonly actual: Apart;
  readonly fair: Apart;
};

const BINS = 10;
const NOT_APART: Apart = { total: 0, squared: 0, byTurns: 0 };
const EMPTY: Bin = { turns: 0, predicted: 0, turnsSquared: 0, actual: NOT_APART, fair: NOT_APART };

export const emptyBins = (): readonly Bin[] => new Array<Bin>(BINS).fill(EMPTY);

export const binOf = (equity: number, lowest: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.floor(((equity - lowest) / (1 - lowest)) * BINS)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const withApart = (apart: Apart, differences: readonly number[]): Apart => {
  const total = sum(differences);
  return {
    total: apart.total + total,
    squared: apart.squared + total ** 2,
    byTurns: apart.byTurns + total * differences.length,
  };
};

const withGame = (bin: Bin, predictions: readonly Prediction[]): Bin => ({
  turns: bin.turns + predictions.length,
  predicted: bin.predicted + sum(predictions.map(({ equity }) => equity)),
  turnsSquared: bin.turnsSquared + predictions.length ** 2,
  actual: withApart(
    bin.actual,
    predictions.map(({ actual, equity }) => actual - equity),
  ),
  fair: withApart(
    bin.fair,
    predictions.map(({ fair, equity }) => fair - equity),
  ),
});

export const addGame = (
  bins: readonly Bin[],
  predictions: readonly Prediction[],
  lowest: number,
): readonly Bin[] =>
  bins.map((bin, index) => {
    const own = predictions.filter(({ equity }) => binOf(equity, lowest) === index);
    return own.length === 0 ? bin : withGame(bin, own);
  });

/** The standard error of a bin's mean difference. */
const errorOf = ({ turns, turnsSquared }: Bin, { total, squared, byTurns }: Apart): number => {
  const mean = total / turns;
  return Math.sqrt(Math.max(0, squared - 2 * mean * byTurns + mean ** 2 * turnsSquared)) / turns;
};

const lineOf = (bin: Bin): string => {
  const { turns, predicted, actual, fair } = bin;
  const columns = [
    predicted / turns,
    ...[actual, fair].flatMap((apart) => [apart.total / turns, errorOf(bin, apart)]),
  ];
  return `${String(turns).padStart(7)}${columns.map((value) => value.toFixed(3).padStart(11)).join('')}\n`;
};

const HEAD = ['predicted', 'difference', 'error', 'no luck', 'error']
  .map((word) => word.padStart(11))
  .join('');

export const makeTable = (bins: readonly Bin[]): string =>
  `  turns${HEAD}\n${bins
    .filter(({ turns }) => turns > 0)
    .map(lineOf)
    .join('')}`;
