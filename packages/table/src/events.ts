/** What happened at a table, as plain JSON. A table is rebuilt from its events. `at` is the time in milliseconds. */
import type { Help } from '@abacow/learning/help';
import type { Seat } from '@abacow/rules';
import type { GameChoice, Opening } from './choice.ts';
import type { ClockSetup } from './clock.ts';
import type { Computer, Person } from './seats.ts';

export type Opened = {
  readonly kind: 'opened';
  readonly at: number;
  readonly table: string;
  readonly host: string;
  readonly choice: GameChoice;
  readonly opening: Opening;
  readonly clock: ClockSetup;
  /** When so much time was played, the round in progress is the last. Missing: no limit. */
  readonly timeLimitMs?: number;
  /** SHA-256 of the dice's secret; null where people throw real dice. */
  readonly commitment: string | null;
  /** 2: seats commit to their seeds and reveal them after the start. Missing: 1, in which seeds are added openly. */
  readonly scheme?: 2;
  /** Tables with the same secret, seeds and name of the dice have the same dice. Missing: the table's id. */
  readonly diceName?: string;
  /** Whether bots may sit down. Missing: the host did not say. */
  readonly bots?: boolean;
};

/** The seat is reserved for this person, who sits down later: seeds must be added after the commitment is published. */
export type Kept = {
  readonly kind: 'kept';
  readonly at: number;
  readonly seat: Seat;
  readonly seating: Person;
};

export type Sat = {
  readonly kind: 'sat';
  readonly at: number;
  readonly seat: Seat;
  readonly seating: Person | Computer;
  /** The seed that the seat adds to the dice openly; empty in scheme 2. Used only before the start. */
  readonly seed: string;
  /** SHA-256 of the seed that the seat will reveal. Missing if it adds none. Only in scheme 2. */
  readonly seedCommitment?: string;
};

/** The seed is the one that the seat committed to, as 64 hex digits. */
export type SeedRevealed = {
  readonly kind: 'seed-revealed';
  readonly at: number;
  readonly seat: Seat;
  readonly seed: string;
};

export const SEAT_EVENTS = [
  'left',
  'taken-back',
  'given-up',
  'tie-offered',
  'tie-agreed',
  'tie-declined',
  'time-up',
  'rematch-wanted',
  'computer-called',
  'absence-ended',
  'seed-withheld',
] as const;
/** `last-round`: the table's time limit is reached, so the round in progress is the last. */
export const PLAIN_EVENTS = ['started', 'paused', 'resumed', 'last-round', 'abandoned', 'closed'] as const;

/** Events that have only a seat. */
export type SeatEvent = {
  readonly kind: (typeof SEAT_EVENTS)[number];
  readonly at: number;
  readonly seat: Seat;
};

export type PlainEvent = { readonly kind: (typeof PLAIN_EVENTS)[number]; readonly at: number };

/** The coin was tossed: this seat begins. */
export type Tossed = { readonly kind: 'tossed'; readonly at: number; readonly seat: Seat };
export type Rolled = {
  readonly kind: 'rolled';
  readonly at: number;
  readonly seat: Seat;
  readonly faces: string;
};
export type Played = {
  readonly kind: 'played';
  readonly at: number;
  readonly seat: Seat;
  readonly token: string;
};
/** A person took back a decision after computers had thrown dice; `tokens` tokens were left. Since version 2. */
export type Undone = {
  readonly kind: 'undone';
  readonly at: number;
  readonly seat: Seat;
  readonly tokens: number;
};
/** A player chose how much the table helps. Since version 3. */
export type HelpChosen = {
  readonly kind: 'help-chosen';
  readonly at: number;
  readonly seat: Seat;
  readonly help: Help;
  /** Missing: numbers are shown. */
  readonly hidesNumbers?: true;
};
/** A player said what the dice show. Where players agreed on that, a wrong answer loses the turn. Since version 3. */
export type Answered = {
  readonly kind: 'answered';
  readonly at: number;
  readonly seat: Seat;
  readonly value: number;
  readonly right: boolean;
};
export type Revealed = { readonly kind: 'revealed'; readonly at: number; readonly secret: string };

export type TableEvent =
  | Opened
  | Kept
  | Sat
  | SeedRevealed
  | SeatEvent
  | PlainEvent
  | Tossed
  | Rolled
  | Played
  | Undone
  | HelpChosen
  | Answered
  | Revealed;
