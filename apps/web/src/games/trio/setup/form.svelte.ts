/** Trio's choice while a form is filled in, on one device and online. */
import { need } from '@abacow/rules/need';
import {
  type Board,
  COLOURS,
  type Colour,
  DEFAULT_BOARD,
  DEFAULT_TARGET,
  type LaterRounds,
  type Level,
  MAX_ROUNDS,
  type Players,
} from '@abacow/rules/trio';
import { offeredTargets, trioMinutes } from '@abacow/ai/durations';
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
  /** The first game is a short one. */
  level = $state<Level>('junior');
  length = $state<Length>('target');
  /** The number fields may be empty, which is null, or out of range. The target is the one of the printed sheet. */
  target = $state<number | null>(DEFAULT_TARGET);
  rounds = $state<number | null>(5);
  minutes = $state<number | null>(20);
  /** Where players calculate, a wrong answer costs the turn. */
  losesTurn = $state(false);
  bestOf = $state<(typeof BEST_OF)[number]>(1);
  /** `left`: the player to the left of the last beginner. */
  laterRounds = $state<'left' | LaterRounds>('left');
  /** By seat, for as many as could play. */
  colours = $state.raw<readonly Colour[]>(COLOURS);

  constructor(last?: GameChoice, timeLimitMs?: number) {
    if (last?.game !== 'trio') return;
    this.players = last.players;
    this.board = last.board;
    this.level = last.level;
    this.losesTurn = last.wrongAnswer !== undefined;
    this.laterRounds = last.laterRounds ?? 'left';
    last.colours?.forEach((colour, seat) => this.chooseColour(seat, colour));
    if (last.level === 'junior') this.bestOf = BEST_OF.find((count) => count === last.rounds) ?? 1;
    else this.#lastLength(last, timeLimitMs);
  }

  /** Whoever had the colour gets the one that becomes free. */
  chooseColour(seat: number, colour: Colour): void {
    const before = this.colours[seat];
    this.colours = this.colours.map((other, at) =>
      at === seat ? colour : other === colour ? (before ?? other) : other,
    );
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

  #lastLength(last: Extract<GameChoice, { game: 'trio' }>, timeLimitMs: number | undefined): void {
    if (timeLimitMs !== undefined)
      [this.length, this.minutes] = ['minutes', Math.round(timeLimitMs / MINUTE_MS)];
    else if (last.rounds !== undefined) [this.length, this.rounds] = ['rounds', last.rounds];
    else this.target = last.target;
  }

  /** What the choice says about rounds; a game by minutes ends long before it has had all of them. */
  get #rounds(): { readonly rounds?: number } {
    if (this.level === 'junior') return this.bestOf === 1 ? {} : { rounds: this.bestOf };
    if (this.length === 'target') return {};
    return { rounds: this.length === 'rounds' ? need(this.rounds) : MAX_ROUNDS };
  }

  get #terms() {
    const { board, level, players } = this;
    const target = this.isByTarget ? need(this.target) : DEFAULT_TARGET;
    return { board, players, level, target, ...this.#rounds, ...this.#agreed };
  }

  /** What is only written down where it differs from the usual. */
  get #agreed(): { readonly laterRounds?: LaterRounds; readonly colours?: readonly Colour[] } {
    const colours = this.colours.slice(0, this.players);
    return {
      ...(this.laterRounds === 'left' || !this.hasLaterRounds ? {} : { laterRounds: this.laterRounds }),
      ...(colours.every((colour, seat) => colour === COLOURS[seat]) ? {} : { colours }),
    };
  }

  get hasLaterRounds(): boolean {
    if (this.level === 'junior') return this.bestOf > 1;
    return this.length !== 'rounds' || this.rounds !== 1;
  }

  get isByTarget(): boolean {
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

  /** Targets to choose from. */
  offered(computers: number): readonly number[] {
    const { board, level, players } = this;
    return offeredTargets({ board, level, players }, computers);
  }

  /** Minutes that the game is expected to take with this target. */
  minutesTo(target: number, computers: number): number {
    const { board, level, players } = this;
    return trioMinutes({ board, level, players, target }, computers);
  }

  /** Minutes that the game is expected to take; null while the form is incomplete. */
  expectedMinutes(computers: number): number | null {
    if (!this.complete) return null;
    if (this.timeLimitMs === undefined || this.minutes === null) return trioMinutes(this.#terms, computers);
    // When the time is up, half of a round is still to be played.
    return this.minutes + trioMinutes({ ...this.#terms, rounds: 1 }, computers) / 2;
  }
}
