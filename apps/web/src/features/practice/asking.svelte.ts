/** View model of a round of questions without hurry: practice, the placement before it, and the warm-up before a game. */
import {
  type Answer,
  type Knowledge,
  type Place,
  type Question,
  type Step,
  askedCard,
  isRight,
  learn,
  wayTo,
} from '@abacow/learning';
import type { Asker } from '@abacow/learning/practice';
import type { Clock } from './clock.ts';

export type AskingTerms = {
  readonly place: Place;
  /** Infinity: no time ends it. */
  readonly limitMs: number;
  /** Whether a wrong answer is explained; if not, the next question follows. */
  readonly explains?: boolean;
  readonly asker: Asker;
  readonly knowledge: Knowledge;
  readonly clock: Clock;
  /** Stores an answer at once. */
  readonly record: (answer: Answer) => void;
};

export class Asking {
  readonly #terms: AskingTerms;
  #startedAt: number;
  #askedAt: number;
  #hiddenAt: number | null = null;
  /** What was missed a moment ago was explained then. */
  #looked: readonly Question[] = [];

  knowledge: Knowledge;
  question: Question | null = $state.raw(null);
  /** A new fact is on screen with its picture, until `seen`. Then it is asked. */
  shown: Extract<Step, { kind: 'show' }> | null = $state.raw(null);
  typed = $state('');
  answers: readonly Answer[] = $state.raw([]);
  /** A wrong answer is on screen with its explanation, until `goOn`. */
  explaining = $state(false);
  /** The fact of the last answer was missed so often that it is left for tomorrow. */
  left = $state(false);
  over = $state(false);
  /** It is over because nothing was left to ask. */
  complete = $state(false);
  /** Updated while somebody watches the time. */
  timeLeftMs = $state(0);

  constructor(terms: AskingTerms) {
    this.#terms = terms;
    this.#startedAt = this.#askedAt = terms.clock.now();
    this.knowledge = $state.raw(terms.knowledge);
    this.timeLeftMs = terms.limitMs;
    this.#ask();
  }

  get last(): Answer | null {
    return this.answers.at(-1) ?? null;
  }

  get limitMs(): number {
    return this.#terms.limitMs;
  }

  give(): void {
    if (this.typed !== '') this.#answer(Number(this.typed));
  }

  /** The player does not know it yet. */
  pass(): void {
    this.#answer(null);
  }

  #answer(given: number | null): void {
    const { question } = this;
    if (question === null || this.explaining || this.over) return;
    const { clock, place, asker, record, explains = true } = this.#terms;
    const at = clock.now();
    const ms = Math.max(0, at - this.#askedAt);
    const answer: Answer = { question, given, at, ms, place, help: 'work-out' };
    this.answers = [...this.answers, answer];
    this.knowledge = learn(this.knowledge, answer);
    asker.answered(answer, this.knowledge);
    record(answer);
    if (isRight(answer) || !explains) return this.#ask();
    this.#looked = [...this.#looked, question];
    this.left = asker.leaves(question);
    this.explaining = true;
  }

  /** The fact on screen was looked at. A new one is asked soon, one that was never right at once. */
  seen(): void {
    if (this.shown === null) return;
    const { question } = this.shown;
    this.shown = null;
    if (this.#isMet(question)) {
      this.question = question;
      this.#askedAt = this.#terms.clock.now();
      return;
    }
    this.#terms.asker.seen(question);
    this.#ask();
  }

  #isMet(question: Question): boolean {
    return this.knowledge.cards[askedCard(question)] !== undefined;
  }

  /** Asked before and never right, as at the placement or in a check: nobody has explained it yet. */
  #needsLook(question: Question): boolean {
    const card = this.knowledge.cards[askedCard(question)];
    return this.#terms.place === 'practice' && card?.firstRight === null && !this.#looked.includes(question);
  }

  /** After the explanation of a wrong answer. */
  goOn(): void {
    if (!this.explaining) return;
    this.explaining = false;
    this.#ask();
  }

  /** The time is over, nothing is left to ask, or the player has had enough. */
  stop(): void {
    this.over = true;
  }

  /** While the page is hidden, no time passes. */
  hide(): void {
    this.#hiddenAt ??= this.#terms.clock.now();
  }

  show(): void {
    if (this.#hiddenAt === null) return;
    const hidden = Math.max(0, this.#terms.clock.now() - this.#hiddenAt);
    this.#hiddenAt = null;
    this.#startedAt += hidden;
    this.#askedAt += hidden;
  }

  /** Updates the visible time until the returned function is called. */
  watchTime(): () => void {
    const update = (): void => {
      this.timeLeftMs = Math.max(0, this.#terms.limitMs - this.#elapsed());
    };
    update();
    return this.#terms.clock.every(1000, update);
  }

  #elapsed(): number {
    return this.#terms.clock.now() - this.#startedAt;
  }

  /** The time ends a round only between two questions. */
  #ask(): void {
    const { clock, limitMs, asker } = this.#terms;
    this.typed = '';
    this.question = null;
    this.#askedAt = clock.now();
    if (this.#elapsed() >= limitMs) return this.stop();
    const step = asker.next(this.knowledge, clock.now());
    switch (step.kind) {
      case 'show':
        this.shown = step;
        return;
      case 'ask': {
        const { question } = step;
        if (this.#needsLook(question)) {
          this.#looked = [...this.#looked, question];
          this.shown = { kind: 'show', question, way: wayTo(question, this.knowledge) };
        } else this.question = question;
        return;
      }
      case 'end':
        this.complete = true;
        this.stop();
    }
  }
}
