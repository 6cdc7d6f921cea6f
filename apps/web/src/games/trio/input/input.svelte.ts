/**
 * A Trio player's input: keep a die, throw, place or move a pawn. Shared by table, lesson, exercise and rule boards.
 */
import { need } from '@abacow/rules/need';
import {
  type Move,
  PAWNS,
  type Square,
  type TrioPosition,
  makeMove,
  shiftOf,
  targetSquares,
} from '@abacow/rules/trio';
import type { Keeping } from '../../../table/model/kept-dice.svelte.ts';
import { play } from '../../../base/sound/play.ts';
import { type KeyTargets, entersBoard, isForTable, isOnButton } from '../../../base/ui/keys.ts';
import { type Choice, NO_CHOICE, type Refused, pick } from '../board/choice.ts';
import { DICE, type Die, mayKeep, throwKeeping, toggleKept } from '../story/kept-die.ts';
import type { KeptDie } from '../story/happenings.ts';

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
  /** Whether a placement is only selected at first, and played when it is chosen again. */
  readonly confirms?: () => boolean;
  readonly onselect?: (target: Square) => void;
  /** The player looks for the square that the dice point at: every free one can be picked, none is shown. */
  readonly finds?: () => boolean;
  /** Whether the dice point at the square that such a player picked before a pawn. */
  readonly isTarget?: (square: Square) => boolean;
  /** Called when they do not. */
  readonly onmiss?: (square: Square) => void;
  /** The player has to calculate before a pawn can be placed. */
  readonly calculates?: () => boolean;
};

/** A placement: a new pawn, or one that moves. */
export type Placement = Exclude<Move, { kind: 'throw' }>;

export const targetOf = (move: Placement): Square => (move.kind === 'place' ? move.square : move.to);

export class TrioInput implements Keeping {
  readonly #options: InputOptions;
  kept: KeptDie = $state.raw(0);
  /** Half a move: a pawn or a square. */
  choice: Choice = $state.raw(NO_CHOICE);

  #chosen: { readonly position: TrioPosition; readonly move: Placement } | null = $state.raw(null);

  readonly position = $derived.by(() => this.#options.position());
  /** The placement that waits for confirmation. */
  readonly selected: Placement | null = $derived.by(() =>
    this.#chosen?.position === this.position && this.#options.confirms?.() ? this.#chosen.move : null,
  );
  /** What the board shows as chosen: half a move, or the whole one that waits for confirmation. */
  readonly shown: Choice = $derived.by(() =>
    this.selected === null
      ? this.choice
      : { pawn: this.selected.kind === 'move' ? this.selected.from : null, target: targetOf(this.selected) },
  );
  readonly mayThrow = $derived.by(() => this.#options.mine() && !this.position.placing);
  readonly mayPlace = $derived.by(
    () => this.#options.mine() && this.position.placing && !(this.#options.calculates?.() ?? false),
  );
  /** By die. */
  readonly keepable: readonly [boolean, boolean] = $derived([
    this.mayThrow && mayKeep(this.position, 1),
    this.mayThrow && mayKeep(this.position, 2),
  ]);
  /** The choices for the buttons below the dice. */
  readonly choices = $derived.by(() => {
    const { setup, seat, pawns } = this.position;
    const own = need(pawns[seat]);
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
    if (this.selected !== null && targetOf(this.selected) === square) return void this.confirm();
    if (this.position.placing && !this.mayPlace)
      return this.#refuse({ kind: 'pick', square, why: 'answer-first' });
    const finds = this.#options.finds?.() ?? false;
    const picked = pick(this.position, this.choice, square, finds);
    switch (picked.kind) {
      case 'choice':
        if (finds && picked.choice.target !== null && this.#isMissed(picked.choice.target))
          return this.#options.onmiss?.(picked.choice.target);
        this.#chosen = null;
        this.choice = picked.choice;
        this.#options.onchoose?.(picked.choice);
        return;
      case 'move':
        this.#place(picked.move);
        return;
      case 'refused':
        this.#refuse({ kind: 'pick', square, why: picked.why });
    }
  }

  /** Called when a pawn was dragged from one square to another. */
  drag(from: Square, to: Square): boolean {
    return this.#options.mine() && this.#place(shiftOf(from, to));
  }

  /** Plays the selected placement. */
  confirm(): boolean {
    return this.selected !== null && this.#options.mine() && this.#move(this.selected);
  }

  /** Clears half a move, or one that waits for confirmation. */
  deselect(): void {
    this.#chosen = null;
    this.choice = NO_CHOICE;
  }

  /** Called when a new pawn was dragged to the board; null when no square is near. */
  drop(square: Square | null): void {
    if (square !== null) this.pick(square);
  }

  /** Releases the kept die and clears half a move. */
  clear(): void {
    this.kept = 0;
    this.deselect();
  }

  onkeydown(event: KeyboardEvent, { enter, main }: KeyTargets): void {
    if (!isForTable(event)) return;
    const onSquare = event.target instanceof Element && event.target.matches('[data-square]');
    if (event.key === '1' || event.key === '2') this.keep(event.key === '1' ? 1 : 2);
    else if (event.key === ' ' && this.#hasMainButton && (onSquare || !isOnButton(event.target))) {
      event.preventDefault();
      main();
    } else if (event.key === 'Escape') this.deselect();
    else if (entersBoard(event.key) && !onSquare) enter(event);
  }

  /** Space places no pawn, unless it only has to be confirmed. */
  get #hasMainButton(): boolean {
    return !this.mayPlace || this.selected !== null;
  }

  /** Where moves are confirmed, so is the square that was found. */
  #isMissed(target: Square): boolean {
    return this.#options.confirms?.() !== true && this.#options.isTarget?.(target) === false;
  }

  #place(move: Move): boolean {
    const again = this.selected !== null && makeMove(this.selected) === makeMove(move);
    if (move.kind === 'throw' || again || !this.#options.confirms?.()) return this.#move(move);
    this.#chosen = { position: this.position, move };
    this.#options.onselect?.(targetOf(move));
    return false;
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
