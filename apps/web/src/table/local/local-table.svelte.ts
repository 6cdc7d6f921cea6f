/** View model of a table on this device: people take turns, computers play in a worker, every event is saved. */
import type { DiceSource } from '@abacow/dice';
import { makeRecord, type Seat } from '@abacow/rules';
import {
  type Command,
  type Decision,
  HOUSE,
  type Table,
  type TableEvent,
  type TableRefusal,
  automaticAction,
  decide,
  deadlineOf,
  isTableRefusal,
  isLimitDue,
  isTimeUp,
  isTimed,
  limitDeadline,
  mayTakeBack,
  mayUndo,
  personSeats,
  playTimeLeft,
  recordOf,
  seatToAct,
  tableDice,
  timeLeft,
  tokensOf,
} from '@abacow/table';
import { type SavedGame, saveEvents, readSaved } from '../../device/games/games.ts';
import { noteUnsaved } from '../../device/games/unsaved.ts';
import { type Announcement, announce } from '../model/announcements.ts';
import { TableCommands } from '../model/commands.ts';
import { Driver } from './driver.ts';
import { DEVICE, newRematch } from './games.ts';
import type { Computers, GameTable, Hints, OwnDice, Passing, Saved, Step } from '../model/game-table.ts';
import { type Hint, hintOf } from '../computer/hint.ts';
import { endsRound, isRoundToShow } from '../model/hold.ts';
import { LostTurn, isLostByAnswer, lostBy, lostMs, untilReleased } from '../model/lost-turn.svelte.ts';
import { OWN_DICE, type PendingThrow, anyDice, throwNeededBy, fallenDice, fits } from '../model/real-dice.ts';
import type { Services } from '../services/services.ts';

/** Long enough that a slow phone finds the same as a fast one. A hint that is found sooner does not wait. */
const HINT_MS = 1500;
const TICK_MS = 200;

export class LocalTable extends TableCommands implements GameTable, Computers, Hints, OwnDice, Passing {
  state: Table = $state.raw() as Table;
  last: Step | null = $state.raw(null);
  announcements: readonly Announcement[] = $state.raw([]);
  refusal: TableRefusal | null = $state.raw(null);
  saved: Saved = $state.raw('saved');
  /** The player has stopped the computers. */
  stopped: boolean = $state.raw(false);
  /** A won round is on screen; computers wait. */
  holding: boolean = $state.raw(false);
  /** Why a computer cannot go on; null when it can. */
  trouble: string | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  #hintAskedAt: Table | null = $state.raw(null);
  readonly pending: boolean = $derived.by(() => this.#hintAskedAt === this.state);
  /** A throw of real dice that is not entered yet. */
  awaiting: PendingThrow | null = $state.raw(null);
  now: number = $state.raw(0);
  /** How many events the table shows; never decreases. */
  eventCount: number = $state.raw(0);

  readonly computers: Computers = this;
  readonly passing: Passing = this;

  readonly game = $derived(this.state.choice.game);
  readonly phase = $derived(this.state.phase);
  readonly toAct = $derived(seatToAct(this.state));
  /** Seats that people at this device play. */
  readonly mySeats: readonly Seat[] = $derived(personSeats(this.state.seats));
  readonly #lost = new LostTurn();
  readonly lost: Seat | null = $derived(this.#lost.seat);
  readonly passTo: Seat | null = $derived.by(() => this.#nextPerson());
  readonly mine = $derived(
    this.#isPerson(this.toAct) &&
      !this.holding &&
      this.lost === null &&
      this.passTo === null &&
      this.saved !== 'elsewhere',
  );
  readonly thinking = $derived(this.toAct !== null && this.state.seats[this.toAct]?.kind === 'computer');
  /** Against computers also after their reply. */
  readonly mayTakeBack = $derived(this.#personOrNull(mayTakeBack(this.state)) ?? mayUndo(this.state));
  readonly tieOffer = $derived(this.state.game?.tie ?? null);

  /** The person who had the device last; null until a person has played since the page was opened. */
  #holder: Seat | null = $state.raw(null);
  readonly #services: Services;
  readonly #secret: string;
  readonly #driver: Driver;
  #events: readonly TableEvent[];
  #written: number;
  #saving: Promise<void> | null = null;
  #steps = 0;
  #untick: () => void = () => undefined;
  readonly #stopListening: () => void;

  constructor(services: Services, saved: SavedGame) {
    super();
    this.#services = services;
    this.#secret = saved.secret;
    this.#events = saved.events;
    this.#written = saved.events.length;
    this.eventCount = saved.events.length;
    this.state = saved.table;
    this.holding = isRoundToShow(this.state);
    this.#driver = new Driver(this, services);
    this.#stopListening = services.whenHidden(() => this.#noteUnsaved());
    this.#startClock();
    this.#driver.wake();
  }

  get ownDice(): OwnDice | undefined {
    return this.#secret === OWN_DICE ? this : undefined;
  }

  /** Dice that everybody shares are a contest: there are no hints. */
  get hints(): Hints | undefined {
    return this.state.dice.name === this.id ? this : undefined;
  }

  get id(): string {
    return this.state.id;
  }

  stop(): void {
    this.stopped = true;
    this.#driver.interrupt();
  }

  goOn(): void {
    this.stopped = false;
    this.trouble = null;
    this.#driver.wake();
  }

  /** Makes one step of the computers while they are stopped. */
  step(): void {
    this.#driver.wake(1);
  }

  hold(): void {
    this.holding = true;
    this.#driver.interrupt();
  }

  release(): void {
    this.holding = false;
    this.#lost.end();
    this.#goOnAfterPause();
  }

  /** The next person has the device. */
  ready(): void {
    this.#holder = this.passTo;
    if (this.state.game?.paused) this.command({ kind: 'resume' });
  }

  override takeBack(): boolean {
    if (this.mayTakeBack === null || !this.command({ kind: 'undo', seat: this.mayTakeBack })) return false;
    return !this.state.game?.paused || this.command({ kind: 'resume' });
  }

  /** Returns the new game's id. */
  rematch(): Promise<string> {
    return newRematch(this.#services, this.state, this.ownDice !== undefined);
  }

  /** The record as a file; null until it is decided who begins. */
  file(): { readonly name: string; readonly text: string } | null {
    const record = recordOf(this.state);
    if (record === null) return null;
    return { name: `${this.game}-${this.id}.abacow.json`, text: makeRecord(record) };
  }

  async askHint(): Promise<void> {
    const asked = this.state;
    const setup = asked.game?.setup;
    if (setup === undefined || !this.mine) return;
    this.#hintAskedAt = asked;
    try {
      const advice = await this.#services.computer.advise({ setup, tokens: tokensOf(asked) }, HINT_MS);
      if (this.state === asked) this.hint = hintOf(advice);
    } finally {
      if (this.#hintAskedAt === asked) this.#hintAskedAt = null;
    }
  }

  timeLeft(seat: Seat): number | null {
    return timeLeft(this.state, seat, this.now);
  }

  playTimeLeft(): number | null {
    return playTimeLeft(this.state, this.now);
  }

  /** Another page continued this game: reads what it wrote. */
  async reload(): Promise<void> {
    const saved = await readSaved(await this.#services.rowStore(), this.id);
    if (saved?.kind !== 'game') return;
    this.#events = saved.events;
    this.#written = saved.events.length;
    this.eventCount = saved.events.length;
    this.state = saved.table;
    this.saved = 'saved';
    this.#driver.wake();
  }

  /** Called when the screen closes. */
  leave(): void {
    this.#driver.close();
    this.#lost.end();
    this.#untick();
    // Until all writes are done, `whenHidden` can still store the unsaved events.
    void this.whenSaved().then(this.#stopListening);
  }

  /** Resolves when everything is written. */
  async whenSaved(): Promise<void> {
    await this.#saving;
  }

  /** Applies a command, or sets `refusal`. */
  command(command: Command, by = DEVICE): boolean {
    if (this.ownDice === undefined) return this.#follow(command, by, tableDice(this.state, this.#secret));
    const pending = throwNeededBy(this.state, command, by);
    if (pending === null) return this.#follow(command, by, anyDice);
    const decided = decide(this.state, command, { by, now: this.#services.now(), dice: anyDice });
    this.refusal = isTableRefusal(decided) ? decided : null;
    if (this.refusal === null) this.awaiting = pending;
    return this.refusal === null;
  }

  /** Enters the faces of a throw, in the order of the thrown dice. */
  enterDice(faces: readonly number[]): boolean {
    const { awaiting } = this;
    if (awaiting === null || !fits(awaiting, faces)) return false;
    return this.#follow(awaiting.command, awaiting.by, fallenDice(faces));
  }

  /** Cancels the throw. */
  callOffThrow(): void {
    this.awaiting = null;
    this.#driver.wake();
  }

  #follow(command: Command, by: string, dice: DiceSource): boolean {
    if (this.saved === 'elsewhere') return false;
    const decided = decide(this.state, command, { by, now: this.#services.now(), dice });
    this.refusal = isTableRefusal(decided) ? decided : null;
    if (isTableRefusal(decided)) return false;
    // Another help changes nothing that is thrown for: real dice that lie on the table still count.
    if (decided.event.kind !== 'help-chosen') this.awaiting = null;
    this.#happen(decided);
    this.#followUp();
    this.#saving ??= this.#save();
    this.#driver.wake();
    return true;
  }

  #happen({ event, table: after }: Decision): void {
    const before = this.state;
    this.#add(event, after);
    this.announcements = announce(event, before, after);
    this.last = { n: ++this.#steps, event, before, after };
    this.hint = null;
    if (event.kind === 'played' && this.#isPerson(event.seat)) this.#holder = event.seat;
    if (event.kind !== 'help-chosen') this.#showLost(event, after);
    // If the round was taken back, there is nothing to show.
    if (!isRoundToShow(after)) this.holding = false;
    else if (endsRound(event, after)) this.hold();
    this.#pauseForPassing();
  }

  #showLost(event: TableEvent, after: Table): void {
    const seat = lostBy(event, after);
    const { wait, speed, rollMs } = this.#services;
    const ms = seat === null ? 0 : lostMs(after, seat, speed(), this.ownDice === undefined ? rollMs() : 0);
    // A clock that runs does not wait for a reader.
    const isRead = isLostByAnswer(event, after) && !isTimed(after);
    if (seat === null || ms === 0) this.#lost.end();
    else
      this.#lost.show(
        seat,
        (signal) => (isRead ? untilReleased(signal) : wait(ms, signal)),
        () => this.#goOnAfterPause(),
      );
  }

  #goOnAfterPause(): void {
    this.#pauseForPassing();
    this.#driver.wake();
  }

  /** The person who has to get the device before the game goes on. */
  #nextPerson(): Seat | null {
    if (this.phase !== 'playing' || this.holding || this.lost !== null || !this.#isPerson(this.toAct))
      return null;
    const isNew = this.#holder !== null && this.#holder !== this.toAct;
    return isNew && this.mySeats.length > 1 && this.#services.passesDevice() ? this.toAct : null;
  }

  /** No clock runs while the device is passed on. */
  #pauseForPassing(): void {
    const runs = this.state.clock.kind !== 'none' && !this.state.game?.paused;
    if (runs && this.passTo !== null) this.command({ kind: 'pause' });
  }

  #add(event: TableEvent, after: Table): void {
    this.state = after;
    this.#events = [...this.#events, event];
    this.eventCount = this.#events.length;
  }

  /** Runs the table's automatic actions that are due now. */
  #followUp(): void {
    const next = automaticAction(this.state, this.ownDice === undefined ? this.#secret : null);
    if (next?.kind !== 'at-once') return;
    const { command, by } = next;
    const decided = decide(this.state, command, { by, now: this.state.lastAt, dice: anyDice });
    if (isTableRefusal(decided)) throw new Error(`the table cannot ${command.kind}: ${decided.code}`);
    this.#add(decided.event, decided.table);
  }

  async #save(): Promise<void> {
    this.saved = 'saving';
    try {
      const rowStore = await this.#services.rowStore();
      while (this.#written < this.#events.length && this.#isSaving()) await this.#write(rowStore);
      if (this.#isSaving()) this.saved = rowStore.durable ? 'saved' : 'failed';
    } catch {
      this.saved = 'failed';
    }
    this.#saving = null;
  }

  #noteUnsaved(): void {
    if (this.#written < this.#events.length && this.#isSaving())
      noteUnsaved(this.#services.notes, this.id, this.#written, this.#events.slice(this.#written));
  }

  #isSaving(): boolean {
    return this.saved === 'saving';
  }

  async #write(rowStore: Awaited<ReturnType<Services['rowStore']>>): Promise<void> {
    const events = this.#events;
    const saved = await saveEvents(rowStore, this.state, this.#secret, events, this.#written);
    if (saved) this.#written = events.length;
    else this.saved = 'elsewhere';
  }

  #isPerson(seat: Seat | null): boolean {
    return seat !== null && this.state.seats[seat]?.kind === 'person';
  }

  #personOrNull(seat: Seat | null): Seat | null {
    return this.#isPerson(seat) ? seat : null;
  }

  #startClock(): void {
    if (!isTimed(this.state)) return;
    const isRunning = deadlineOf(this.state) !== null || limitDeadline(this.state) !== null;
    if (isRunning || this.state.game?.paused) this.command({ kind: 'resume' });
    this.now = this.#services.now();
    this.#untick = this.#services.every(TICK_MS, () => {
      this.now = this.#services.now();
      if (isTimeUp(this.state, this.now) || isLimitDue(this.state, this.now))
        this.command({ kind: 'tick' }, HOUSE);
    });
  }
}
