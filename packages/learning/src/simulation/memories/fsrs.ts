/**
 * Memory after FSRS 6 with its published default parameters, also for repetitions on the same day. The schedule of the version
 * before used the same formulas, and one of the rivals does, so this learner alone proves little.
 */
import { FSRSAlgorithm, Rating, default_w } from 'ts-fsrs';
import { CARDS, type Memory, QUICK_SECONDS, type Random, type Traits, normal } from '../child.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const fsrs = (traits: Traits, random: Random, start: number): Memory => {
  const scale = Math.exp(0.4 * traits.gift);
  const growth = 0.15 * normal(random);
  const w = default_w.map((value, index) =>
    index < 4 ? value * scale : index === 8 ? value + growth : value,
  );
  const algorithm = new FSRSAlgorithm({ w, enable_short_term: true });
  const stabilities = new Float64Array(CARDS);
  const difficulties = new Float64Array(CARDS);
  const lasts = new Float64Array(CARDS);
  for (let card = 0; card < CARDS; card++) {
    difficulties[card] = Math.min(10, Math.max(1, 3 + 5 * (traits.efforts[card] ?? 0)));
    if (traits.before[card] === 1) {
      stabilities[card] = 10 * Math.exp(normal(random));
      lasts[card] = start - 7 * DAY_MS;
    }
  }
  const chance = (card: number, at: number): number =>
    stabilities[card] === 0
      ? 0
      : algorithm.forgetting_curve(Math.max(0, at - (lasts[card] ?? 0)) / DAY_MS, stabilities[card] ?? 0);
  const secondsFor = (sure: number): number => 0.8 + 3 * (1 - sure);
  let recalled = false;
  const learn = (card: number, at: number, good: boolean): void => {
    if (stabilities[card] === 0) stabilities[card] = algorithm.init_stability(Rating.Again);
    else {
      const days = Math.floor(at / DAY_MS) - Math.floor((lasts[card] ?? 0) / DAY_MS);
      const before = { stability: stabilities[card] ?? 0, difficulty: difficulties[card] ?? 5 };
      const after = algorithm.next_state(before, days, good ? Rating.Good : Rating.Again);
      stabilities[card] = after.stability;
      difficulties[card] = after.difficulty;
    }
    lasts[card] = at;
  };
  return {
    retrieve: (card, right, at) => {
      const sure = chance(card, at);
      recalled = random() < sure;
      return recalled ? { given: right, seconds: secondsFor(sure) } : { given: null, seconds: 1.5 };
    },
    practise: (card, _right, _given, at) => learn(card, at, recalled),
    see: (card, at) => {
      if (stabilities[card] === 0) learn(card, at, false);
    },
    chance,
    quickChance: (card, at) => {
      const sure = chance(card, at);
      const wanted = Math.log(QUICK_SECONDS / ((0.5 + secondsFor(sure)) * traits.tempo)) / 0.2;
      return sure / (1 + Math.exp(-1.7 * wanted));
    },
  };
};
