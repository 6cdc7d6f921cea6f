/** A worksheet on screen: its order, whose weak facts it asks, and its pages. */
import { type Fact, weakestFacts } from '@abacow/learning';
import { type Page, drawPages, worksheetCards } from '@abacow/paper';
import { type AnswerStore, FactsView } from '../facts/index.ts';
import { currentLanguage } from '../../base/i18n/language.svelte.ts';
import { codeOf } from '../../base/ui/qr-code.ts';
import { linkTo } from '../../base/router/links.ts';
import { type WorksheetOrder, makeWorksheet } from './order.ts';
import { worksheetOf } from './sheet.ts';

const ON_PAPER: readonly string[] = ['count', 'table', 'answers', 'paper'] satisfies (keyof WorksheetOrder)[];

export class SheetView {
  #order: WorksheetOrder;
  readonly #facts: FactsView;

  constructor(order: WorksheetOrder, store: AnswerStore, now: number) {
    this.#order = $state.raw(order);
    this.#facts = new FactsView(store, now);
  }

  get order(): WorksheetOrder {
    return this.#order;
  }

  /** What is asked stays the same only if nothing but the paper changes. */
  change(changes: Partial<WorksheetOrder>): void {
    const same = Object.keys(changes).every((key) => ON_PAPER.includes(key));
    this.#order = { ...this.#order, ...changes, weak: same ? this.#order.weak : null };
  }

  /** With the facts of this sheet. */
  get address(): string {
    const weak = this.#weak.length === 0 ? null : this.#weak;
    return makeWorksheet({ ...this.#order, weak });
  }

  get player(): string | null {
    return this.#facts.player;
  }

  open(player: string | null): Promise<void> {
    return this.#facts.open(player);
  }

  readonly #weak: readonly Fact[] = $derived.by(
    () =>
      this.#order.weak ??
      weakestFacts(this.#facts.knowledge, this.#facts.now, this.#order.board, this.#order.forms),
  );

  /** Weak facts are wanted, but the player has none. */
  get nothingWeak(): boolean {
    return this.#facts.loaded && this.#order.about === 'weak' && this.#weak.length === 0;
  }

  readonly pages: readonly Page[] = $derived.by(() => {
    if (!this.#facts.loaded) return [];
    const language = currentLanguage();
    const practice = linkTo(location.origin, { kind: 'practice', what: null });
    const cards = worksheetCards(worksheetOf(this.#order, this.#weak), language, practice);
    return drawPages(cards, { paper: this.#order.paper, perPage: 1 }, codeOf, language);
  });
}
