/** One Cowpath turn solved exactly: 252 throws, 462 keeps, three attempts. */
import { valueOfTurn } from '@abacow/ai/cowpath';
import { seededDice } from '@abacow/dice';

const TURNS = 20_000;
const ROUNDS = 7;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const randomWays = (next: () => number) => ({
  plain: Float64Array.from({ length: 6 }, next),
  quad: Float64Array.from({ length: 6 }, next),
  nothing: next(),
});

export const run = (): Promise<void> => {
  const dice = seededDice('bench turn');
  const ways = Array.from({ length: 256 }, () => randomWays(() => dice.next32() / 2 ** 31 - 1));
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = processorMs();
    for (let turn = 0; turn < TURNS; turn++) valueOfTurn(ways[turn % ways.length]!);
    return ((processorMs() - begun) * 1000) / TURNS;
  }).sort((a, b) => a - b);
  const [least, median] = [rounds[0]!, rounds[Math.floor(ROUNDS / 2)]!];
  console.log(
    `one turn solved in ${median.toFixed(2)} microseconds of processor time ` +
      `(median of ${ROUNDS} rounds of ${TURNS}, least ${least.toFixed(2)})`,
  );
  return Promise.resolve();
};
