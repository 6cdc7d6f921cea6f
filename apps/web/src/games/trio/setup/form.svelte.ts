/** Trio's choice while a form is filled in, on one device and online. */
import { need } from '@abacow/rules/need';
import {
  type Board,
  DEFAULT_BOARD,
  DEFAULT_LEVEL,
  type Level,
  MAX_ROUNDS,
  type Players,
} from '@abacow/rules/trio';
import { trioMinutes, usualTarget } from '@abacow/ai/durations';
import type { GameChoice } from '@abacow/table';

/** How a game ends above junior level. */
export const LENGTHS = ['target', 'rounds', 'minutes'] as const;
export type Length = (typeof LENGTHS)[number];

/** At junior level: the best of so many rounds. */
export const BEST_OF = [1, 3, 5] as const;

const MINUTE_MS = 60_000;
export const MAX_MINUTES = 240;

const isWhole = (value: number | null, most: number): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 1 && value <= most;

export class TrioForm {
  players = $state<Players>(2);
  board = $state<Board>(DEFAULT_BOARD);
  level = $state<Level>(DEFAULT_LEVEL);
  length = $state<Length>('target');
  /** The number fields may be empty, which is null, or out of range. */
  rounds = $state<number | null>(5);
  minutes = $state<number | null>(20);
  /** Where players calculate, a wrong answer costs the turn. */
  losesTurn = $state(false);
  bestOf = $state<(typeof BEST_OF)[number]>(1);
  /** Until a target is entered, it follows board, level and players. */
  #entered = $state.raw<{ readonly target: number | null } | null>(null);

  constructor(last?: GameChoice, timeLimitMs?: number) {
    if (last?.game !== 'trio') return;
    this.players = last.players;
    this.board = last.board;
    this.level = last.level;
    this.losesTurn = last.wrongAnswer !== undefined;
    if (last.level === 'junior') this.bestOf = BEST_OF.find((count) => count === last.rounds) ?? 1;
    else this.#lastLength(last, timeLimitMs);
  }

  get target(): number | null {
    const { board, level, players } = this;
    return this.#entered === null ? usualTarget({ board, level, players }) : this.#entered.target;
  }
  set target(target: number | null) {
    this.#entered = { target };
  }

  readonly complete = $derived.by(() => {
    if (this.level === 'junior') return true;
    switch (this.length) {
      case 'target':
        return isWhole(this.target, Number.MAX_SAFE_INTEGER);
      case 'rounds':
        return isWhole(this.rounds, MAX_ROUNDS);
      case 'minutes':
        return isWhole(this.minutes, MAX_MINUTES);
    }
  });

  /** Whether the target of the last game was entered is not known: one that is usual keeps following the choices. */
  #lastLength(last: Extract<GameChoice, { game: 'trio' }>, timeLimitMs: number | undefined): void {
    if (timeLimitMs !== undefined)
      [this.length, this.minutes] = ['minutes', Math.round(timeLimitMs / MINUTE_MS)];
    else if (last.rounds !== undefined) [this.length, this.rounds] = ['rounds', last.rounds];
    else if (last.target !== usualTarget(last)) this.target = last.target;
  }

  /** What the choice says about rounds; a game by minutes ends long before it has had all of them. */
  get #rounds(): { readonly rounds?: number } {
    if (this.level === 'junior') return this.bestOf === 1 ? {} : { rounds: this.bestOf };
    if (this.length === 'target') return {};
    return { rounds: this.length === 'rounds' ? need(this.rounds) : MAX_ROUNDS };
  }

  get #terms() {
    const { board, level, players } = this;
    const target = this.#isByTarget ? need(this.target) : usualTarget({ board, level, players });
    return { board, players, level, target, ...this.#rounds };
  }

  get #isByTarget(): boolean {
    return this.level !== 'junior' && this.length === 'target';
  }

  /** Only while the form is complete. */
  get choice(): GameChoice {
    return { game: 'trio', ...this.#terms };
  }

  /** `calculates`: some player does, so that wrong answers can occur. */
  choiceFor(calculates: boolean): GameChoice {
    const costs = calculates && this.losesTurn ? ({ wrongAnswer: 'loses-turn' } as const) : {};
    return { game: 'trio', ...this.#terms, ...costs };
  }

  get timeLimitMs(): number | undefined {
    const isTimed = this.level !== 'junior' && this.length === 'minutes';
    return isTimed && this.minutes !== null ? this.minutes * MINUTE_MS : undefined;
  }

  /** Minutes that the game is expected to take; null while the form is incomplete. */
  expectedMinutes(computers: number): number | null {
    if (!this.complete) return null;
    if (this.timeLimitMs === undefined || this.minutes === null) return trioMinutes(this.#terms, computers);
    // When the time is up, half of a round is still to be played.
    return this.minutes + trioMinutes({ ...this.#terms, rounds: 1 }, computers) / 2;
  }
}
