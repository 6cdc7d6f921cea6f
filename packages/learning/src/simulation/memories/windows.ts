/**
 * Memory in windows of time, after DASH (Lindsey, Shroyer, Pashler and Mozer 2014, Psychological Science 25): the log-odds of a right
 * answer grow with the logarithm of right answers, and of all answers, within the last hour, day, week and month, and ever.
 */
import { CARDS, type Memory, QUICK_SECONDS, type Random, type Traits } from '../child.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WINDOWS = [HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS, Infinity] as const;
/** What right answers add, and what all encounters do, by window. */
const RIGHT = [0.4, 0.4, 0.5, 0.5, 0.6] as const;
const ALL = [0.9, 0.3, 0.15, 0.1, 0.1] as const;
const MOST = 128;

export const windows = (traits: Traits, random: Random, start: number): Memory => {
  const times = new Float64Array(CARDS * MOST);
  const rights = new Uint8Array(CARDS * MOST);
  const counts = new Int32Array(CARDS);
  const add = (card: number, at: number, right: number): void => {
    const count = counts[card] ?? 0;
    const index = card * MOST + (count % MOST);
    times[index] = at;
    rights[index] = right;
    counts[card] = count + 1;
  };
  for (let card = 0; card < CARDS; card++)
    if (traits.before[card] === 1) for (let day = 3; day < 50; day += 4) add(card, start - day * DAY_MS, 1);
  const oddsAt = (card: number, at: number): number => {
    let odds = -2 + 0.4 * traits.gift - 2 * ((traits.efforts[card] ?? 0) - 0.4);
    const held = Math.min(MOST, counts[card] ?? 0);
    for (const [window, length] of WINDOWS.entries()) {
      let [right, all] = [0, 0];
      for (let index = card * MOST; index < card * MOST + held; index++)
        if (at - (times[index] ?? 0) <= length) {
          all++;
          right += rights[index] ?? 0;
        }
      odds += (RIGHT[window] ?? 0) * Math.log(1 + right) + (ALL[window] ?? 0) * Math.log(1 + all);
    }
    return odds;
  };
  const chance = (card: number, at: number): number => 1 / (1 + Math.exp(-oddsAt(card, at)));
  const secondsFor = (sure: number): number => 0.7 + 2.5 * (1 - sure);
  let recalled = false;
  return {
    retrieve: (card, right, at) => {
      const sure = chance(card, at);
      recalled = random() < sure;
      return recalled ? { given: right, seconds: secondsFor(sure) } : { given: null, seconds: 1.2 };
    },
    practise: (card, right, given, at) => add(card, at, recalled || given === right ? 1 : 0),
    see: (card, at) => add(card, at, 0),
    chance,
    quickChance: (card, at) => {
      const sure = chance(card, at);
      const wanted = Math.log(QUICK_SECONDS / ((0.5 + secondsFor(sure)) * traits.tempo)) / 0.2;
      return sure / (1 + Math.exp(-1.7 * wanted));
    },
  };
};
