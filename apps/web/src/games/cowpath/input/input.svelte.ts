/** A Cowpath player's input: keep dice, throw, mark, pass. Shared by table, lesson, exercise and rule boards. */
import {
  ATTEMPTS,
  type CowpathPosition,
  DICE,
  type DiceOnTable,
  faceOf,
  isEmpty,
  markableSquares,
} from '@abacow/rules/cowpath';
import type { Keeping } from '../../../table/model/kept-dice.svelte.ts';
import { play } from '../../../base/sound/play.ts';
import { type KeyTargets, entersBoard, isForTable, isOnButton } from '../../../base/ui/keys.ts';
import { matchingDice, quadIn } from './matching.ts';

/** Why a tap on a die or on the throw button does nothing. */
export type InputRefusal = 'throw-first' | 'all-kept' | 'no-attempts';

export type InputOptions = {
  readonly position: () => CowpathPosition;
  /** Whether the player can act now. */
  readonly mine: () => boolean;
  /** Gets a move in notation, without faces: `t135`, `c4`, `-`. Returns whether it was played. */
  readonly onmove: (move: string) => boolean;
  readonly onrefuse?: (why: InputRefusal) => void;
  /** Whether a square is only selected at first, and marked when it is chosen again. */
  readonly confirms?: () => boolean;
  readonly onselect?: (square: string) => void;
  /** Whether matching dice are kept until the player chooses others. Without it only what the player taps is kept. */
  readonly matches?: () => boolean;
};

/** What the player kept by hand, and the throw at which it happened. */
type Picked = {
  readonly attempt: number;
  readonly dice: DiceOnTable;
  readonly kept: readonly boolean[];
};

const NONE: readonly boolean[] = Array.from({ length: DICE }, () => false);
const ALL_DICE = NONE.map((_, index) => index + 1);
/** So many equal dice bring a bonus turn. */
const QUAD = 4;

export class CowpathInput implements Keeping {
  readonly #options: InputOptions;
  #picked: Picked | null = $state.raw(null);
  #chosen: { readonly position: CowpathPosition; readonly square: string } | null = $state.raw(null);

  readonly position = $derived.by(() => this.#options.position());
  readonly attempt = $derived(this.position.attempt);
  readonly attemptsLeft = $derived(ATTEMPTS - this.attempt);
  /** By die. Dice can be kept only between two throws of a turn. */
  readonly kept: readonly boolean[] = $derived.by(() =>
    this.attempt > 0 && this.attemptsLeft > 0 ? this.#keptNow() : NONE,
  );
  /** Numbers of the dice of the next throw, from 1. */
  readonly thrown: readonly number[] = $derived(ALL_DICE.filter((die) => !this.kept[die - 1]));
  readonly mayKeep = $derived.by(() => this.#options.mine() && this.attempt > 0 && this.attemptsLeft > 0);
  readonly mayThrow = $derived.by(
    () => this.#options.mine() && this.attemptsLeft > 0 && this.thrown.length > 0,
  );
  readonly mayMark = $derived.by(() => this.#options.mine() && !isEmpty(markableSquares(this.position)));
  /** The next throw would take four of a kind apart that could be marked. */
  readonly breaksQuad = $derived.by(() => {
    const quad = this.mayThrow ? quadIn(this.position) : null;
    const { dice } = this.position;
    return quad !== null && this.kept.filter((kept, die) => kept && faceOf(dice, die) === quad).length < QUAD;
  });
  readonly mayPass = $derived.by(() => this.#options.mine() && this.attempt > 0);

  /** The square that waits for confirmation. */
  readonly selected: string | null = $derived.by(() =>
    this.#chosen?.position === this.position && this.#options.confirms?.() ? this.#chosen.square : null,
  );

  constructor(options: InputOptions) {
    this.#options = options;
  }

  get keptDice(): readonly number[] {
    return ALL_DICE.filter((die) => this.kept[die - 1]);
  }

  set keptDice(dice: readonly number[]) {
    this.#pick(ALL_DICE.map((die) => dice.includes(die)));
  }

  /** Keeps a die (from 1), or releases a kept one. */
  keep(die: number): void {
    if (!this.#options.mine()) return;
    if (!this.mayKeep) return this.#refuse(this.attempt === 0 ? 'throw-first' : 'no-attempts');
    this.deselect();
    this.#pick(this.kept.map((kept, index) => (index === die - 1 ? !kept : kept)));
    play('keep');
  }

  throwDice(): boolean {
    if (!this.#options.mine()) return false;
    if (!this.mayThrow) {
      this.#refuse(this.attemptsLeft === 0 ? 'no-attempts' : 'all-kept');
      return false;
    }
    return this.#move(`t${this.thrown.join('')}`);
  }

  mark(square: string): boolean {
    if (!this.#options.mine()) return false;
    if (!this.#options.confirms?.() || this.selected === square) return this.#move(square);
    this.#chosen = { position: this.position, square };
    this.#options.onselect?.(square);
    return false;
  }

  /** Marks the selected square. */
  confirm(): boolean {
    return this.selected !== null && this.mark(this.selected);
  }

  deselect(): void {
    this.#chosen = null;
  }

  pass(): boolean {
    return this.#options.mine() && this.#move('-');
  }

  /** Forgets what was kept by hand. */
  clear(): void {
    this.#picked = null;
  }

  onkeydown(event: KeyboardEvent, { enter, main }: KeyTargets): void {
    if (!isForTable(event)) return;
    if (/^[1-5]$/.test(event.key)) this.keep(Number(event.key));
    else if (event.key === ' ' && !isOnButton(event.target)) {
      event.preventDefault();
      main();
    } else if (event.key === 'Escape') this.deselect();
    else if (entersBoard(event.key)) enter(event);
  }

  #pick(kept: readonly boolean[]): void {
    const { attempt, dice } = this.position;
    this.#picked = { attempt, dice, kept };
  }

  #keptNow(): readonly boolean[] {
    const { attempt, dice } = this.position;
    const picked = this.#picked;
    if (!this.#options.matches?.()) return picked?.kept ?? NONE;
    if (picked?.attempt === attempt && picked.dice === dice) return picked.kept;
    const before = picked !== null && picked.attempt < attempt ? picked : null;
    const wanted = ALL_DICE.flatMap((die) => (before?.kept[die - 1] ? [faceOf(before.dice, die - 1)] : []));
    return matchingDice(this.position, wanted);
  }

  #move(move: string): boolean {
    const played = this.#options.onmove(move);
    // The result of a throw may come later. Dice kept in a turn that was then lost are released by the first throw of
    // the next turn.
    if (played && this.attempt === 0) this.clear();
    return played;
  }

  #refuse(why: InputRefusal): void {
    this.#options.onrefuse?.(why);
  }
}
