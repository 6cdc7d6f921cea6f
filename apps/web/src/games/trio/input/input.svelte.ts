/**
 * A Trio player's input: keep a die, throw, place or move a pawn. Shared by table, lesson, exercise and rule boards.
 */
import {
  type Move,
  PAWNS,
  type Square,
  type TrioPosition,
  makeMove,
  shiftOf,
  targetSquares,
} from '@abacow/rules/trio';
import type { Keeping } from '../../../play/keptdice.svelte.ts';
import { play } from '../../../sound/play.ts';
import { type KeyTargets, entersBoard, isForTable, isOnButton } from '../../../ui/keys.ts';
import { type Choice, NO_CHOICE, type Refused, pick } from '../board/choice.ts';
import { DICE, type Die, mayKeep, throwKeeping, toggleKept } from '../dice/dice.ts';
import type { KeptDie } from '../table/happenings.ts';

/** Why a tap does nothing. */
export type InputRefusal =
  | { readonly kind: 'keep'; readonly die: Die }
  | { readonly kind: 'throw' }
  | { readonly kind: 'pick'; readonly square: Square; readonly why: Refused };

export type InputOptions = {
  readonly position: () => TrioPosition;
  /** Whether the player can act now. */
  readonly mine: () => boolean;
  /** Gets a move in notation, without faces: `t12`, `4x5`, `4x5>6x7`. Returns whether it was played. */
  readonly onmove: (move: string) => boolean;
  /** Called when half a move is chosen or cleared. */
  readonly onchoose?: (choice: Choice) => void;
  readonly onrefuse?: (refusal: InputRefusal) => void;
};

export class TrioInput implements Keeping {
  readonly #options: InputOptions;
  kept: KeptDie = $state.raw(0);
  /** Half a move: a pawn or a square. */
  choice: Choice = $state.raw(NO_CHOICE);

  readonly position = $derived.by(() => this.#options.position());
  readonly mayThrow = $derived.by(() => this.#options.mine() && !this.position.placing);
  readonly mayPlace = $derived.by(() => this.#options.mine() && this.position.placing);
  /** By die. */
  readonly keepable: readonly [boolean, boolean] = $derived([
    this.mayThrow && mayKeep(this.position, 1),
    this.mayThrow && mayKeep(this.position, 2),
  ]);
  /** The choices for the buttons below the dice. */
  readonly choices = $derived.by(() => {
    const { setup, seat, pawns } = this.position;
    const own = pawns[seat]!;
    return {
      board: setup.board,
      seat,
      targets: targetSquares(this.position),
      pawns: own.length === PAWNS ? own : [],
      choice: this.choice,
    };
  });

  constructor(options: InputOptions) {
    this.#options = options;
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
    if (!this.#options.mine()) return;
    if (!this.keepable[die - 1]) return this.#refuse({ kind: 'keep', die });
    this.kept = toggleKept(this.position, this.kept, die);
    play('keep');
  }

  throwDice(): boolean {
    if (!this.#options.mine()) return false;
    if (this.mayThrow) return this.#move(throwKeeping(this.kept));
    this.#refuse({ kind: 'throw' });
    return false;
  }

  /** Places or moves a pawn, or stores half a move. */
  pick(square: Square): void {
    if (!this.#options.mine()) return;
    const picked = pick(this.position, this.choice, square);
    switch (picked.kind) {
      case 'choice':
        this.choice = picked.choice;
        this.#options.onchoose?.(picked.choice);
        return;
      case 'move':
        this.#move(picked.move);
        return;
      case 'refused':
        this.#refuse({ kind: 'pick', square, why: picked.why });
    }
  }

  /** Called when a pawn was dragged from one square to another. */
  drag(from: Square, to: Square): boolean {
    return this.#options.mine() && this.#move(shiftOf(from, to));
  }

  /** Called when a new pawn was dragged to the board; null when no square is near. */
  drop(square: Square | null): void {
    if (square !== null) this.pick(square);
  }

  /** Releases the kept die and clears half a move. */
  clear(): void {
    this.kept = 0;
    this.choice = NO_CHOICE;
  }

  onkeydown(event: KeyboardEvent, { enter, main }: KeyTargets): void {
    if (!isForTable(event)) return;
    const onSquare = event.target instanceof Element && event.target.matches('[data-square]');
    if (event.key === '1' || event.key === '2') this.keep(event.key === '1' ? 1 : 2);
    else if (event.key === ' ' && !this.mayPlace && (onSquare || !isOnButton(event.target))) {
      event.preventDefault();
      main();
    } else if (event.key === 'Escape') this.choice = NO_CHOICE;
    else if (entersBoard(event.key) && !onSquare) enter(event);
  }

  #move(move: Move): boolean {
    const played = this.#options.onmove(makeMove(move));
    if (played) this.clear();
    return played;
  }

  #refuse(refusal: InputRefusal): void {
    this.#options.onrefuse?.(refusal);
  }
}
