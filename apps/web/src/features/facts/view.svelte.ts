/** What a player of this device knows: state of the map and of a fact's page. */
import { type Answer, type Knowledge, NO_KNOWLEDGE } from '@abacow/learning';

/** Reads what is stored about a player; null is nobody in particular. */
export type AnswerStore = {
  readAnswers(player: string | null): Promise<readonly Answer[]>;
  readKnowledge(player: string | null): Promise<Knowledge>;
};

export class FactsView {
  #player: string | null = $state(null);
  #answers = $state.raw<readonly Answer[]>([]);
  #knowledge = $state.raw<Knowledge>(NO_KNOWLEDGE);
  #loaded = $state(false);
  readonly #store: AnswerStore;
  /** The map does not change while somebody looks at it. */
  readonly now: number;

  constructor(store: AnswerStore, now: number) {
    this.#store = store;
    this.now = now;
  }

  get player(): string | null {
    return this.#player;
  }

  /** In the order in which they were given. */
  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get knowledge(): Knowledge {
    return this.#knowledge;
  }

  get loaded(): boolean {
    return this.#loaded;
  }

  async open(player: string | null): Promise<void> {
    this.#player = player;
    // If they cannot be read, the map is empty.
    const [answers, knowledge] = await Promise.all([
      this.#store.readAnswers(player).catch(() => []),
      this.#store.readKnowledge(player).catch(() => NO_KNOWLEDGE),
    ]);
    // Another player was chosen meanwhile.
    if (this.#player !== player) return;
    this.#answers = answers;
    this.#knowledge = knowledge;
    this.#loaded = true;
  }
}
