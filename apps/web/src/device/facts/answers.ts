/** The answers of the players of this device, and what follows from them. */
import { type Answer, type Knowledge, NO_KNOWLEDGE, learn, learnAll } from '@abacow/learning';
import type { RowStore } from '../../base/storage/row-store.ts';
import { browserRows } from '../../base/storage/indexed-db.ts';
import { type Stored, givenTo, isRowOf, readAnswerRow, rowId, sorted, withStored } from './rows.ts';

/** A player of this device; null for nobody in particular. */
type PlayerId = string | null;

type Known = {
  readonly knowledge: Knowledge;
  /** The order of the last answer. */
  readonly order: number;
  /** How many answers of each row are folded in. */
  readonly counts: ReadonlyMap<string, number>;
};

const rowsOf = async (rowStore: RowStore, player: PlayerId) =>
  (await rowStore.all('finished'))
    .map(readAnswerRow)
    .filter((row) => row !== null)
    .filter((row) => row.player === player);

const wholeNumbers = (answer: Answer): Answer => ({
  ...answer,
  at: Math.max(0, Math.round(answer.at)),
  ms: Math.max(0, Math.round(answer.ms)),
});

/** What one window knows of the stored answers. Other windows may write at the same time. */
export class AnswerStore {
  readonly #open: () => Promise<RowStore>;
  readonly #known = new Map<PlayerId, Known>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(open: () => Promise<RowStore>) {
    this.#open = open;
  }

  /** Also when it cannot be stored: then the answer counts until the page is closed. */
  record(player: PlayerId, answer: Answer): Promise<Knowledge> {
    const done = this.#last.then(() => this.#record(player, wholeNumbers(answer)));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async knowledge(player: PlayerId): Promise<Knowledge> {
    await this.#last;
    return (await this.#read(player)).knowledge;
  }

  async answers(player: PlayerId): Promise<readonly Answer[]> {
    await this.#last;
    const rows = await rowsOf(await this.#open(), player);
    return sorted(rows.flatMap(({ answers }) => answers)).map(({ answer }) => answer);
  }

  /** Also of rows that cannot be read. */
  async delete(player: string): Promise<void> {
    await this.#last;
    const rowStore = await this.#open();
    const ids = (await rowStore.ids('finished')).filter((id) => isRowOf(player, id));
    await rowStore.changeAll(new Map(ids.map((id) => [id, null])));
    this.#known.delete(player);
  }

  /** The answers of nobody in particular become a player's, who has none yet. */
  async give(player: string): Promise<void> {
    await this.#last;
    const rowStore = await this.#open();
    const rows = await rowsOf(rowStore, null);
    await rowStore.changeAll(
      new Map(
        rows.flatMap((row) => [[row.id, null] as const, [givenTo(row, player).id, givenTo(row, player)]]),
      ),
    );
    this.#known.delete(null);
    this.#known.delete(player);
  }

  async #read(player: PlayerId): Promise<Known> {
    const rows = await rowsOf(await this.#open(), player);
    const all = sorted(rows.flatMap(({ answers }) => answers));
    const known: Known = {
      knowledge: learnAll(
        NO_KNOWLEDGE,
        all.map(({ answer }) => answer),
      ),
      order: all.at(-1)?.order ?? 0,
      counts: new Map(rows.map(({ id, answers }) => [id, answers.length])),
    };
    this.#known.set(player, known);
    return known;
  }

  async #record(player: PlayerId, answer: Answer): Promise<Knowledge> {
    const known = this.#known.get(player) ?? (await this.#read(player));
    const stored: Stored = { answer, order: Math.max(answer.at, known.order + 1) };
    const id = rowId(player, answer.at);
    const count = known.counts.get(id) ?? 0;
    const before = await this.#write(id, player, stored);
    if (before !== null && before !== count) return (await this.#read(player)).knowledge;
    const counts = before === null ? known.counts : new Map(known.counts).set(id, count + 1);
    const knowledge = learn(known.knowledge, answer);
    this.#known.set(player, { knowledge, order: stored.order, counts });
    return knowledge;
  }

  /** How many answers were in the row before; null if it could not be written. */
  async #write(id: string, player: PlayerId, stored: Stored): Promise<number | null> {
    let before = 0;
    try {
      const rowStore = await this.#open();
      const written = await rowStore.change(id, (row) => {
        before = readAnswerRow(row)?.answers.length ?? 0;
        return withStored(row, player, stored);
      });
      return written ? before : null;
    } catch {
      return null;
    }
  }
}

const browserAnswers = new AnswerStore(() => browserRows('answers'));

/** Stores an answer and returns what the player knows now. */
export const recordAnswer = (player: PlayerId, answer: Answer): Promise<Knowledge> =>
  browserAnswers.record(player, answer);

export const readKnowledge = (player: PlayerId): Promise<Knowledge> => browserAnswers.knowledge(player);

/** In the order in which they were given. */
export const readAnswers = (player: PlayerId): Promise<readonly Answer[]> => browserAnswers.answers(player);

export const deleteAnswers = (player: string): Promise<void> => browserAnswers.delete(player);

export const giveAnswers = (player: string): Promise<void> => browserAnswers.give(player);
