/** A hint that was asked for: pending until the computer has answered. */
import type { GameTable } from '../model/game-table.ts';

export class HintRequest {
  pending = $state(false);
  readonly #table: GameTable;

  constructor(table: GameTable) {
    this.#table = table;
  }

  async send(): Promise<void> {
    this.pending = true;
    await this.#table.hints?.askHint();
    this.pending = false;
  }
}
