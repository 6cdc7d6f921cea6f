/** View model of an online table, with the same interface as a local table. */
import type {
  Accepted,
  ClientCommand,
  Phrase,
  PresenceChange,
  Presence as PresenceMessage,
  Refused,
} from '@abacow/protocol';
import { makeRecord, type Seat } from '@abacow/rules';
import {
  type Table,
  type TableEvent,
  type TableRefusal,
  apply,
  awaitedSeeds,
  isCalledFor,
  isHost,
  isTimed,
  mayTakeBack,
  openingDeadline,
  playTimeLeft,
  recordOf,
  seatToAct,
  seedDeadline,
  timeLeft,
  tokensIn,
  rematchSeats,
} from '@abacow/table';
import { type Announcement, announce } from '../model/announcements.ts';
import { TableCommands } from '../model/commands.ts';
import type { Change, GameTable, Presence, Saved, Step } from '../model/game-table.ts';
import { endsRound } from '../model/hold.ts';
import { LOST_MS, isLostByAnswer, lostBy } from '../model/lost-turn.svelte.ts';
import type { Connection, Topic } from './connection/connection.svelte.ts';
import { isSame, predict } from './prediction.ts';

type Pending = {
  readonly id: string;
  readonly command: ClientCommand;
  /** An event that is shown but not confirmed by the service. */
  readonly shown: TableEvent | null;
  /** The number of tokens when the command was sent. */
  readonly tokens: number;
  readonly tries: number;
};

export type Spoken = { readonly n: number; readonly guest: string; readonly phrase: Phrase };

export type Absence = { readonly awayMs: number; readonly waitMs: number };

export type OnlineEnvironment = {
  readonly now: () => number;
  readonly every: (ms: number, call: () => void) => () => void;
  readonly newId: () => string;
  /** How long thrown dice roll on screen. Missing: not at all. */
  readonly rollMs?: () => number;
};

const TICK_MS = 250;
const SPOKEN_MS = 8_000;
/** The longest time that a won round stays on screen: other players may be waiting. */
const HOLD_MS = 12_000;
/** If more events than this arrive at once, they are applied without announcements. */
const MAX_ANNOUNCED_EVENTS = 8;
const MAX_TRIES = 3;

export class OnlineTable extends TableCommands implements GameTable, Presence, Topic {
  table: Table = $state.raw() as Table;
  last: Step | null = $state.raw(null);
  announcements: readonly Announcement[] = $state.raw([]);
  refusal: TableRefusal | null = $state.raw(null);
  /** The code of the service's last refusal, cleared by the next command. */
  refused: string | null = $state.raw(null);
  holding: boolean = $state.raw(false);
  lost: Seat | null = $state.raw(null);
  now: number = $state.raw(0);
  /** How many confirmed events are shown. Predicted ones do not count. */
  eventCount: number = $state.raw(0);
  pending: Pending | null = $state.raw(null);
  here: readonly string[] = $state.raw([]);
  /** How many guests are here who are not in the list. */
  moreHere: number = $state.raw(0);
  absentSince: Readonly<Record<string, number>> = $state.raw({});
  graceMs: number = $state.raw(0);
  spoken: readonly Spoken[] = $state.raw([]);
  /** The service refused the last phrase: too many in a short time. */
  sayRefused: boolean = $state.raw(false);
  /** Too many guests watch this table, so the service sends us nothing more of it. */
  isFull: boolean = $state.raw(false);
  /** The id of the rematch table. */
  movedTo: string | null = $state.raw(null);

  readonly presence: Presence = this;

  readonly game = $derived(this.table.choice.game);
  readonly phase = $derived(this.table.phase);
  readonly toAct = $derived(seatToAct(this.table));
  readonly me: string | null = $derived.by(() => this.#connection.guest?.id ?? null);
  readonly mySeats: readonly Seat[] = $derived.by(() =>
    this.table.seats.flatMap((seating, seat) =>
      seating.kind === 'person' && seating.holder === this.me ? [seat] : [],
    ),
  );
  /** The seed that this browser added to the dice; empty until it is revealed. */
  readonly mySeed: string = $derived(this.table.dice.seeds[this.mySeats[0] ?? -1] ?? '');
  /** A seat of ours that a computer plays because we were away. */
  readonly calledSeat: Seat | null = $derived.by(() => {
    const seat = this.table.seats.findIndex((_, at) => isCalledFor(this.table, at, this.me));
    return seat < 0 || this.phase === 'over' ? null : seat;
  });
  /** When the service throws for the start, if no player has done so. */
  readonly opensAt: number | null = $derived(openingDeadline(this.table));
  /** Who is here is known only while the connection is open. */
  readonly isPresenceKnown: boolean = $derived.by(() => this.#connection.state === 'open');
  readonly unconfirmed = $derived(this.pending !== null);
  readonly saved: Saved = $derived(this.unconfirmed ? 'saving' : 'saved');
  readonly mine = $derived(
    this.toAct !== null &&
      this.mySeats.includes(this.toAct) &&
      !this.holding &&
      this.lost === null &&
      !this.unconfirmed,
  );
  readonly thinking = $derived(this.toAct !== null && this.table.seats[this.toAct]?.kind === 'computer');
  readonly mayTakeBack = $derived(this.#mineOrNull(mayTakeBack(this.table)));
  readonly tieOffer = $derived(this.unconfirmed ? null : (this.table.game?.tie ?? null));

  readonly #connection: Connection;
  readonly #environment: OnlineEnvironment;
  readonly #unwatch: () => void;
  readonly #untick: () => void;
  /** The table as confirmed by the service. */
  #known: Table;
  #count: number;
  /** Confirmed but not shown yet, because a won round is on screen. */
  #queue: readonly Change[] = [];
  #steps = 0;
  #heldAt = 0;
  /** Until when a lost turn stays on screen. */
  #lostUntil = 0;
  #sayRefusedAt = 0;
  #onRematch: ((to: string) => void) | null = null;

  constructor(connection: Connection, environment: OnlineEnvironment, events: readonly TableEvent[]) {
    super();
    this.#connection = connection;
    this.#environment = environment;
    this.#known = events.reduce<Table | null>(apply, null)!;
    this.#count = events.length;
    this.eventCount = events.length;
    this.table = this.#known;
    this.now = environment.now() + connection.clockOffsetMs;
    this.#unwatch = connection.watch(this.id, this);
    this.#untick = environment.every(TICK_MS, () => this.#tick());
  }

  get id(): string {
    return this.#known.id;
  }

  /** Resolves with the id of the next table when everybody wants a rematch. */
  rematch(): Promise<string> {
    const seat = this.mySeats[0];
    if (seat !== undefined && !rematchSeats(this.table).includes(seat))
      this.command({ kind: 'want-rematch', seat });
    return new Promise((resolve) => (this.#onRematch = resolve));
  }

  file(): { readonly name: string; readonly text: string } | null {
    const record = recordOf(this.#known);
    return record === null ? null : { name: `${this.game}-${this.id}.abacow.json`, text: makeRecord(record) };
  }

  say(phrase: Phrase): void {
    this.sayRefused = false;
    this.#connection.say(this.id, phrase);
  }

  hold(): void {
    this.holding = true;
    this.#heldAt = this.#environment.now();
  }

  release(): void {
    this.holding = false;
    this.lost = null;
    this.#show();
  }

  timeLeft(seat: Seat): number | null {
    return timeLeft(this.table, seat, this.now);
  }

  playTimeLeft(): number | null {
    return playTimeLeft(this.table, this.now);
  }

  /** Whether the seat's player is connected; computers always are. */
  isHere(seat: Seat): boolean {
    const seating = this.table.seats[seat];
    return seating?.kind !== 'person' || this.here.includes(seating.holder);
  }

  isAway = (seat: Seat): boolean => this.absence(seat) !== null;

  /**
   * How long the seat's player has been away, and how long the others must still wait; null while here. A player who is
   * here but does not reveal the seed in time counts as away.
   */
  absence(seat: Seat): Absence | null {
    const seating = this.table.seats[seat];
    const seedDue = awaitedSeeds(this.table).includes(seat) ? seedDeadline(this.table) : null;
    if (seedDue !== null && this.now >= seedDue) return { awayMs: this.now - this.table.lastAt, waitMs: 0 };
    if (!this.isPresenceKnown || seating?.kind !== 'person' || this.isHere(seat)) return null;
    const since = this.absentSince[seating.holder];
    if (since === undefined) return null;
    const awayMs = Math.max(0, this.now - since);
    return { awayMs, waitMs: Math.max(0, this.graceMs - awayMs) };
  }

  /** Seats whose players have been away longer than the grace time. */
  readonly #absentSeats = (): readonly Seat[] =>
    this.table.seats.flatMap((_, seat) => (this.absence(seat)?.waitMs === 0 ? [seat] : []));

  /** Whether we may seat computers and close the table. */
  get isHost(): boolean {
    return this.me !== null && isHost(this.table, this.me, this.#absentSeats());
  }

  leave(): void {
    this.#unwatch();
    this.#untick();
  }

  reload(): Promise<void> {
    this.#connection.catchUp(this.id);
    return Promise.resolve();
  }

  /** One command at a time. Its result is shown at once if it needs no dice. */
  command(command: ClientCommand): boolean {
    if (this.unconfirmed || this.me === null) return false;
    return this.#sendCommand(command, 1);
  }

  #sendCommand(command: ClientCommand, tries: number): boolean {
    const prediction = predict(this.#known, command, { by: this.me ?? '', absent: this.#absentSeats() });
    this.refusal = prediction.kind === 'refused' ? prediction.refusal : null;
    this.refused = this.refusal?.code ?? null;
    if (prediction.kind === 'refused') return false;
    const shown = prediction.kind === 'event' && this.#queue.length === 0 ? prediction : null;
    const id = this.#environment.newId();
    this.pending = { id, command, shown: shown?.event ?? null, tokens: tokensIn(this.#known), tries };
    if (shown !== null) this.#happen([{ event: shown.event, before: this.table, after: shown.table }]);
    this.#connection.command(this.id, id, this.#count, command);
    return true;
  }

  seen = (): number => this.#count;

  onEvents = (from: number, events: readonly TableEvent[]): void => {
    for (const [index, event] of events.entries()) {
      if (from + index < this.#count) continue;
      if (from + index > this.#count) return this.#connection.catchUp(this.id);
      this.#confirm(event);
    }
    this.#show();
  };

  onAnswer = (answer: Accepted | Refused): void => {
    const { pending } = this;
    const isOurs = pending?.id === answer.id;
    if (isOurs && !answer.ok) this.#unshow(this.#known);
    this.onEvents(answer.from, answer.events);
    if (!isOurs) return;
    this.pending = null;
    this.#show();
    if (answer.ok) return;
    if (!this.#mayRepeat(pending, answer.code) || !this.#sendCommand(pending.command, pending.tries + 1))
      this.refused = answer.code;
  };

  onPresence = ({ here, more, absentSince, graceMs }: PresenceMessage): void => {
    this.isFull = false;
    this.graceMs = graceMs;
    this.#setPresence(here, more, absentSince);
  };

  onPresenceChange = ({ came, went, more, absentSince }: PresenceChange): void => {
    const listed = this.here.filter((guest) => !went.includes(guest) && !came.includes(guest));
    this.#setPresence([...listed, ...came], more, absentSince);
  };

  #setPresence(
    here: readonly string[],
    more: number | undefined,
    absentSince: PresenceMessage['absentSince'],
  ): void {
    this.here = here;
    this.moreHere = more ?? 0;
    this.now = this.#environment.now() + this.#connection.clockOffsetMs;
    this.absentSince = absentSince;
  }

  onPhrase = (guest: string, phrase: Phrase): void => {
    const n = this.#environment.now();
    this.spoken = [...this.spoken.slice(-2), { n, guest, phrase }];
  };

  onSayRefused = (): void => {
    this.sayRefused = true;
    this.#sayRefusedAt = this.#environment.now();
  };

  onMoved = (to: string): void => {
    this.movedTo = to;
    this.#onRematch?.(to);
  };

  onNone = (): void => undefined;

  onFull = (): void => {
    this.isFull = true;
  };

  /** The command was late, but the other events did not change the game, so it can be sent again. */
  #mayRepeat({ tokens, tries }: Pending, code: string): boolean {
    return code === 'command/stale' && tokens === tokensIn(this.#known) && tries < MAX_TRIES;
  }

  /** Takes one confirmed event: it is on screen already, or it is queued. */
  #confirm(event: TableEvent): void {
    this.#count += 1;
    const before = this.#known;
    this.#known = apply(before, event);
    const shown = this.pending?.shown ?? null;
    if (shown !== null && isSame(shown, event)) this.pending = { ...this.pending!, shown: null };
    else {
      if (shown !== null) this.#unshow(before);
      this.#queue = [...this.#queue, { event, before, after: this.#known }];
    }
  }

  /** Removes a wrong prediction from the screen. */
  #unshow(confirmed: Table): void {
    if (this.pending === null || this.pending.shown === null) return;
    this.pending = { ...this.pending, shown: null };
    this.last = null;
    this.table = confirmed;
  }

  #show(): void {
    while (this.#queue.length > 0 && !this.holding && this.lost === null) {
      const much = this.#queue.length > MAX_ANNOUNCED_EVENTS;
      const changes = much ? this.#queue : this.#untilPause();
      this.#queue = this.#queue.slice(changes.length);
      this.#happen(changes, much);
    }
    this.eventCount = this.#count - this.#queue.length;
    if (this.#queue.length === 0 && (this.pending?.shown ?? null) === null) this.table = this.#known;
  }

  /** Changes up to the next won round or lost turn, which stays on screen. */
  #untilPause(): readonly Change[] {
    const held = this.#queue.findIndex(
      ({ event, after }) => endsRound(event, after) || lostBy(event, after) !== null,
    );
    return held < 0 ? this.#queue : this.#queue.slice(0, held + 1);
  }

  #happen(changes: readonly Change[], silent = false): void {
    const newest = changes.at(-1);
    if (newest === undefined) return;
    this.table = newest.after;
    this.announcements = silent
      ? []
      : changes.flatMap(({ event, before, after }) => announce(event, before, after));
    this.#steps += changes.length;
    this.last = { n: this.#steps, ...newest };
    if (!silent && changes.some(({ event, after }) => endsRound(event, after))) this.hold();
    this.lost = silent ? null : lostBy(newest.event, newest.after);
    if (this.lost !== null) this.#lostUntil = this.#environment.now() + this.#lostMs(newest);
  }

  /** The player who gave a wrong answer reads the right one; nobody else waits for that. */
  #lostMs({ event, after }: Change): number {
    const isMine = this.lost !== null && this.mySeats.includes(this.lost);
    return isMine && isLostByAnswer(event, after) ? HOLD_MS : LOST_MS + (this.#environment.rollMs?.() ?? 0);
  }

  #tick(): void {
    const now = this.#environment.now();
    const runs = isTimed(this.table) || this.phase === 'opening';
    if (runs || Object.keys(this.absentSince).length > 0) this.now = now + this.#connection.clockOffsetMs;
    if (this.spoken.some(({ n }) => now - n > SPOKEN_MS))
      this.spoken = this.spoken.filter(({ n }) => now - n <= SPOKEN_MS);
    if (this.sayRefused && now - this.#sayRefusedAt > SPOKEN_MS) this.sayRefused = false;
    if (this.holding && now - this.#heldAt > HOLD_MS) this.release();
    else if (this.lost !== null && now >= this.#lostUntil) this.release();
  }

  #mineOrNull(seat: Seat | null): Seat | null {
    return seat !== null && this.mySeats.includes(seat) && !this.unconfirmed ? seat : null;
  }
}
