/** View model of the page of a day: the player's tries, and the result of the strongest computer. */
import { recordOf } from '@abacow/table';
import { findGame, newGame } from '../../../table/local/games.ts';
import type { Services } from '../../../table/services/services.ts';
import type { Day } from '../../../device/day/day.ts';
import { DAY_SEAT, dayGame } from '../day-game.ts';
import { dayResult } from '../day-result.ts';
import {
  type DayResult,
  type Tries,
  type Try,
  countedTry,
  triesOn,
  withResult,
  withStrongest,
  withTry,
  wouldCount,
} from '../../../device/day/tries.ts';

export type DayServices = {
  readonly games: Services;
  today(): Day;
  readTries(): Tries;
  updateTries(change: (before: Tries) => Tries): Tries;
  /** Null if it could not be computed. */
  strongest(day: Day): Promise<DayResult | null>;
};

/** Who plays: a player of this device, or nobody in particular. */
export type DayPlayer = { readonly id: string; readonly name: string } | null;

export type Status =
  /** The try that would begin now counts. */
  | { readonly kind: 'new' }
  | { readonly kind: 'open'; readonly one: Try }
  | { readonly kind: 'done'; readonly one: Try; readonly result: DayResult }
  /** The try that counts was deleted before it ended. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'past' }
  | { readonly kind: 'future' };

type Finished = Try & { readonly result: DayResult };
const isFinished = (one: Try): one is Finished => one.result !== null;

export class DayPage {
  readonly day: Day;
  readonly today: Day;
  player: DayPlayer = $state.raw(null);
  tries: Tries = $state.raw() as Tries;
  strongest: DayResult | 'computing' | 'failed' | null = $state.raw(null);
  /** Games that are not on this device any more. */
  #gone: readonly string[] = $state.raw([]);

  readonly own = $derived.by(() => triesOn(this.tries, this.day, this.player?.id ?? null));
  readonly status: Status = $derived.by(() => this.#status());
  /** What the page compares: the try that counts, or the last one of practice. */
  readonly shown: Finished | null = $derived(
    this.own.filter(isFinished).find(({ counts }) => counts) ?? this.own.filter(isFinished).at(-1) ?? null,
  );

  readonly #services: DayServices;

  constructor(day: Day, services: DayServices) {
    this.day = day;
    this.#services = services;
    this.today = services.today();
    this.tries = services.readTries();
  }

  /** Games that ended since the last visit get their results. */
  async refresh(): Promise<void> {
    this.tries = this.#services.readTries();
    const open = this.tries.tries.filter(({ day, result }) => day === this.day && result === null);
    await Promise.all(open.map(({ game }) => this.#look(game)));
  }

  /** Starts a game, and returns its id. */
  async start(): Promise<string> {
    const { day, player, today } = this;
    const name = player?.name ?? null;
    const game = await newGame(this.#services.games, dayGame(day, name, player?.id ?? null));
    this.tries = this.#services.updateTries((tries) => {
      const counts = wouldCount(tries, day, player?.id ?? null, today);
      return withTry(tries, { day, player: player?.id ?? null, game, counts, result: null });
    });
    return game;
  }

  /** Computed once per day and device: it is the same everywhere. */
  async compare(): Promise<void> {
    const known = this.tries.strongest[this.day];
    if (known !== undefined) this.strongest = known;
    if (this.strongest !== null) return;
    this.strongest = 'computing';
    const result = await this.#services.strongest(this.day).catch(() => null);
    this.strongest = result ?? 'failed';
    if (result !== null)
      this.tries = this.#services.updateTries((tries) => withStrongest(tries, this.day, result));
  }

  async #look(game: string): Promise<void> {
    const found = await findGame(this.#services.games, game);
    if (found.kind !== 'game') {
      this.#gone = [...this.#gone, game];
      return;
    }
    const record = recordOf(found.table);
    const result = record === null ? null : dayResult(record, DAY_SEAT);
    if (result !== null) this.tries = this.#services.updateTries((tries) => withResult(tries, game, result));
  }

  #status(): Status {
    const { own, day, today, tries, player } = this;
    const open = own.findLast(({ result, game }) => result === null && !this.#gone.includes(game));
    if (open !== undefined) return { kind: 'open', one: open };
    if (this.shown !== null) return { kind: 'done', one: this.shown, result: this.shown.result };
    if (day > today) return { kind: 'future' };
    if (wouldCount(tries, day, player?.id ?? null, today)) return { kind: 'new' };
    return countedTry(tries, day, player?.id ?? null) === null ? { kind: 'past' } : { kind: 'gone' };
  }
}
