/** A hint that was asked for: pending until the computer has answered. */
import type { GameTable } from '../model/game-table.ts';

export class HintRequest {
  pending = $state(false);
  readonly #local: GameTable;

  constructor(local: GameTable) {
    this.#local = local;
  }

  async send(): Promise<void> {
    this.pending = true;
    await this.#local.hints?.askHint();
    this.pending = false;
  }
}
