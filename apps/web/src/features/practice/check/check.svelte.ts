/** View model of a check: 25 questions, 6 seconds each, 3 seconds between them. */
import { type Answer, type Question, type Reach, isRight } from '@abacow/learning';
import { need } from '@abacow/rules/need';
import type { Clock } from '../clock.ts';
import { checkQuestions } from '@abacow/learning/practice';

export const QUESTION_MS = 6000;
export const PAUSE_MS = 3000;

/** `pause` comes before each question, also before the first: hands on the keys. */
type Phase = 'pause' | 'question' | 'over';

export type CheckTerms = {
  readonly clock: Clock;
  /** How far the tables go. */
  readonly upTo?: Reach;
  /** Stores an answer at once. */
  readonly record: (answer: Answer) => void;
};

export class Check {
  readonly #terms: CheckTerms;
  readonly questions: readonly Question[];
  #askedAt = 0;
  #cancel: () => void = () => undefined;

  phase: Phase = $state('pause');
  /** Which question is next or on screen, from 0. */
  at = $state(0);
  typed = $state('');
  answers: readonly Answer[] = $state.raw([]);

  readonly right: number = $derived(this.answers.filter(isRight).length);
  readonly missed: readonly Answer[] = $derived(this.answers.filter((answer) => !isRight(answer)));

  constructor(terms: CheckTerms) {
    this.#terms = terms;
    this.questions = checkQuestions(terms.clock.random, terms.upTo);
    this.#pause();
  }

  get question(): Question {
    return need(this.questions[this.at]);
  }

  give(): void {
    if (this.phase === 'question' && this.typed !== '') this.#close();
  }

  /** Ends it, answers that were given stay. */
  leave(): void {
    this.#cancel();
    this.phase = 'over';
  }

  #pause(): void {
    this.phase = 'pause';
    this.#cancel = this.#terms.clock.after(PAUSE_MS, () => this.#ask());
  }

  #ask(): void {
    this.typed = '';
    this.phase = 'question';
    this.#askedAt = this.#terms.clock.now();
    this.#cancel = this.#terms.clock.after(QUESTION_MS, () => this.#close());
  }

  /** When the time is over, the digits typed so far count, as in schools. */
  #close(): void {
    this.#cancel();
    const at = this.#terms.clock.now();
    const answer: Answer = {
      question: this.question,
      given: this.typed === '' ? null : Number(this.typed),
      at,
      ms: Math.min(QUESTION_MS, Math.max(0, at - this.#askedAt)),
      place: 'check',
      help: 'work-out',
    };
    this.answers = [...this.answers, answer];
    this.#terms.record(answer);
    if (this.at + 1 === this.questions.length) this.phase = 'over';
    else {
      this.at += 1;
      this.#pause();
    }
  }
}
