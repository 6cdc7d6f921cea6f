/** View model of the page of a day: the player's tries, and the result of the strongest computer. */
import { type ComputerLevel, recordOf } from '@abacow/table';
import { findGame, newGame } from '../../../table/local/games.ts';
import type { Services } from '../../../table/services/services.ts';
import type { Day } from '../../../device/day/day.ts';
import { DAY_SEAT, dayGame } from '../day-game.ts';
import { dayResult } from '../day-result.ts';
import { FIRST_LEVEL } from '../own-level.ts';
import {
  type DayResult,
  type Tries,
  type Try,
  countedTry,
  playersOn,
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
  /** The level of an opponent of this player's strength. */
  level(player: string | null): Promise<ComputerLevel>;
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

/** The try that counts, or the last one of practice. */
const bestOf = (tries: readonly Try[]): Finished | null => {
  const finished = tries.filter(isFinished);
  return finished.find(({ counts }) => counts) ?? finished.at(-1) ?? null;
};

export class DayPage {
  readonly day: Day;
  readonly today: Day;
  player: DayPlayer = $state.raw(null);
  /** The opponent's; null until the results are read. */
  level: ComputerLevel | null = $state.raw(null);
  tries: Tries = $state.raw() as Tries;
  strongest: DayResult | 'computing' | 'failed' | null = $state.raw(null);
  /** Games that are not on this device any more. */
  #gone: readonly string[] = $state.raw([]);

  readonly own = $derived.by(() => triesOn(this.tries, this.day, this.player?.id ?? null));
  readonly status: Status = $derived.by(() => this.#status());
  /** What the page compares. */
  readonly shown: Finished | null = $derived(bestOf(this.own));
  /** Everybody else of this device who has finished a try. */
  readonly others: readonly Finished[] = $derived.by(() => {
    const { tries, day, player } = this;
    return playersOn(tries, day)
      .filter((id) => id !== (player?.id ?? null))
      .map((id) => bestOf(triesOn(tries, day, id)))
      .filter((one) => one !== null);
  });

  readonly #services: DayServices;

  constructor(day: Day, services: DayServices) {
    this.day = day;
    this.#services = services;
    this.today = services.today();
    this.tries = services.readTries();
  }

  async choose(player: DayPlayer): Promise<void> {
    this.player = player;
    const level = await this.#levelOf(player);
    if (player === this.player) this.level = level;
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
    const level = await this.#levelOf(player);
    const game = await newGame(this.#services.games, dayGame(day, name, player?.id ?? null, level));
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

  #levelOf(player: DayPlayer): Promise<ComputerLevel> {
    return this.#services.level(player?.id ?? null).catch(() => FIRST_LEVEL);
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
