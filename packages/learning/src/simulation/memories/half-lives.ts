/**
 * Memory with half-lives, after the half-life regression of Settles and Meeder (2016, ACL): the chance halves with every half-life,
 * whose logarithm grows with the square root of right answers and falls with that of wrong ones. Answers of the same day count
 * little after the first, because practice lasts longer if it is distributed (Cepeda and others 2006). Speed is separate: it follows
 * the power law of practice (Newell and Rosenbloom 1981).
 */
import { CARDS, type Memory, QUICK_SECONDS, type Random, type Traits } from '../child.ts';

export type Parameters = {
  readonly first: number;
  readonly right: number;
  readonly wrong: number;
  readonly sameDay: number;
  readonly slow: number;
  readonly speeding: number;
};

/** The first half-life is in days, as a power of two. */
export const USUAL: Parameters = {
  first: -1.6,
  right: 3,
  wrong: 0.35,
  sameDay: 0.25,
  slow: 3.2,
  speeding: 0.4,
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const halfLives = (traits: Traits, random: Random, start: number, parameters = USUAL): Memory => {
  const { first, right: growth, wrong: loss, sameDay, slow, speeding } = parameters;
  const rights = new Float64Array(CARDS);
  const wrongs = new Float64Array(CARDS);
  const met = new Uint8Array(CARDS);
  const lasts = new Float64Array(CARDS);
  const days = new Float64Array(CARDS).fill(-1);
  const uses = new Float64Array(CARDS);
  for (let card = 0; card < CARDS; card++)
    if (traits.before[card] === 1) {
      met[card] = 1;
      rights[card] = 10;
      uses[card] = 12;
      lasts[card] = start - 5 * DAY_MS;
    }
  const halfLife = (card: number): number =>
    2 **
    (first +
      0.25 * traits.gift +
      1.2 * (0.5 - (traits.efforts[card] ?? 0)) +
      growth * (Math.sqrt(1 + (rights[card] ?? 0)) - 1) -
      loss * (Math.sqrt(1 + (wrongs[card] ?? 0)) - 1));
  const chance = (card: number, at: number): number =>
    met[card] === 0 ? 0 : 2 ** (-Math.max(0, at - (lasts[card] ?? 0)) / DAY_MS / halfLife(card));
  const secondsFor = (card: number): number => 0.4 + slow * (1 + (uses[card] ?? 0)) ** -speeding;
  const touch = (card: number, at: number, good: number): void => {
    const day = Math.floor(at / DAY_MS);
    const weight = days[card] === day ? sameDay : 1;
    if (good > 0) rights[card] = (rights[card] ?? 0) + weight * good;
    else if (met[card] === 1) wrongs[card] = (wrongs[card] ?? 0) + weight;
    days[card] = day;
    met[card] = 1;
    lasts[card] = at;
  };
  let recalled = false;
  return {
    retrieve: (card, right, at) => {
      recalled = random() < chance(card, at);
      return recalled ? { given: right, seconds: secondsFor(card) } : { given: null, seconds: 1 };
    },
    practise: (card, right, given, at) => {
      // What was worked out is half as good as what was remembered.
      touch(card, at, recalled ? 1 : given === right ? 0.5 : 0);
      uses[card] = (uses[card] ?? 0) + (recalled ? 1 : 0.3);
    },
    see: (card, at) => {
      met[card] = 1;
      lasts[card] = at;
    },
    chance,
    quickChance: (card, at) => {
      const wanted = Math.log(QUICK_SECONDS / ((0.5 + secondsFor(card)) * traits.tempo)) / 0.2;
      return chance(card, at) / (1 + Math.exp(-1.7 * wanted));
    },
  };
};
