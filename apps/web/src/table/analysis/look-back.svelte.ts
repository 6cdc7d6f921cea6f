/** View model of an analysis: follows its progress turn by turn. */
import type { Analysis, Step } from '@abacow/ai/analysis';
import { type GameRecord, makeRecord } from '@abacow/rules';
import { type Analyst, openAnalyst } from './analyst.ts';

export class LookBack {
  steps: readonly Step[] = $state.raw([]);
  analysis: Analysis | null = $state.raw(null);
  trouble: string | null = $state.raw(null);
  readonly record: GameRecord;
  readonly #analyst: Analyst;

  constructor(record: GameRecord, start?: () => Worker) {
    this.record = record;
    this.#analyst = openAnalyst(start);
    void this.#follow();
  }

  async #follow(): Promise<void> {
    try {
      this.analysis = await this.#analyst.ask(
        makeRecord(this.record),
        ({ turn }) => (this.steps = [...this.steps, ...turn.steps]),
      );
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.leave();
  }

  leave(): void {
    this.#analyst.close();
  }
}
