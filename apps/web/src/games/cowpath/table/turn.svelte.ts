/** Cowpath's table as its screen shows it: sheet, dice, what may be kept, thrown, marked. */
import type { Seat } from '@abacow/rules';
import {
  ATTEMPTS,
  type CowpathPosition,
  DICE,
  NO_ANCHOR,
  NO_SQUARES,
  type Square,
  type Squares,
  type Symbol,
  SYMBOLS,
  characterAt,
  has,
  isBlocked,
  listSquares,
  makeSquare,
  markableSquares,
  neighboursOf,
  overlap,
  parseSquare,
  quadSymbol,
  squareAt,
  startCowpath,
  winningChain,
} from '@abacow/rules/cowpath';
import { tokensOf } from '@abacow/table';
import { checkedSheet } from '../setup/sheet.ts';
import type { Chances } from '../../../play/computer.ts';
import { lyingDice } from './news.ts';
import type { GameTable } from '../../../play/gametable.ts';
import type { Keeping } from '../../../play/keptdice.svelte.ts';
import type { Services } from '../../../play/services.ts';

export type SquareView = {
  /** `c4`. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** What is printed: a symbol, or whose start it is. */
  readonly character: Symbol | 'x' | 'o';
  readonly owner: 0 | 1 | null;
  readonly start: boolean;
  readonly markable: boolean;
  /** Marking it would bring a bonus turn. */
  readonly quad: boolean;
  readonly anchor: boolean;
  /** Beside the anchor of a bonus turn, and free. */
  readonly beside: boolean;
  readonly inChain: boolean;
  /** Marked by the last step. */
  readonly fresh: boolean;
};

export type DieView = {
  /** From 1. */
  readonly die: number;
  readonly face: Symbol | null;
  readonly kept: boolean;
  /** Thrown in the newest throw. */
  readonly fresh: boolean;
};

export type MarkOption = {
  readonly symbol: Symbol;
  readonly quad: boolean;
  readonly squares: readonly string[];
};

const NONE_KEPT: readonly boolean[] = Array.from({ length: DICE }, () => false);

export class CowpathTurn implements Keeping {
  kept: readonly boolean[] = $state.raw(NONE_KEPT);
  #asked: { readonly position: CowpathPosition; readonly chances: Chances } | null = $state.raw(null);

  readonly #local: GameTable;
  readonly #services: Services;

  readonly position: CowpathPosition = $derived.by(() => {
    const { position, choice } = this.#local.table;
    if (position?.game === 'cowpath') return position;
    return startCowpath({ sheet: checkedSheet(choice), first: 0 });
  });
  readonly seat: 0 | 1 = $derived(this.position.seat);
  readonly attempt = $derived(this.position.attempt);
  readonly attemptsLeft = $derived(ATTEMPTS - this.position.attempt);
  readonly bonus = $derived(this.position.anchor !== NO_ANCHOR);
  readonly anchor = $derived(this.bonus ? makeSquare(this.position.anchor) : null);
  readonly blocked = $derived([isBlocked(this.position, 0), isBlocked(this.position, 1)] as const);
  readonly options: readonly MarkOption[] = $derived(optionsOf(this.position));
  /** Cows and a number lie there and both have squares: the player chooses. */
  readonly bothLie = $derived(this.options.length > 1);
  readonly dice: readonly DieView[] = $derived.by(() => this.#diceViews());
  /** The lying dice belong to the turn that is being played. */
  readonly counts = $derived(this.position.attempt > 0);
  readonly mayKeep = $derived.by(() => this.#local.mine && this.counts && this.attemptsLeft > 0);
  readonly mayThrow = $derived.by(
    () =>
      this.#local.mine &&
      this.#local.phase === 'playing' &&
      this.attemptsLeft > 0 &&
      (this.attempt === 0 || !this.kept.every(Boolean)),
  );
  readonly mayPass = $derived.by(() => this.#local.mine && this.counts);
  /** Of the position they were asked for; gone when it changes. */
  readonly chances = $derived(this.#asked?.position === this.position ? this.#asked.chances : null);
  readonly chain: readonly string[] = $derived(listSquares(chainOf(this.position)).map(makeSquare));
  readonly squares: readonly SquareView[] = $derived.by(() => this.#squareViews());

  constructor(local: GameTable, services: Services) {
    this.#local = local;
    this.#services = services;
  }

  get keptDice(): readonly number[] {
    return [1, 2, 3, 4, 5].filter((die) => this.kept[die - 1]);
  }

  set keptDice(dice: readonly number[]) {
    this.kept = NONE_KEPT.map((_, index) => dice.includes(index + 1));
  }

  /** Dice from 1. A die put aside may be taken up again. */
  keep(die: number): void {
    if (!this.mayKeep) return;
    this.kept = this.kept.map((kept, index) => (index === die - 1 ? !kept : kept));
  }

  keepAll(kept: boolean): void {
    if (this.mayKeep) this.kept = NONE_KEPT.map(() => kept);
  }

  throwDice(): boolean {
    if (!this.mayThrow) return false;
    const thrown = [1, 2, 3, 4, 5].filter((die) => this.attempt === 0 || !this.kept[die - 1]);
    const done = this.#local.play(`t${thrown.join('')}`);
    if (done) this.#afterwards();
    return done;
  }

  /** Own dice: what fell. */
  enter(faces: readonly number[]): boolean {
    const done = this.#local.enterDice(faces);
    if (done) this.#afterwards();
    return done;
  }

  mark(square: string): boolean {
    const done = this.#local.mine && this.#local.play(square);
    if (done) this.#afterwards();
    return done;
  }

  pass(): boolean {
    return this.mark('-');
  }

  takeBack(): boolean {
    return this.#local.takeBack();
  }

  async askChances(): Promise<void> {
    const { table } = this.#local;
    const { setup } = table;
    if (setup === null || this.attemptsLeft === 0 || this.#local.phase !== 'playing') return;
    const asked = this.position;
    const chances = await this.#services.computer.chances({ setup, tokens: tokensOf(table) });
    this.#asked = { position: asked, chances };
  }

  /** What was kept stays kept within a turn. */
  #afterwards(): void {
    if (this.position.attempt === 0) this.kept = NONE_KEPT;
  }

  #diceViews(): readonly DieView[] {
    const lying = lyingDice(tokensOf(this.#local.table));
    return [1, 2, 3, 4, 5].map((die) => ({
      die,
      face: lying?.faces[die - 1] ?? null,
      kept: this.counts && this.attemptsLeft > 0 && this.kept[die - 1]!,
      fresh: lying?.fresh.includes(die - 1) ?? false,
    }));
  }

  #squareViews(): readonly SquareView[] {
    const { position } = this;
    const { sheet } = position;
    const open = this.#local.mine ? markableSquares(position) : NO_SQUARES;
    const fresh = freshMark(this.#local);
    const chain = chainOf(position);
    const near = this.bonus ? neighboursOf(position.anchor) : NO_SQUARES;
    return Array.from({ length: sheet.rows * sheet.columns }, (_, index) => {
      const square = squareAt(Math.floor(index / sheet.columns), index % sheet.columns);
      const owner = ownerOf(position, square);
      return {
        name: makeSquare(square),
        row: Math.floor(index / sheet.columns),
        column: index % sheet.columns,
        character: characterAt(sheet, square) as SquareView['character'],
        owner,
        start: has(sheet.starts[0], square) || has(sheet.starts[1], square),
        markable: has(open, square),
        quad: has(open, square) && isQuadSquare(position, square),
        anchor: square === position.anchor,
        beside: owner === null && has(near, square),
        inChain: has(chain, square),
        fresh: square === fresh,
      };
    });
  }
}

const ownerOf = ({ crosses, circles }: CowpathPosition, square: Square): 0 | 1 | null =>
  has(crosses, square) ? 0 : has(circles, square) ? 1 : null;

const isQuadSquare = ({ dice, sheet }: CowpathPosition, square: Square): boolean =>
  SYMBOLS.some((_, face) => ((quadSymbol(dice) >> face) & 1) === 1 && has(sheet.bearing[face]!, square));

const optionsOf = (position: CowpathPosition): readonly MarkOption[] => {
  if (position.kind !== 'decision' || position.attempt === 0) return [];
  const open = markableSquares(position);
  return SYMBOLS.flatMap((symbol, face) => {
    const squares = listSquares(overlap(open, position.sheet.bearing[face]!)).map(makeSquare);
    if (squares.length === 0) return [];
    return [{ symbol, quad: ((quadSymbol(position.dice) >> face) & 1) === 1, squares }];
  });
};

const chainOf = (position: CowpathPosition): Squares =>
  position.result?.kind === 'win' ? winningChain(position, position.result.seat as 0 | 1) : NO_SQUARES;

const freshMark = (local: GameTable): Square | null => {
  const event = local.last?.event;
  return event?.kind === 'played' ? parseSquare(event.token) : null;
};

export const sideOf = (seat: Seat): 'crosses' | 'circles' => (seat === 0 ? 'crosses' : 'circles');
