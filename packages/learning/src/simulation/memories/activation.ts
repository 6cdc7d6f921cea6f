/**
 * Memory as activation, after ACT-R with the decay of Pavlik and Anderson (2005, Cognitive Science 29; parameters as there and in
 * Pavlik and Anderson 2008): every encounter leaves a trace that fades as a power of time, the faster the more active the fact was
 * already. Between rounds time runs slower (h = 0.025). A fact is recalled if its activation with noise is over a threshold, and
 * the more active it is, the faster.
 */
import { CARDS, type Memory, QUICK_SECONDS, type Random, type Retrieved, type Traits } from '../child.ts';

export type Parameters = {
  readonly decay: number;
  readonly spacing: number;
  readonly threshold: number;
  readonly noise: number;
  readonly between: number;
  readonly latency: number;
};

export const PUBLISHED: Parameters = {
  decay: 0.177,
  spacing: 0.217,
  threshold: -0.704,
  noise: 0.255,
  between: 0.025,
  latency: 0.8,
};

const ROUND_GAP_MS = 60 * 60 * 1000;
const MOST = 96;

export const activation = (traits: Traits, random: Random, start: number, parameters = PUBLISHED): Memory => {
  const { decay, spacing, threshold, noise, between, latency } = parameters;
  const rate = decay * Math.exp(-0.15 * traits.gift);
  /** Seconds on the inner clock. */
  let [inner, last] = [0, start];
  const timeAt = (at: number): number =>
    inner + ((at - last) / 1000) * (at - last > ROUND_GAP_MS ? between : 1);
  const move = (at: number): number => {
    inner = timeAt(at);
    last = at;
    return inner;
  };
  const traces = new Float64Array(CARDS * MOST);
  const decays = new Float64Array(CARDS * MOST);
  const counts = new Int32Array(CARDS);
  const bonus = (card: number): number => 0.35 - 0.7 * (traits.efforts[card] ?? 0);
  const activationAt = (card: number, time: number): number => {
    let sum = 0;
    const from = card * MOST;
    for (let index = from; index < from + (counts[card] ?? 0); index++)
      sum += Math.max(1, time - (traces[index] ?? 0)) ** -(decays[index] ?? 0);
    return sum === 0 ? -Infinity : Math.log(sum);
  };
  const add = (card: number, time: number): void => {
    const count = counts[card] ?? 0;
    const before = activationAt(card, time);
    // The oldest traces make room.
    if (count === MOST) {
      traces.copyWithin(card * MOST, card * MOST + 1, (card + 1) * MOST);
      decays.copyWithin(card * MOST, card * MOST + 1, (card + 1) * MOST);
    }
    const index = card * MOST + Math.min(count, MOST - 1);
    traces[index] = time;
    decays[index] = spacing * Math.exp(Math.min(before, 3)) + rate;
    counts[card] = Math.min(MOST, count + 1);
  };
  for (let card = 0; card < CARDS; card++)
    if (traits.before[card] === 1)
      for (const days of [90, 75, 60, 45, 30, 20, 12, 6]) add(card, -days * 86_400 * between);
  const chanceFor = (value: number): number => 1 / (1 + Math.exp((threshold - value) / noise));
  const valueAt = (card: number, at: number): number => activationAt(card, timeAt(at)) + bonus(card);
  return {
    retrieve: (card, right, at): Retrieved => {
      const value = activationAt(card, move(at)) + bonus(card);
      const u = Math.min(0.999999, Math.max(1e-6, random()));
      const noisy = value + noise * Math.log(u / (1 - u));
      return noisy >= threshold
        ? { given: right, seconds: latency * Math.exp(-noisy) }
        : { given: null, seconds: latency * Math.exp(-threshold) };
    },
    practise: (card, _right, _given, at) => add(card, move(at)),
    see: (card, at) => add(card, move(at)),
    chance: (card, at) => chanceFor(valueAt(card, at)),
    quickChance: (card, at) => {
      // Fast enough: the activation with noise must be over this as well.
      const limit = Math.max(threshold, -Math.log((QUICK_SECONDS / traits.tempo - 0.5) / latency));
      return 1 / (1 + Math.exp((limit - valueAt(card, at)) / noise));
    },
  };
};
