/** View model of a round of questions without hurry: practice, and the warm-up before a game. */
import { type Answer, type Knowledge, type Place, type Question, isRight, learn } from '@abacow/learning';
import type { Asker } from '@abacow/learning/practice';
import type { Clock } from './clock.ts';

export type AskingTerms = {
  readonly place: Place;
  readonly limitMs: number;
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

  knowledge: Knowledge;
  question: Question | null = $state.raw(null);
  typed = $state('');
  answers: readonly Answer[] = $state.raw([]);
  /** A wrong answer is on screen with its explanation, until `goOn`. */
  explaining = $state(false);
  over = $state(false);
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
    const { question, typed } = this;
    if (question === null || typed === '' || this.explaining || this.over) return;
    const at = this.#terms.clock.now();
    const ms = Math.max(0, at - this.#askedAt);
    const { place } = this.#terms;
    const answer: Answer = { question, given: Number(typed), at, ms, place, help: 'work-out' };
    this.answers = [...this.answers, answer];
    this.knowledge = learn(this.knowledge, answer);
    this.#terms.asker.answered(answer, this.knowledge);
    this.#terms.record(answer);
    if (isRight(answer)) this.#ask();
    else this.explaining = true;
  }

  /** After the explanation of a wrong answer. */
  goOn(): void {
    if (!this.explaining) return;
    this.explaining = false;
    this.#ask();
  }

  /** The player has had enough. */
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

  /** What is shown first is asked at once. */
  #nextQuestion(): Question | null {
    const { asker, clock } = this.#terms;
    const step = asker.next(this.knowledge, clock.now());
    if (step.kind === 'show') asker.seen(step.question);
    return step.kind === 'end' ? null : step.question;
  }

  /** The time ends a round only between two questions. */
  #ask(): void {
    const { clock, limitMs } = this.#terms;
    this.typed = '';
    this.question = this.#elapsed() >= limitMs ? null : this.#nextQuestion();
    this.#askedAt = clock.now();
    if (this.question === null) this.over = true;
  }
}
