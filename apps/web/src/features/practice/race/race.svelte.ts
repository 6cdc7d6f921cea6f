/** View model of a race: right answers are steps, and the first to make them all wins. */
import type { Answer, Question } from '@abacow/learning';
import { need } from '@abacow/rules/need';
import type { ComputerLevel } from '@abacow/table';
import type { Clock } from '../clock.ts';
import { Lane } from './lane.svelte.ts';
import { stepMs } from './pace.ts';

export const STEPS = 10;
const COUNT_DOWN_MS = 3000;

export type Cow = { readonly level: ComputerLevel; readonly usualMs: number };

export type RaceTerms = {
  /** The same for everybody, at least `STEPS`. */
  readonly questions: readonly Question[];
  /** One or two people. */
  readonly people: number;
  /** Against one person. */
  readonly cow: Cow | null;
  readonly clock: Clock;
  /** Stores an answer of a person at once. */
  readonly record: (person: number, answer: Answer) => void;
};

type Phase = 'ready' | 'running' | 'over';

export class Race {
  readonly #terms: RaceTerms;
  readonly lanes: readonly Lane[];
  #cancel: () => void = () => undefined;

  phase: Phase = $state('ready');
  cowSteps = $state(0);
  /** A lane, or the cow. */
  winner: number | 'cow' | null = $state.raw(null);

  constructor(terms: RaceTerms) {
    this.#terms = terms;
    this.lanes = Array.from(
      { length: terms.people },
      (_, person) => new Lane(terms.questions, terms.clock.now, (answer) => this.#answered(person, answer)),
    );
    this.#cancel = terms.clock.after(COUNT_DOWN_MS, () => this.#start());
  }

  give(person: number): void {
    if (this.phase === 'running') need(this.lanes[person]).give();
  }

  leave(): void {
    this.#cancel();
    this.phase = 'over';
  }

  #start(): void {
    this.phase = 'running';
    for (const lane of this.lanes) lane.start();
    this.#walk();
  }

  #walk(): void {
    const { cow, clock } = this.#terms;
    if (cow === null || this.phase !== 'running') return;
    this.#cancel = clock.after(stepMs(cow.usualMs, cow.level, clock.random), () => {
      this.cowSteps += 1;
      if (this.cowSteps === STEPS) this.#end('cow');
      else this.#walk();
    });
  }

  #answered(person: number, answer: Answer): void {
    this.#terms.record(person, answer);
    if (need(this.lanes[person]).steps === STEPS) this.#end(person);
  }

  #end(winner: number | 'cow'): void {
    this.winner = winner;
    this.leave();
  }
}
