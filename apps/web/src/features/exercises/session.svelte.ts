/** View model of the exercises of one game, shown one at a time. */
import { type Shipped, type Way, isRight, wayOf } from '@abacow/ai/exercises';
import type { GameName } from '@abacow/rules';
import type { RowStore } from '../../base/storage/row-store.ts';
import { saveAnswer } from './answering.ts';
import { type Damaged, listStored, removeMistake } from '../../device/exercises/stored.ts';
import { type Counts, type Entry, countsOf, entriesOf, nextIn, queueOf } from './queue.ts';
import type { Day, Progress } from '../../device/exercises/progress.ts';
import { answered } from '../../device/exercises/spacing.ts';

export type Services = {
  readonly rowStore: () => Promise<RowStore>;
  readonly shipped: (game: GameName) => Promise<readonly Shipped[]>;
  readonly now: () => number;
  readonly today: () => Day;
};

export type Verdict = { readonly way: Way; readonly right: boolean; readonly progress: Progress };

export class ExerciseSession {
  readonly game: GameName;
  readonly durable: boolean;
  readonly damaged: readonly Damaged[];
  readonly #services: Services;
  readonly #rowStore: RowStore;

  /** Read again for every exercise, because the date may change while the page is open. */
  today: Day = $state.raw(0);
  #entries: readonly Entry[] = $state.raw([]);
  /** Exercises to show again at the end of this session. */
  #skipped: readonly string[] = $state.raw([]);
  current: Entry | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);

  readonly counts: Counts = $derived(countsOf(this.#entries, this.today));
  readonly nextIn: number | null = $derived(nextIn(this.#entries, this.today));
  /** Exercises left, without the one on screen. */
  readonly left: number = $derived(
    queueOf(this.#entries, this.today).filter(
      (entry) =>
        entry.exercise.id !== this.current?.exercise.id &&
        (entry.from.kind === 'own' || entry.progress.last !== null),
    ).length,
  );

  constructor(
    game: GameName,
    services: Services,
    rowStore: RowStore,
    found: { readonly entries: readonly Entry[]; readonly damaged: readonly Damaged[] },
  ) {
    this.game = game;
    this.durable = rowStore.durable;
    this.damaged = found.damaged;
    this.#services = services;
    this.#rowStore = rowStore;
    this.#entries = found.entries;
    this.next();
  }

  /** Throws an error for a move that the board does not offer. */
  answer(move: string): void {
    const { current } = this;
    if (current === null || this.verdict !== null) return;
    const way = wayOf(current.exercise, move);
    if (way === null) throw new Error(`${move} cannot be decided here`);
    const right = isRight(way);
    const progress = answered(current.progress, right, this.today);
    this.verdict = { way, right, progress };
    const { id } = current.exercise;
    this.#change(id, progress);
    // If storage fails, the progress counts until the page is closed.
    void saveAnswer(this.#rowStore, id, right, this.today, this.#services.now()).then(
      (stored) => this.#change(id, stored),
      () => undefined,
    );
  }

  next(): void {
    this.today = this.#services.today();
    const queue = queueOf(this.#entries, this.today);
    const open = queue.filter(({ exercise }) => !this.#skipped.includes(exercise.id));
    if (open.length === 0) this.#skipped = [];
    this.verdict = null;
    this.current = (open.length > 0 ? open : queue)[0] ?? null;
  }

  skip(): void {
    if (this.current !== null) this.#skipped = [...this.#skipped, this.current.exercise.id];
    this.next();
  }

  /** Removes an own exercise for good. */
  async remove(): Promise<void> {
    const { current } = this;
    if (current?.from.kind !== 'own') return;
    await removeMistake(this.#rowStore, current.exercise.id, this.#services.now());
    this.#entries = this.#entries.filter(({ exercise }) => exercise.id !== current.exercise.id);
    this.next();
  }

  #change(id: string, progress: Progress): void {
    this.#entries = this.#entries.map((entry) => (entry.exercise.id === id ? { ...entry, progress } : entry));
  }
}

export const openSession = async (game: GameName, services: Services): Promise<ExerciseSession> => {
  const [rowStore, shipped] = await Promise.all([services.rowStore(), services.shipped(game)]);
  const { stored, damaged } = await listStored(rowStore);
  return new ExerciseSession(game, services, rowStore, {
    entries: entriesOf(game, shipped, stored),
    damaged,
  });
};
