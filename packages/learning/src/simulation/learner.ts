/**
 * A simulated learner. The memory follows FSRS's own model, with its published default parameters; every learner differs
 * a little from them. What is assumed is in docs/LEARNING.md.
 */
import { need } from '@abacow/rules/need';
import { FSRSAlgorithm, Rating, default_w } from 'ts-fsrs';
import { type CardName, SIDES, type Side, askedCard, cardName } from '../cards.ts';
import { type Fact, boardFacts, factName } from '../facts.ts';
import { DAY_MS } from '../knowledge.ts';
import { type Question, rightAnswer } from '../questions.ts';

export type Random = () => number;

/** Normally distributed (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Large numbers are harder; equal ones, fives and ones are easier. From 0 to 1. */
const effortOf = ({ small, large }: Fact): number => {
  const size = (small + large - 2) / 16;
  if (small === 1) return size / 5;
  return small === large || large === 5 || small === 5 ? size * 0.6 : size;
};

type Remembered = {
  readonly stability: number;
  readonly difficulty: number;
  readonly last: number;
};

const SPREAD = { stability: 0.4, growth: 0.15, difficulty: 1, tempo: 0.25, time: 0.25 } as const;

/** What the learner knew before: when it was last asked, in days, and how stable it is. */
const BEFORE = { days: 7, stability: 10 } as const;

const GUESSED = 0.03;

/** In seconds. */
const TIMES = { certain: 1.6, uncertain: 4, wrong: 5, digit: 0.4 } as const;

const parametersOf = (random: Random): number[] => {
  const scale = Math.exp(SPREAD.stability * normal(random));
  const growth = SPREAD.growth * normal(random);
  return default_w.map((value, index) => (index < 4 ? value * scale : index === 8 ? value + growth : value));
};

const difficultyOf = (fact: Fact, side: Side, random: Random): number => {
  const difficulty =
    3 + 5 * effortOf(fact) + (side === 'inverse' ? 1 : 0) + SPREAD.difficulty * normal(random);
  return Math.min(10, Math.max(1, difficulty));
};

const knownBefore = (fact: Fact, side: Side): number =>
  (1 - effortOf(fact)) ** 2 * (side === 'inverse' ? 0.4 : 0.8);

export type Reply = { readonly given: number; readonly ms: number };

export class Learner {
  readonly #fsrs: FSRSAlgorithm;
  readonly #memories = new Map<CardName, Remembered>();
  readonly #difficulties = new Map<CardName, number>();
  readonly #tempo: number;
  readonly #random: Random;

  constructor(start: number, random: Random) {
    this.#random = random;
    this.#fsrs = new FSRSAlgorithm({ w: parametersOf(random), enable_short_term: true });
    this.#tempo = Math.exp(SPREAD.tempo * normal(random));
    for (const side of SIDES)
      for (const fact of boardFacts('multiplication')) {
        const name = cardName(factName(fact), side);
        const difficulty = difficultyOf(fact, side, random);
        this.#difficulties.set(name, difficulty);
        const stability = BEFORE.stability * Math.exp(normal(random));
        if (random() < knownBefore(fact, side))
          this.#memories.set(name, { difficulty, stability, last: start - BEFORE.days * DAY_MS });
      }
  }

  /** The true chance that the learner remembers it. */
  chance(name: CardName, at: number): number {
    const memory = this.#memories.get(name);
    return memory === undefined
      ? 0
      : this.#fsrs.forgetting_curve(Math.max(0, at - memory.last) / DAY_MS, memory.stability);
  }

  /** Answers, and learns from it: a wrong answer is corrected. */
  reply(question: Question, at: number): Reply {
    const name = askedCard(question);
    const chance = this.chance(name, at);
    const [recalled, guessed] = [this.#random() < chance, this.#random() < GUESSED];
    this.#learn(name, at, recalled);
    const right = rightAnswer(question);
    const noise = Math.exp(SPREAD.time * normal(this.#random));
    const thinking = recalled ? TIMES.certain + TIMES.uncertain * (1 - chance) : TIMES.wrong;
    const seconds = thinking * this.#tempo * noise + TIMES.digit * String(right).length;
    return { given: recalled || guessed ? right : right + 1, ms: Math.round(seconds * 1000) };
  }

  /** FSRS counts whole days, and has a formula of its own for repetitions on the same day. */
  #learn(name: CardName, at: number, recalled: boolean): void {
    const before = this.#memories.get(name);
    if (before === undefined) {
      const stability = this.#fsrs.init_stability(Rating.Again);
      this.#memories.set(name, { stability, difficulty: need(this.#difficulties.get(name)), last: at });
      return;
    }
    const days = Math.floor(at / DAY_MS) - Math.floor(before.last / DAY_MS);
    const grade = recalled ? Rating.Good : Rating.Again;
    this.#memories.set(name, { ...this.#fsrs.next_state(before, days, grade), last: at });
  }
}
