/** Cowpath's five dice without a sheet: three throws, keeping what you like. */
import type { DiceSource } from '@abacow/dice';
import { ATTEMPTS, DICE, type Face, SYMBOLS } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';

const NONE: readonly boolean[] = Array.from({ length: DICE }, () => false);

export class CowpathCup {
  /** Empty before the first throw; the dice of the last turn stay on the table. */
  faces: readonly Face[] = $state.raw([]);
  attempt: number = $state.raw(0);
  kept: readonly boolean[] = $state.raw(NONE);
  /** By die: how often it was thrown. */
  throws: readonly number[] = $state.raw(NONE.map(() => 0));

  readonly attemptsLeft = $derived(ATTEMPTS - this.attempt);
  readonly mayKeep = $derived(this.attempt > 0 && this.attemptsLeft > 0);
  /** How many dice the next throw uses. */
  readonly thrown = $derived(this.kept.filter((kept) => !kept).length);
  readonly mayThrow = $derived(this.attemptsLeft > 0 && this.thrown > 0);

  readonly #dice: DiceSource;

  constructor(dice: DiceSource) {
    this.#dice = dice;
  }

  /** Keeps a die (from 0), or releases a kept one. */
  keep(die: number): boolean {
    if (!this.mayKeep) return false;
    this.kept = this.kept.map((kept, index) => (index === die ? !kept : kept));
    return true;
  }

  throwDice(): boolean {
    if (!this.mayThrow) return false;
    const fallen = [...this.#dice.throwDice(this.thrown, SYMBOLS.length)];
    this.faces = this.kept.map((kept, die) => (kept ? need(this.faces[die]) : need(fallen.shift())));
    this.throws = this.throws.map((count, die) => (this.kept[die] ? count : count + 1));
    this.attempt += 1;
    if (this.attemptsLeft === 0) this.kept = NONE;
    return true;
  }

  nextTurn(): void {
    this.attempt = 0;
    this.kept = NONE;
  }
}
