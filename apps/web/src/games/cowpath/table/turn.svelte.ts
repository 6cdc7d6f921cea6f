/** A player's turn at a Cowpath table: the input, the dice on the table, and the requested chances. */
import { type CowpathPosition, SYMBOLS, type Symbol, isBlocked, startCowpath } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { stepsOf, tokensOf } from '@abacow/table';
import { settings } from '../../../base/settings/settings.svelte.ts';
import { announce } from '../../../base/announce/announce.svelte.ts';
import { t } from '../texts/index.ts';
import { type Turn, newestAttempt, turnsOf } from '../board/turns.ts';
import { CowpathInput } from '../input/input.svelte.ts';
import { checkedSheet } from '../setup/sheet.ts';
import type { Chances } from '../../../table/computer/computer.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { Services } from '../../../table/services/services.ts';

export type DieView = {
  readonly face: Symbol | null;
  readonly kept: boolean;
  /** Part of the newest throw. */
  readonly fresh: boolean;
};

const positionAt = ({ state: { game, choice } }: GameTable): CowpathPosition =>
  game?.position.game === 'cowpath' ? game.position : startCowpath({ sheet: checkedSheet(choice), first: 0 });

export class CowpathTurn extends CowpathInput {
  readonly #table: GameTable;
  readonly #services: Services;
  #asked: { readonly position: CowpathPosition; readonly chances: Chances } | null = $state.raw(null);

  readonly seat: 0 | 1 = $derived(this.position.seat);
  readonly blocked = $derived([isBlocked(this.position, 0), isBlocked(this.position, 1)] as const);
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(stepsOf(this.#table.state)));
  readonly dice: readonly DieView[] = $derived.by(() => this.#diceViews());
  /** Valid only for the position for which they were requested. */
  readonly chances = $derived(this.#asked?.position === this.position ? this.#asked.chances : null);

  constructor(table: GameTable, services: Services) {
    super({
      position: () => positionAt(table),
      mine: () => table.mine && table.phase === 'playing',
      onmove: (move) => table.play(move),
      confirms: () => settings.confirmMarks,
      matches: () => table.mySeats.includes(positionAt(table).seat),
      onselect: (square) => announce(t('table.confirm.selected', { square })),
    });
    this.#table = table;
    this.#services = services;
  }

  async askChances(): Promise<void> {
    const { state } = this.#table;
    const setup = state.game?.setup;
    if (setup === undefined || this.attemptsLeft === 0 || this.#table.phase !== 'playing') return;
    const asked = this.position;
    const chances = await this.#services.computer.chances({ setup, tokens: tokensOf(state) });
    this.#asked = { position: asked, chances };
  }

  #diceViews(): readonly DieView[] {
    const newest = newestAttempt(this.turns);
    return this.kept.map((kept, index) => ({
      face: newest === null ? null : need(SYMBOLS[need(newest.faces[index])]),
      kept,
      fresh: newest?.thrown[index] ?? false,
    }));
  }
}
