/** One player of a race: their questions, one after the other. */
import { type Answer, type Question, isRight } from '@abacow/learning';
import { need } from '@abacow/rules/need';

/** A question that was answered wrong comes again after this many others. */
const BACK_AFTER = 3;

export class Lane {
  readonly #now: () => number;
  readonly #onanswer: (answer: Answer) => void;
  #queue: readonly Question[];
  #askedAt = 0;

  question: Question;
  typed = $state('');
  /** Right answers. */
  steps = $state(0);
  /** Wrong answers. */
  mistakes = $state(0);
  last: Answer | null = $state.raw(null);

  constructor(questions: readonly Question[], now: () => number, onanswer: (answer: Answer) => void) {
    this.#queue = questions;
    this.#now = now;
    this.#onanswer = onanswer;
    this.question = $state.raw(need(questions[0]));
  }

  start(): void {
    this.#askedAt = this.#now();
  }

  give(): void {
    if (this.typed === '') return;
    const at = this.#now();
    const ms = Math.max(0, at - this.#askedAt);
    const answer: Answer = {
      question: this.question,
      given: Number(this.typed),
      at,
      ms,
      place: 'race',
      help: 'work-out',
    };
    const right = isRight(answer);
    const asked = this.question;
    const rest = this.#queue.slice(1);
    this.#queue = right ? rest : [...rest.slice(0, BACK_AFTER), asked, ...rest.slice(BACK_AFTER)];
    this.last = answer;
    this.typed = '';
    this.#askedAt = at;
    if (right) this.steps += 1;
    else this.mistakes += 1;
    this.question = this.#queue[0] ?? asked;
    this.#onanswer(answer);
  }
}
