/**
 * What all simulated learners share, whatever their memory is like: which facts are hard, how a fact is worked out that is not
 * remembered, and how long thinking and typing take. A memory is added by `memories/`.
 */
import { need } from '@abacow/rules/need';
import type { Side } from '../cards.ts';
import { sideOf } from '../cards.ts';
import { type Fact, tableFacts } from '../facts.ts';
import { type Question, rightAnswer } from '../questions.ts';

/** At least 0, less than 1. */
export type Random = () => number;

/** Normally distributed (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The 55 facts to 10 × 10, as in the practice of the app: the 45 of the board first. */
export const FACTS: readonly Fact[] = Array.from({ length: 10 }, (_, index) =>
  tableFacts('multiplication', index + 1).filter(({ small }) => small === index + 1),
)
  .flat()
  .sort((a, b) => Number(a.large === 10) - Number(b.large === 10));

const WIDTH = 11;
const POSITIONS = new Int16Array(WIDTH * WIDTH).fill(-1);
for (const [index, { small, large }] of FACTS.entries())
  POSITIONS[small * WIDTH + large] = POSITIONS[large * WIDTH + small] = index;

/** Results first, then inverses. */
export const CARDS = FACTS.length * 2;

export const cardAt = (position: number, side: Side): number =>
  side === 'result' ? position : FACTS.length + position;

export const indexOf = ({ first, second, form }: Question): number =>
  cardAt(need(POSITIONS[first * WIDTH + second]), sideOf(form));

/**
 * From 0 to 1. Large numbers are harder; equal ones and fives easier (Campbell and Graham 1985; Zbrodoff and Logan 2005), ones
 * and tens follow a rule (LeFevre and others 1996). Divisions follow multiplications (Campbell 1997).
 */
export const effortOf = ({ small, large }: Fact): number => {
  const size = (small * large) / 81;
  if (small === 1 || large === 10) return 0.1 + size / 10;
  const easier = small === large || small === 5 || large === 5 ? 0.6 : 1;
  return Math.min(1, 0.15 + (0.85 * easier * (small + large - 4)) / 14);
};

/** How likely a child knows a fact before the first round: two out of three of the easiest, almost none of the hardest. */
const knownBefore = (fact: Fact, side: Side): number =>
  (1 - effortOf(fact)) ** 2 * (side === 'inverse' ? 0.4 : 0.8);

export type Traits = {
  /** Thinking and typing take so many times as long as usual. */
  readonly tempo: number;
  /** How well this child learns: 0 is usual. */
  readonly gift: number;
  /** A finger on the wrong key. */
  readonly slips: number;
  /** By card: from 0 to about 1, with a child's own likes and dislikes. */
  readonly efforts: Float64Array;
  /** By card: whether it was known before. */
  readonly before: Uint8Array;
};

export const traitsOf = (random: Random, slips: number): Traits => {
  const tempo = Math.exp(0.25 * normal(random));
  const gift = normal(random);
  const efforts = new Float64Array(CARDS);
  const before = new Uint8Array(CARDS);
  for (const side of ['result', 'inverse'] as const)
    for (const [position, fact] of FACTS.entries()) {
      const card = cardAt(position, side);
      efforts[card] = effortOf(fact) + (side === 'inverse' ? 0.1 : 0) + 0.15 * normal(random);
      const known = Math.min(0.95, Math.max(0, knownBefore(fact, side) * (1 + 0.4 * gift)));
      before[card] = random() < known ? 1 : 0;
    }
  return { tempo, gift, slips, efforts, before };
};

/** What a memory brings to mind: an answer and the time it took; nothing after a vain search. */
export type Retrieved = { readonly given: number | null; readonly seconds: number };

export interface Memory {
  retrieve(card: number, right: number, at: number): Retrieved;
  /** The answer that was given; afterwards the right one is on screen. */
  practise(card: number, right: number, given: number, at: number): void;
  /** A fact was shown with its result. */
  see(card: number, at: number): void;
  /** The chance of a right answer from memory within three seconds. */
  quickChance(card: number, at: number): number;
  /** The chance of a right answer from memory, however long it takes. */
  chance(card: number, at: number): number;
}

export type Reply = { readonly given: number; readonly ms: number };

/** In seconds. */
const [START, DIGIT] = [0.5, 0.4];
export const QUICK_SECONDS = 3;

/**
 * Children who do not remember a product count in steps or go on from a neighbour (Siegler 1988; Lemaire and Siegler 1995): it
 * takes a second or more for each step, and errors grow with the steps.
 */
const workedOut = (question: Question, right: number, traits: Traits, random: Random): Retrieved => {
  const { first, second, form } = question;
  const steps = form === 'result' ? Math.min(first, second) : second;
  const other = form === 'result' ? Math.max(first, second) : first;
  const easy = other === 1 || other === 2 || other === 5 || other === 10 ? 0.6 : 1;
  const seconds = (2 + 0.8 * Math.min(steps, 6) * easy) * (form === 'result' ? 1 : 1.2);
  const fails = (0.02 + 0.025 * Math.min(steps, 6) * easy) * Math.exp(-0.3 * traits.gift);
  const wrong = right + (random() < 0.5 ? -1 : 1) * (form === 'result' && random() < 0.7 ? other : 1);
  return { given: random() < fails ? Math.max(0, wrong) : right, seconds };
};

/** One learner with one kind of memory. */
export class Child {
  readonly memory: Memory;
  readonly #traits: Traits;
  readonly #random: Random;

  constructor(memory: Memory, traits: Traits, random: Random) {
    this.memory = memory;
    this.#traits = traits;
    this.#random = random;
  }

  /** Answers, and learns from it: a wrong answer is corrected. */
  reply(question: Question, at: number): Reply {
    const [card, right] = [indexOf(question), rightAnswer(question)];
    const random = this.#random;
    const { tempo, slips } = this.#traits;
    const found = this.memory.retrieve(card, right, at);
    const work = found.given === null ? workedOut(question, right, this.#traits, random) : null;
    const meant = found.given ?? work?.given ?? right;
    const given = random() < slips ? meant + (random() < 0.5 ? 1 : 10) : meant;
    const noise = Math.exp(0.2 * normal(random));
    const seconds = (START + found.seconds + (work?.seconds ?? 0)) * tempo * noise;
    this.memory.practise(card, right, meant, at);
    return { given, ms: Math.round((seconds + DIGIT * String(right).length) * 1000) };
  }

  see(question: Question, at: number): void {
    this.memory.see(indexOf(question), at);
  }
}
