/**
 * Nobody wins by holding time.
 *
 * A seat can send commands as fast as a program can, and the others answer over a slow line. If one seat's commands could
 * use up another seat's time, take its commands away or fill the table, the faster program would win and not the better
 * player. So:
 *
 * 1. A deadline counts from the event that started it, never from the last event of any kind. A decision that is taken back
 *    continues its old clock (`clock.ts`, `OpeningTable.since`, `TableGame.usedMs`).
 * 2. A command is stale only after events that change what it decides (`isStale`).
 * 3. What nobody has to do (help, answers, ties, pauses, taking back) has a limit for each seat and turn, and is refused
 *    where it means nothing (`decide/limits.ts`). Where one person plays alone on their own device, nobody else waits, and
 *    nothing is limited.
 * 4. What somebody has to do is never refused because the table is long. A table that is full is broken off: nobody wins
 *    by filling it.
 * 5. Nobody loses because another seat owes its seed (`apply/ending.ts`).
 */
import type { Command } from './commands.ts';
import type { TableEvent } from './events.ts';

/** With so many events a table is full. No game comes near it. */
export const MAX_EVENTS = 20_000;

/** Changes of help, for each seat and turn: a look at every one, and back. */
export const MAX_HELPS = 4;
/** Pauses, for each seat and turn. */
export const MAX_PAUSES = 4;
/** Wrong answers that cost nothing, to one question. Then the result is shown. */
export const MAX_WRONG_ANSWERS = 3;

/** What a seat did that nobody has to do. A turn is what is played up to the next token. */
export type Asides = {
  /** How many tokens there were when the seat last offered a tie; -1: it never did. */
  readonly offeredAt: number;
  /** How many tokens were left when the seat last took a decision back; -1: it never did. */
  readonly tookBackTo: number;
  /** How many tokens there are in the turn of the following counts. */
  readonly turn: number;
  readonly helps: number;
  readonly pauses: number;
  readonly wrong: number;
};

export const NO_ASIDES: Asides = { offeredAt: -1, tookBackTo: -1, turn: -1, helps: 0, pauses: 0, wrong: 0 };

type Counted = 'helps' | 'pauses' | 'wrong';

export const countIn = (asides: Asides, turn: number, what: Counted): number =>
  asides.turn === turn ? asides[what] : 0;

export const countMore = (asides: Asides, turn: number, what: Counted): Asides => {
  const { helps, pauses, wrong } = asides.turn === turn ? asides : NO_ASIDES;
  const counts = { helps, pauses, wrong };
  return { ...asides, turn, ...counts, [what]: counts[what] + 1 };
};

/** A decision was taken back, and so many tokens are left: what a seat did since then brings nothing of that turn again. */
export const asidesBackTo = (asides: Asides, left: number): Asides => ({
  ...asides,
  offeredAt: Math.min(asides.offeredAt, left),
  ...(asides.turn > left ? { turn: left, helps: MAX_HELPS, pauses: MAX_PAUSES } : {}),
});

type EventKind = TableEvent['kind'];
const kinds = (...list: readonly EventKind[]): ReadonlySet<EventKind> => new Set(list);

const NOTHING = kinds();
/** The start, the opening and the game went on. A wrong answer may have lost the turn. */
const PROGRESS = kinds('started', 'tossed', 'rolled', 'played', 'taken-back', 'undone', 'answered');
const PROGRESS_OR_OFFER = new Set([...PROGRESS, ...kinds('tie-offered', 'tie-declined')]);
const START = kinds('started');
/** A player came or went. */
const SEATS = kinds('kept', 'sat', 'left', 'computer-called', 'started');
/** What HOUSE does because nothing happens. */
const ANYTHING = null;

/**
 * The events after which a command would not decide what its sender saw. For every other event the judge alone says whether
 * the command is still possible.
 */
const STALE_AFTER: Readonly<Record<Command['kind'], ReadonlySet<EventKind> | null>> = {
  play: PROGRESS,
  answer: PROGRESS,
  roll: PROGRESS,
  toss: PROGRESS,
  'take-back': PROGRESS,
  undo: PROGRESS,
  'offer-tie': PROGRESS,
  'agree-tie': PROGRESS_OR_OFFER,
  'decline-tie': PROGRESS_OR_OFFER,
  // From the start on, leaving means giving up.
  leave: START,
  close: SEATS,
  abandon: ANYTHING,
  sit: NOTHING,
  start: NOTHING,
  'reveal-seed': NOTHING,
  'choose-help': NOTHING,
  'give-up': NOTHING,
  'want-rematch': NOTHING,
  'call-computer': NOTHING,
  'end-absent': NOTHING,
  pause: NOTHING,
  resume: NOTHING,
  tick: NOTHING,
  reveal: NOTHING,
};

/** Whether a command came too late: its sender had seen only the first `seen` of the table's events. */
export const isStale = ({ kind }: Command, events: readonly TableEvent[], seen: number): boolean => {
  const stale = STALE_AFTER[kind];
  if (seen >= events.length || stale === NOTHING) return false;
  return stale === ANYTHING || events.findLastIndex((event) => stale.has(event.kind)) >= seen;
};
