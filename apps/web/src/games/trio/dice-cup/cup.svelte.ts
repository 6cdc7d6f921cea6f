/** Trio's two dice without a board: throw both, or keep one. */
import type { DiceSource } from '@abacow/dice';
import { need } from '@abacow/rules/need';
import { FACES } from '@abacow/rules/trio';
import type { Die } from '../story/kept-die.ts';
import type { KeptDie } from '../story/happenings.ts';

type Pair = readonly [number, number];

export class TrioCup {
  /** Null before a round's first throw. */
  faces: Pair | null = $state.raw(null);
  kept: KeptDie = $state.raw(0);
  throws: Pair = $state.raw([0, 0]);

  readonly keepable: readonly [boolean, boolean] = $derived([
    (this.faces?.[0] ?? 0) > 0,
    (this.faces?.[1] ?? 0) > 0,
  ]);

  readonly #dice: DiceSource;

  constructor(dice: DiceSource) {
    this.#dice = dice;
  }

  keep(die: Die): boolean {
    if (!this.keepable[die - 1]) return false;
    this.kept = this.kept === die ? 0 : die;
    return true;
  }

  throwDice(): void {
    const fallen = [...this.#dice.throwDice(this.kept === 0 ? 2 : 1, FACES)];
    const next = (die: Die): number =>
      this.kept === die ? need(need(this.faces)[die - 1]) : need(fallen.shift());
    const count = (die: Die): number => need(this.throws[die - 1]) + (this.kept === die ? 0 : 1);
    this.faces = [next(1), next(2)];
    this.throws = [count(1), count(2)];
    this.kept = 0;
  }

  /** A round begins with both dice. */
  nextRound(): void {
    this.faces = null;
    this.kept = 0;
  }
}
