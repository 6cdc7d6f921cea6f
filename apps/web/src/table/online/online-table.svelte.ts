/** View model of an online table, with the same interface as a local table. */
import type { CommandAnswer, FollowedTable, TableChange, TableNotice } from '@abacow/client';
import type { ClientCommand, Phrase, Presence as PresenceMessage } from '@abacow/protocol';
import { makeRecord, type Seat } from '@abacow/rules';
import {
  type Table,
  type TableEvent,
  type TableRefusal,
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
  rematchSeats,
} from '@abacow/table';
import { type Announcement, announce } from '../model/announcements.ts';
import { TableCommands } from '../model/commands.ts';
import type { Change, GameTable, Presence, Saved, Step } from '../model/game-table.ts';
import { endsRound } from '../model/hold.ts';
import { LOST_MS, isLostByAnswer, lostBy } from '../model/lost-turn.svelte.ts';
import type { Connection } from './connection/connection.svelte.ts';
import { isSame, predict } from './prediction.ts';

/** `shown`: an event that is shown but not confirmed by the service. */
type Pending = { readonly shown: TableEvent | null };

export type Spoken = { readonly n: number; readonly guest: string; readonly phrase: Phrase };

export type Absence = { readonly awayMs: number; readonly waitMs: number };

export type OnlineEnvironment = {
  readonly now: () => number;
  readonly every: (ms: number, call: () => void) => () => void;
  /** How long thrown dice roll on screen. Missing: not at all. */
  readonly rollMs?: () => number;
};

const TICK_MS = 250;
const SPOKEN_MS = 8_000;
/** The longest time that a won round stays on screen: other players may be waiting. */
const HOLD_MS = 12_000;
/** If more events than this arrive at once, they are applied without announcements. */
const MAX_ANNOUNCED_EVENTS = 8;

export class OnlineTable extends TableCommands implements GameTable, Presence {
  state: Table = $state.raw() as Table;
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

  readonly game = $derived(this.state.choice.game);
  readonly phase = $derived(this.state.phase);
  readonly toAct = $derived(seatToAct(this.state));
  readonly me: string | null = $derived.by(() => this.#connection.guest?.id ?? null);
  readonly mySeats: readonly Seat[] = $derived.by(() =>
    this.state.seats.flatMap((seating, seat) =>
      seating.kind === 'person' && seating.holder === this.me ? [seat] : [],
    ),
  );
  /** The seed that this browser added to the dice; empty until it is revealed. */
  readonly mySeed: string = $derived(this.state.dice.seeds[this.mySeats[0] ?? -1] ?? '');
  /** A seat of ours that a computer plays because we were away. */
  readonly calledSeat: Seat | null = $derived.by(() => {
    const seat = this.state.seats.findIndex((_, at) => isCalledFor(this.state, at, this.me));
    return seat < 0 || this.phase === 'over' ? null : seat;
  });
  /** When the service throws for the start, if no player has done so. */
  readonly opensAt: number | null = $derived(openingDeadline(this.state));
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
  readonly thinking = $derived(this.toAct !== null && this.state.seats[this.toAct]?.kind === 'computer');
  readonly mayTakeBack = $derived(this.#mineOrNull(mayTakeBack(this.state)));
  readonly tieOffer = $derived(this.unconfirmed ? null : (this.state.game?.tie ?? null));

  readonly #connection: Connection;
  readonly #environment: OnlineEnvironment;
  readonly #followed: FollowedTable;
  readonly #untick: () => void;
  /** The table as confirmed by the service. */
  #known: Table;
  /** Confirmed but not shown yet, because a won round is on screen. */
  #queue: readonly Change[] = [];
  #steps = 0;
  #heldAt = 0;
  /** Until when a lost turn stays on screen. */
  #lostUntil = 0;
  #sayRefusedAt = 0;
  #onRematch: ((to: string) => void) | null = null;

  constructor(connection: Connection, environment: OnlineEnvironment, followed: FollowedTable, table: Table) {
    super();
    this.#connection = connection;
    this.#environment = environment;
    this.#followed = followed;
    this.#known = table;
    this.eventCount = followed.count;
    this.state = table;
    this.now = environment.now() + connection.client.clockOffsetMs;
    this.#untick = environment.every(TICK_MS, () => this.#tick());
  }

  get id(): string {
    return this.#known.id;
  }

  /** Resolves with the id of the next table when everybody wants a rematch. */
  rematch(): Promise<string> {
    const seat = this.mySeats[0];
    if (seat !== undefined && !rematchSeats(this.state).includes(seat))
      this.command({ kind: 'want-rematch', seat });
    return new Promise((resolve) => (this.#onRematch = resolve));
  }

  file(): { readonly name: string; readonly text: string } | null {
    const record = recordOf(this.#known);
    return record === null ? null : { name: `${this.game}-${this.id}.abacow.json`, text: makeRecord(record) };
  }

  say(phrase: Phrase): void {
    this.sayRefused = false;
    this.#followed.say(phrase);
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
    return timeLeft(this.state, seat, this.now);
  }

  playTimeLeft(): number | null {
    return playTimeLeft(this.state, this.now);
  }

  /** Whether the seat's player is connected; computers always are. */
  isHere(seat: Seat): boolean {
    const seating = this.state.seats[seat];
    return seating?.kind !== 'person' || this.here.includes(seating.holder);
  }

  isAway = (seat: Seat): boolean => this.absence(seat) !== null;

  /**
   * How long the seat's player has been away, and how long the others must still wait; null while here. A player who is
   * here but does not reveal the seed in time counts as away.
   */
  absence(seat: Seat): Absence | null {
    const seating = this.state.seats[seat];
    const seedDue = awaitedSeeds(this.state).includes(seat) ? seedDeadline(this.state) : null;
    if (this.state.phase === 'opening' && seedDue !== null && this.now >= seedDue)
      return { awayMs: this.now - this.state.since, waitMs: 0 };
    if (!this.isPresenceKnown || seating?.kind !== 'person' || this.isHere(seat)) return null;
    const since = this.absentSince[seating.holder];
    if (since === undefined) return null;
    const awayMs = Math.max(0, this.now - since);
    return { awayMs, waitMs: Math.max(0, this.graceMs - awayMs) };
  }

  /** Seats whose players have been away longer than the grace time. */
  readonly #absentSeats = (): readonly Seat[] =>
    this.state.seats.flatMap((_, seat) => (this.absence(seat)?.waitMs === 0 ? [seat] : []));

  /** Whether we may seat computers and close the table. */
  get isHost(): boolean {
    return this.me !== null && isHost(this.state, this.me, this.#absentSeats());
  }

  leave(): void {
    this.#followed.leave();
    this.#untick();
  }

  reload(): Promise<void> {
    this.#followed.catchUp();
    return Promise.resolve();
  }

  /** One command at a time. Its result is shown at once if it needs no dice. */
  command(command: ClientCommand): boolean {
    if (this.unconfirmed || this.me === null) return false;
    const prediction = predict(this.#known, command, { by: this.me, absent: this.#absentSeats() });
    this.refusal = prediction.kind === 'refused' ? prediction.refusal : null;
    this.refused = this.refusal?.code ?? null;
    if (prediction.kind === 'refused') return false;
    const shown = prediction.kind === 'event' && this.#queue.length === 0 ? prediction : null;
    this.pending = { shown: shown?.event ?? null };
    if (shown !== null) this.#happen([{ event: shown.event, before: this.state, after: shown.table }]);
    this.#followed.send(command, (answer) => this.#settle(answer));
    return true;
  }

  onChanges = (changes: readonly TableChange[], table: Table): void => {
    this.#known = table;
    if (changes[0]?.before === null) this.#startAgain();
    else
      for (const { event, before, after } of changes)
        this.#confirm({ event, before: before ?? after, after });
    this.#show();
  };

  #settle(answer: CommandAnswer): void {
    if (!answer.ok) this.#unshow(this.#known);
    this.pending = null;
    this.#show();
    if (!answer.ok) this.refused = answer.code;
  }

  onNotice = (notice: TableNotice): void => {
    switch (notice.kind) {
      case 'presence':
        this.isFull = false;
        this.graceMs = notice.graceMs;
        return this.#setPresence(notice.here, notice.more, notice.absentSince);
      case 'presence-change': {
        const { came, went, more, absentSince } = notice;
        const listed = this.here.filter((guest) => !went.includes(guest) && !came.includes(guest));
        return this.#setPresence([...listed, ...came], more, absentSince);
      }
      case 'said': {
        const { guest, phrase } = notice;
        this.spoken = [...this.spoken.slice(-2), { n: this.#environment.now(), guest, phrase }];
        return;
      }
      case 'moved':
        this.movedTo = notice.to;
        return this.#onRematch?.(notice.to);
      case 'error':
        if (notice.code === 'watch/too-many') this.isFull = true;
        if (notice.code !== 'say/too-many') return;
        this.sayRefused = true;
        this.#sayRefusedAt = this.#environment.now();
    }
  };

  #setPresence(
    here: readonly string[],
    more: number | undefined,
    absentSince: PresenceMessage['absentSince'],
  ): void {
    this.here = here;
    this.moreHere = more ?? 0;
    this.now = this.#environment.now() + this.#connection.client.clockOffsetMs;
    this.absentSince = absentSince;
  }

  /** Takes one confirmed event: it is on screen already, or it is queued. */
  #confirm(change: Change): void {
    const shown = this.pending?.shown ?? null;
    if (shown !== null && isSame(shown, change.event)) this.pending = { shown: null };
    else {
      this.#unshow(change.before);
      this.#queue = [...this.#queue, change];
    }
  }

  /** The table was read again from its start, because an event did not fit. */
  #startAgain(): void {
    this.#unshow(this.#known);
    this.#queue = [];
  }

  /** Removes a wrong prediction from the screen. */
  #unshow(confirmed: Table): void {
    if (this.pending === null || this.pending.shown === null) return;
    this.pending = { shown: null };
    this.last = null;
    this.state = confirmed;
  }

  #show(): void {
    while (this.#queue.length > 0 && !this.holding && this.lost === null) {
      const much = this.#queue.length > MAX_ANNOUNCED_EVENTS;
      const changes = much ? this.#queue : this.#untilPause();
      this.#queue = this.#queue.slice(changes.length);
      this.#happen(changes, much);
    }
    this.eventCount = this.#followed.count - this.#queue.length;
    if (this.#queue.length === 0 && (this.pending?.shown ?? null) === null) this.state = this.#known;
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
    this.state = newest.after;
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
    const runs = isTimed(this.state) || this.phase === 'opening';
    if (runs || Object.keys(this.absentSince).length > 0)
      this.now = now + this.#connection.client.clockOffsetMs;
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
