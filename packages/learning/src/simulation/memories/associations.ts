/**
 * Memory as competing associations, after Siegler and Shrager (1984) and Siegler (1988, Journal of Experimental Psychology: General
 * 117): a fact is associated with its answer and with wrong ones (those of its neighbours). One of them comes to mind in proportion to its strength,
 * and is said if it is stronger than a criterion of confidence that changes from question to question; otherwise the search begins
 * again, and after three searches the child works it out. Every answer that is said becomes stronger, wrong ones too, the right one also by
 * being shown. What was learnt today fades in days; a part of it is kept over night (consolidation: Stickgold and Walker 2007), and one
 * day cannot add more than a limit.
 */
import { CARDS, type Memory, type Random, type Retrieved, type Traits } from '../child.ts';

export type Parameters = {
  readonly gain: number;
  readonly limit: number;
  readonly kept: number;
  readonly fading: number;
  readonly lasting: number;
};

/** Strengths are shares of what can be learnt; rates are per day. */
export const USUAL: Parameters = { gain: 0.12, limit: 0.5, kept: 0.35, fading: 0.7, lasting: 0.006 };

const DAY_MS = 24 * 60 * 60 * 1000;
const WRONG = 4;
const SEARCHES = 3;
const SEARCH_SECONDS = 0.6;

export const associations = (traits: Traits, random: Random, start: number, parameters = USUAL): Memory => {
  const { gain, limit, kept, fading, lasting } = parameters;
  const width = WRONG + 1;
  /** The right answer is at 0. */
  const old = new Float64Array(CARDS * width);
  const fresh = new Float64Array(CARDS * width);
  const days = new Float64Array(CARDS).fill(Math.floor(start / DAY_MS));
  for (let card = 0; card < CARDS; card++) {
    const effort = traits.efforts[card] ?? 0;
    for (let wrong = 1; wrong < width; wrong++)
      old[card * width + wrong] = 0.03 + 0.06 * Math.max(0, effort) * random();
    old[card * width] = traits.before[card] === 1 ? 1.3 + 0.5 * random() : 0.05 * random();
  }
  const speed = gain * Math.exp(0.2 * traits.gift);
  const fade = (card: number, at: number): void => {
    const day = Math.floor(at / DAY_MS);
    const nights = day - (days[card] ?? day);
    if (nights <= 0) return;
    days[card] = day;
    for (let index = card * width; index < (card + 1) * width; index++) {
      const learnt = fresh[index] ?? 0;
      old[index] = ((old[index] ?? 0) + learnt * kept) * (1 - lasting) ** nights;
      fresh[index] = learnt * (1 - kept) * (1 - fading) ** nights;
    }
  };
  const strengthen = (card: number, answer: number, by: number): void => {
    const index = card * width + answer;
    const learnt = fresh[index] ?? 0;
    fresh[index] =
      learnt + by * (1 - Math.max(0, traits.efforts[card] ?? 0) * 0.5) * Math.max(0, 1 - learnt / limit);
  };
  const strengthAt = (card: number, answer: number, nights: number): number => {
    const index = card * width + answer;
    const learnt = fresh[index] ?? 0;
    return nights <= 0
      ? (old[index] ?? 0) + learnt
      : ((old[index] ?? 0) + learnt * kept) * (1 - lasting) ** nights +
          learnt * (1 - kept) * (1 - fading) ** nights;
  };
  /** Criteria are equally likely between these; strength is compared as it is, not as a share. */
  const [LOW, HIGH] = [0.15, 0.85];
  const said = (strength: number): number => Math.min(1, Math.max(0, (strength - LOW) / (HIGH - LOW)));
  let wrongSaid = 0;
  const chance = (card: number, at: number): number => {
    const nights = Math.floor(at / DAY_MS) - (days[card] ?? 0);
    const strengths = Array.from({ length: width }, (_, answer) => strengthAt(card, answer, nights));
    const sum = strengths.reduce((total, one) => total + one, 0);
    const parts = strengths.map((one) => (sum === 0 ? 0 : (one / sum) * said(one)));
    const any = parts.reduce((total, one) => total + one, 0);
    return any === 0 ? 0 : ((parts[0] ?? 0) / any) * (1 - (1 - any) ** SEARCHES);
  };
  return {
    retrieve: (card, right, at): Retrieved => {
      fade(card, at);
      wrongSaid = 0;
      for (let search = 1; search <= SEARCHES; search++) {
        let sum = 0;
        for (let answer = 0; answer < width; answer++) sum += strengthAt(card, answer, 0);
        let drawn = random() * sum;
        let answer = 0;
        while (answer < width - 1 && (drawn -= strengthAt(card, answer, 0)) >= 0) answer++;
        if (random() >= said(strengthAt(card, answer, 0))) continue;
        wrongSaid = answer;
        return {
          given: answer === 0 ? right : right + (answer % 2 === 0 ? answer : -answer),
          seconds: 0.4 + SEARCH_SECONDS * search,
        };
      }
      return { given: null, seconds: SEARCH_SECONDS * SEARCHES };
    },
    practise: (card, right, given, at) => {
      fade(card, at);
      if (given === right) strengthen(card, 0, speed);
      else {
        strengthen(card, wrongSaid === 0 ? 1 : wrongSaid, speed / 2);
        strengthen(card, 0, speed);
      }
    },
    see: (card, at) => {
      fade(card, at);
      strengthen(card, 0, speed);
    },
    chance,
    quickChance: (card, at) => chance(card, at) * (traits.tempo > 1.7 ? 0.8 : 0.98),
  };
};
