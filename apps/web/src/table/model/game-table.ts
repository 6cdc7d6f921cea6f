/** A table as the games' screens see it. What only some tables can do is an optional capability. */
import type { GameName, Seat } from '@abacow/rules';
import type { Phase, Table, TableEvent, TableRefusal, TieOffer } from '@abacow/table';
import type { Announcement } from './announcements.ts';
import type { TableCommands } from './commands.ts';
import type { Hint } from '../computer/hint.ts';
import type { PendingThrow } from './real-dice.ts';

/** An event, and the table before and after it. */
export type Change = { readonly event: TableEvent; readonly before: Table; readonly after: Table };

/** `n` counts up with every step. */
export type Step = Change & { readonly n: number };

export type Saved = 'saved' | 'saving' | 'failed' | 'elsewhere';

/** Computers play on this device: they can be stopped, and they can fail. */
export interface Computers {
  readonly stopped: boolean;
  /** Why a computer cannot go on; null when it can. */
  readonly trouble: string | null;
  stop(): void;
  goOn(): void;
  /** Makes one step of the computers while they are stopped. */
  step(): void;
}

export interface Hints {
  readonly hint: Hint | null;
  /** A hint was asked for, and the computer has not answered. */
  readonly pending: boolean;
  askHint(): Promise<void>;
}

/** People throw real dice and enter the results. */
export interface OwnDice {
  /** A throw that is not entered yet. */
  readonly awaiting: PendingThrow | null;
  enterDice(faces: readonly number[]): boolean;
  callOffThrow(): void;
}

/** Several people share this device: a cover between their turns, if they want it. */
export interface Passing {
  /** The person who gets the device now. */
  readonly passTo: Seat | null;
  /** The person has it. */
  ready(): void;
}

/** Every player has their own device. */
export interface Presence {
  /** The id of this device's guest. */
  readonly me: string | null;
  /** When the table throws for the start by itself. */
  readonly opensAt: number | null;
  isAway(seat: Seat): boolean;
}

export interface GameTable extends Omit<TableCommands, 'command'> {
  readonly id: string;
  readonly game: GameName;
  readonly state: Table;
  readonly phase: Phase;
  /** Seats that people at this device play. */
  readonly mySeats: readonly Seat[];
  /** Whether a person at this device can act now. */
  readonly mine: boolean;
  /** A computer is to act. */
  readonly thinking: boolean;
  readonly tieOffer: TieOffer | null;
  readonly last: Step | null;
  readonly announcements: readonly Announcement[];
  /** The last refused command; cleared by the next one. */
  readonly refusal: TableRefusal | null;
  readonly saved: Saved;
  /** A won round stays on screen until `release`. */
  readonly holding: boolean;
  /** The seat whose lost turn is on screen, for a moment or until `release`. */
  readonly lost: Seat | null;
  readonly now: number;
  /** How many events the table shows; never decreases. */
  readonly eventCount: number;
  /** Keeps a won round on screen: a player adds up the row. */
  hold(): void;
  release(): void;
  /** Returns the new table's id. */
  rematch(): Promise<string>;
  /** The record as a file; null until it is decided who begins. */
  file(): { readonly name: string; readonly text: string } | null;
  timeLeft(seat: Seat): number | null;
  /** Milliseconds until the round in progress is the last; null without a time limit. */
  playTimeLeft(): number | null;
  reload(): Promise<void>;

  readonly computers?: Computers | undefined;
  readonly hints?: Hints | undefined;
  readonly ownDice?: OwnDice | undefined;
  readonly passing?: Passing | undefined;
  readonly presence?: Presence | undefined;
}
