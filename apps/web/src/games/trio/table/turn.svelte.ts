/** Trio's table as its screen shows it: the dice that may be kept, a placement in the making, a won round. */
import {
  type Move,
  type Square,
  type TrioEffect,
  type TrioPosition,
  makeMove,
  startTrio,
} from '@abacow/rules/trio';
import { type Choice, NO_CHOICE, type Refused, pick } from '../board/choice.ts';
import { DICE, type Die, mayKeep, throwKeeping, toggleKept } from '../dice/dice.ts';
import { type Happening, type KeptDie, type RoundWon, happeningOf } from './happenings.ts';
import type { GameTable } from '../../../play/gametable.ts';
import type { Keeping } from '../../../play/keptdice.svelte.ts';
import type { Step } from '../../../play/localtable.svelte.ts';

export class TrioTurn implements Keeping {
  kept: KeptDie = $state.raw(0);
  choice: Choice = $state.raw(NO_CHOICE);
  refused: Refused | null = $state.raw(null);

  readonly #local: GameTable;

  readonly position: TrioPosition = $derived.by(() => {
    const { position, choice } = this.#local.table;
    if (position?.game === 'trio') return position;
    if (choice.game !== 'trio') throw new Error('this is no table of Trio');
    return startTrio({ ...choice, first: 0 });
  });
  readonly happening: Happening | null = $derived.by(() => happeningOfStep(this.#local.last));
  /** The won round that is still shown. */
  readonly round: RoundWon | null = $derived.by(() =>
    this.#local.holding && this.happening?.kind === 'round' ? this.happening : null,
  );
  readonly mayThrow = $derived.by(
    () => this.#local.mine && this.#local.phase === 'playing' && !this.position.placing,
  );

  constructor(local: GameTable) {
    this.#local = local;
  }

  get mayKeep(): boolean {
    return this.mayThrow;
  }

  get keptDice(): readonly number[] {
    return DICE.filter((die) => die === this.kept);
  }

  set keptDice(dice: readonly number[]) {
    this.kept = DICE.find((die) => dice.includes(die) && mayKeep(this.position, die)) ?? 0;
  }

  keep(die: Die): void {
    if (this.mayThrow) this.kept = toggleKept(this.position, this.kept, die);
  }

  throwDice(): boolean {
    return this.mayThrow && this.place(throwKeeping(this.kept));
  }

  /** Places or moves a pawn, or remembers half a move; what makes no sense is told in `refused`. */
  pick(square: Square): void {
    if (!this.#local.mine) return;
    const picked = pick(this.position, this.choice, square);
    this.refused = picked.kind === 'refused' ? picked.why : null;
    if (picked.kind === 'choice') this.choice = picked.choice;
    if (picked.kind === 'move') this.place(picked.move);
  }

  place(move: Move): boolean {
    if (!this.#local.mine || !this.#local.play(makeMove(move))) return false;
    this.kept = 0;
    this.choice = NO_CHOICE;
    this.refused = null;
    return true;
  }

  dismissRound(): void {
    this.#local.release();
  }
}

const happeningOfStep = (step: Step | null): Happening | null =>
  step?.event.kind === 'played' ? happeningOf(step.after.effects as readonly TrioEffect[]) : null;
