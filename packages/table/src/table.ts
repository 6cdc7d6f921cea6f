/** The state of a table, computed from its events. It is a union by phase: what a phase does not have cannot be asked for. */
import type { Outcome, Position, Seat, Setup, TakenBack } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type GameChoice, type Opening, seatsFor } from './choice.ts';
import type { ClockSetup } from './clock.ts';
import type { Opened } from './events.ts';
import type { Handover } from './handover.ts';
import { ALL_SHOWN, type GivenAnswer, type SeatHelp } from './help.ts';
import { type RollOff, nextRoller } from './rolloff.ts';
import { OPEN, type Seating, holderOf, isShared } from './seats.ts';
import { type Asides, NO_ASIDES } from './stalling.ts';
import type { Steps } from './steps.ts';

export const PHASES = ['seating', 'opening', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Broken off: the last person left several computers, everybody abandoned the game, or the table was closed before the
 * start. There is no winner.
 */
export type TableOutcome = NonNullable<Outcome> | { readonly kind: 'broken-off' };

export type TieOffer = { readonly seat: Seat; readonly agreed: readonly Seat[] };

/** A decision without dice: the game before it, and the time that it had used. */
export type LastDecision = {
  readonly position: Position;
  readonly steps: Steps | null;
  readonly usedMs: number;
};

/** What the dice of a table are made from. */
export type TableDice = {
  /** The dice are thrown under this name: the table's id, unless several tables have the same dice. */
  readonly name: string;
  readonly commitment: string | null;
  /** In scheme 2 the seats commit to their seeds and reveal them after the start. */
  readonly scheme: 1 | 2;
  /** By seat; empty if the seat adds none or has not revealed it yet. */
  readonly seeds: readonly string[];
  readonly seedCommitments: readonly (string | null)[];
  /** Null until it is revealed after the end. */
  readonly secret: string | null;
};

/** The time of a game, counted up to `since`. Stays the same object where no time is counted. */
export type GameTime = {
  /** By seat: milliseconds used. */
  readonly spent: readonly number[];
  /** Milliseconds that the decision to be made now has used. Only a new decision begins at 0. */
  readonly usedMs: number;
  /** Milliseconds of play; counted only at tables with a time limit. */
  readonly playedMs: number;
  readonly since: number;
};

/** A game from the first decision on. */
export type TableGame = {
  readonly setup: Setup;
  /** How it was decided by lot who begins; null if by a coin or not by lot. */
  readonly rollOff: RollOff | null;
  readonly position: Position;
  readonly steps: Steps | null;
  /** How many throws were made, also those that were taken back: no throw has the number of another one. */
  readonly throws: number;
  /** The last decision while it can be taken back; null after dice were thrown. */
  readonly before: LastDecision | null;
  /**
   * The last decision of a person, until a person throws. Against computers it can be undone even after they have thrown.
   * Null at online tables, and where several tables share their dice and so must not get others.
   */
  readonly lastDecision: LastDecision | null;
  /** Undone decisions, in the order of time. */
  readonly takenBack: readonly TakenBack[];
  /** Null until the seat to act has answered. */
  readonly answer: GivenAnswer | null;
  readonly tie: TieOffer | null;
  readonly time: GameTime;
  /** The time limit is reached, and `setup` names the last round. */
  readonly isLimitReached: boolean;
  readonly paused: boolean;
};

type AnyTable = {
  readonly id: string;
  readonly host: string;
  readonly choice: GameChoice;
  readonly opening: Opening;
  readonly clock: ClockSetup;
  readonly timeLimitMs: number | null;
  /** Whether bots may sit down; null if the host did not say. */
  readonly bots: boolean | null;
  /** Strangers meet here under standard terms: the game is rated if only people play, or only bots. */
  readonly isRated: boolean;
  readonly dice: TableDice;
  readonly seats: readonly Seating[];
  /** Seats that gave up or ran out of time; a computer plays on for them. */
  readonly standIns: readonly Seat[];
  /** By seat: the holder that a called-in computer plays for, until they take the seat again. */
  readonly calledFor: readonly (string | null)[];
  /** Seats that changed hands since the start, in order of time. */
  readonly handovers: readonly Handover[];
  /** By seat; see `helpOf`. */
  readonly helps: readonly SeatHelp[];
  /** By seat: what has a limit for each turn. */
  readonly asides: readonly Asides[];
  readonly openedAt: number;
  readonly lastAt: number;
};

export type SeatingTable = AnyTable & {
  readonly phase: 'seating';
  /** Seats reserved for people who have not sat down yet, and so have not added a seed. */
  readonly kept: readonly Seat[];
  readonly game: null;
  readonly outcome: null;
};

/** It is decided who begins. */
export type OpeningTable = AnyTable & {
  readonly phase: 'opening';
  /** Since when seeds are awaited, or the next throw. Nothing else moves it. */
  readonly since: number;
  /** Null while seeds are awaited, and where a coin decides. */
  readonly rollOff: RollOff | null;
  readonly game: null;
  readonly outcome: null;
};

export type PlayingTable = AnyTable & {
  readonly phase: 'playing';
  readonly game: TableGame;
  readonly outcome: null;
};

export type OverTable = AnyTable & {
  readonly phase: 'over';
  /** Null if it was never decided who begins. */
  readonly game: TableGame | null;
  readonly outcome: TableOutcome;
  readonly rematch: readonly Seat[];
};

export type Table = SeatingTable | OpeningTable | PlayingTable | OverTable;

/** The game of a table that is known to have one. Throws if there is none, which would be a bug. */
export const gameAt = ({ phase, game }: Table): TableGame => {
  if (game === null) throw new Error(`the table is ${phase} and has no game`);
  return game;
};

/** A table that is known to be in this phase, because the judge has looked. */
export const inPhase = <P extends Phase>(table: Table, phase: P): Extract<Table, { phase: P }> => {
  if (table.phase !== phase) throw new Error(`the table is ${table.phase}, not ${phase}`);
  return table as Extract<Table, { phase: P }>;
};

export const perSeat = <T>(choice: GameChoice, value: T): readonly T[] =>
  Array.from({ length: seatsFor(choice) }, () => value);

export const emptyTable = (opened: Opened): SeatingTable => ({
  id: opened.table,
  host: opened.host,
  choice: opened.choice,
  opening: opened.opening,
  clock: opened.clock,
  timeLimitMs: opened.timeLimitMs ?? null,
  bots: opened.bots ?? null,
  isRated: opened.rated === true,
  dice: {
    name: opened.diceName ?? opened.table,
    commitment: opened.commitment,
    scheme: opened.scheme ?? 1,
    seeds: perSeat(opened.choice, ''),
    seedCommitments: perSeat<string | null>(opened.choice, null),
    secret: null,
  },
  seats: perSeat<Seating>(opened.choice, OPEN),
  standIns: [],
  calledFor: perSeat<string | null>(opened.choice, null),
  handovers: [],
  helps: perSeat(opened.choice, ALL_SHOWN),
  asides: perSeat(opened.choice, NO_ASIDES),
  openedAt: opened.at,
  lastAt: opened.at,
  phase: 'seating',
  kept: [],
  game: null,
  outcome: null,
});

/** Seats that are reserved for people who have not sat down yet. */
export const keptSeats = (table: Table): readonly Seat[] => (table.phase === 'seating' ? table.kept : []);

export const isKept = (table: Table, seat: Seat): boolean => keptSeats(table).includes(seat);

export const isKeptFor = (table: Table, seat: Seat, holder: string | null): boolean =>
  isKept(table, seat) && holderOf(need(table.seats[seat])) === holder;

/** Seats that want a rematch; none before the end. */
export const rematchSeats = (table: Table): readonly Seat[] => (table.phase === 'over' ? table.rematch : []);

/** From the start (including the opening) to the end. */
export const isUnderWay = (table: Table): table is OpeningTable | PlayingTable =>
  table.phase === 'opening' || table.phase === 'playing';

/** Seats that have committed to a seed and not revealed it yet. Until they have, no dice are thrown. */
export const awaitedSeeds = ({ phase, dice: { seeds, seedCommitments } }: Table): readonly Seat[] =>
  phase === 'opening'
    ? seedCommitments.flatMap((hash, seat) => (hash !== null && seeds[seat] === '' ? [seat] : []))
    : [];

/** Whether a computer was called in for this holder, who may sit down there again. */
export const isCalledFor = (table: Table, seat: Seat, holder: string | null): boolean =>
  holder !== null && table.calledFor[seat] === holder;

/** Whether the table was closed before the start. */
export const isClosed = ({ phase, seats }: Table): boolean =>
  phase === 'over' && seats.some(({ kind }) => kind === 'open');

/**
 * The host may seat computers and close the table. It is the person who opened it; if they do not sit there or are away,
 * also the first person who does.
 */
export const isHost = (table: Table, holder: string, absent: readonly Seat[] = []): boolean => {
  if (holder === table.host) return true;
  const here = table.seats.flatMap((seating, seat) =>
    seating.kind === 'person' && !absent.includes(seat) ? [{ seat, holder: seating.holder }] : [],
  );
  if (here.some((person) => person.holder === table.host)) return false;
  return here.find(({ seat }) => !isKept(table, seat))?.holder === holder;
};

/** The seat that has to act; null before the start, before a coin toss and after the end. */
export const seatToAct = (table: Table): Seat | null => {
  switch (table.phase) {
    case 'opening':
      return table.rollOff === null ? null : nextRoller(table.rollOff);
    case 'playing':
      return table.game.position.kind === 'decision' ? table.game.position.seat : null;
    default:
      return null;
  }
};

/**
 * Whether what nobody has to do has limits: others wait for it, or a service stores it. Alone on their own device people
 * may do what they like.
 */
export const isLimited = ({ dice, seats }: Table): boolean => dice.scheme === 2 || isShared(seats);

/** The seat whose decision was the last, while no dice were thrown after it. `mayTakeBack` knows whether it may. */
export const lastToDecide = ({ phase, game }: Table): Seat | null =>
  phase === 'playing' && game.before !== null ? game.before.position.seat : null;

/**
 * The person who may undo their last decision now, although dice were thrown after it: only at a table on one device, and
 * only if all others are computers. When the game is over the secret of the dice is known, so nothing can be undone. Where
 * several tables have the same dice, undoing would be a second try.
 */
export const mayUndo = (table: Table): Seat | null => {
  const lastDecision = table.phase === 'playing' ? table.game.lastDecision : null;
  if (lastDecision === null || table.dice.name !== table.id) return null;
  const { seat } = lastDecision.position;
  return table.seats.every(({ kind }, other) => kind === (other === seat ? 'person' : 'computer'))
    ? seat
    : null;
};

/** Trio's opening by lot, also after it, so that it can be shown. */
export const rollOffOf = (table: Table): RollOff | null =>
  table.phase === 'opening' ? table.rollOff : (table.game?.rollOff ?? null);

/** How many throws the opening has had. */
export const openingThrowsMade = (table: Table): number => {
  const rollOff = rollOffOf(table);
  return rollOff === null ? 0 : rollOff.past.reduce((sum, rolls) => sum + rolls.length, rollOff.rolls.length);
};
