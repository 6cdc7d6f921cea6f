/** View model of what a Trio table shows: what happened, the dice, the won round, the players. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { PAWNS } from '@abacow/rules/trio';
import { type RollOff, openingThrowsMade, rollOffOf, stepsOf } from '@abacow/table';
import { NO_CHOICE } from '../board/choice.ts';
import { Asking } from '../help/asking.svelte.ts';
import type { Happening, KeptDie, Lost, RoundWon } from '../story/happenings.ts';
import { facesOf, lastRoll, lotOf } from '../story/lots.ts';
import type { Player } from './Runner.svelte';
import { type SquareState, litHeaders, squareStates } from '../board/squares.ts';
import { type Story, lastRound, storyOf } from '../story/story.ts';
import type { Who } from '../../../table/registry/who.ts';
import { formatNumber } from '../../../base/i18n/language.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { TrioInput } from '../input/input.svelte.ts';
import { type SeatNote, seatNote } from '../../../table/words/seat-note.ts';
import { type SeatFace, faceAt } from '../../../table/opponents/seat-faces.ts';
import { whoAt } from '../../../table/words/who.ts';
import { whoPlayed } from '../../../table/words/earlier-players.ts';
import { hintedSquares } from './table-words.ts';

const DARK: ReadonlySet<number> = new Set();

export class TrioStory {
  readonly #table: GameTable;
  readonly #turn: TrioInput;
  readonly #asking: Asking;

  readonly #story: Story = $derived.by(() => storyOf(stepsOf(this.#table.state)));
  readonly happenings: readonly Happening[] = $derived(this.#story.happenings);
  readonly latest: Happening | null = $derived(this.happenings.at(-1) ?? null);

  /** Doubles placed so far. Each gave another throw. */
  readonly doubles: number = $derived(
    this.happenings.filter((happening) => happening.kind === 'placed' && happening.again).length,
  );

  /** The roll-off; null after it. */
  readonly lots: RollOff | null = $derived.by(() =>
    this.#table.phase === 'opening' ? rollOffOf(this.#table.state) : null,
  );
  /** The won round that is on screen; after the game, the last round. */
  readonly won: RoundWon | null = $derived.by(() => {
    const shown = this.#table.holding || this.#turn.position.kind === 'over';
    return shown && this.latest?.kind === 'round' ? lastRound(this.#story) : null;
  });

  /** The winner's points are added when the row was added up. */
  readonly scores: readonly number[] = $derived.by(() => {
    const { won } = this;
    const { scores } = this.#turn.position;
    if (won === null || !this.#table.holding || !this.#asking.addsUp(won)) return scores;
    return scores.map((score, seat) => (seat === won.seat ? need(won.count.scores[seat]).before : score));
  });

  readonly faces: readonly [number, number] | null = $derived.by(() => {
    const rollOff = rollOffOf(this.#table.state);
    const roll = rollOff === null ? null : lastRoll(rollOff);
    return this.#story.faces ?? (roll === null ? null : facesOf(roll));
  });
  readonly throws: readonly [number, number] = $derived.by(() => {
    const before = openingThrowsMade(this.#table.state);
    const [first, second] = this.#story.throws;
    return [before + first, before + second];
  });
  /** The die that the player keeps now; otherwise the one kept in the last throw. */
  readonly kept: KeptDie = $derived.by(() => {
    if (this.#turn.mayThrow) return this.#turn.kept;
    return this.latest?.kind === 'thrown' ? this.latest.kept : 0;
  });

  readonly states: readonly SquareState[] = $derived.by(() =>
    squareStates({
      position: this.#turn.position,
      choice: this.#turn.mayPlace ? this.#turn.shown : NO_CHOICE,
      mine: this.#table.mine,
      pawns: this.won?.pawns ?? null,
      row: this.won?.row ?? null,
      fresh: this.latest?.kind === 'placed' || this.latest?.kind === 'round' ? this.latest.square : null,
      advised: hintedSquares(this.#table.hints?.hint ?? null),
      asks: this.#asking.asks,
    }),
  );
  readonly lit: ReadonlySet<number> = $derived.by(() =>
    this.won === null && this.#table.phase === 'playing' && this.#asking.asks === null
      ? litHeaders(this.#turn.position)
      : DARK,
  );

  readonly players: readonly Player[] = $derived.by(() => {
    const pawns = this.won?.pawns ?? this.#turn.position.pawns;
    return this.#table.state.seats.map((_, seat) => ({
      name: this.who(seat).name,
      inHand: PAWNS - need(pawns[seat]).length,
      lot: this.lots === null ? null : this.#lot(this.lots, seat),
      face: this.#face(seat),
    }));
  });
  /** Separate from what waits for rolling dice, because clocks go on meanwhile. */
  readonly notes: readonly SeatNote[] = $derived.by(() =>
    this.#table.state.seats.map((_, seat) => seatNote(this.#table, seat)),
  );
  /** The seat highlighted in the list of players. */
  readonly active: Seat | null = $derived.by(() => this.won?.seat ?? this.#table.lost ?? this.#table.toAct);
  /** Why the turn that is on screen was lost. */
  readonly lost: Lost['why'] | null = $derived.by(() =>
    this.#table.lost !== null && this.latest?.kind === 'lost' ? this.latest.why : null,
  );

  constructor(table: GameTable, turn: TrioInput, asking: Asking = new Asking(table)) {
    this.#asking = asking;
    this.#table = table;
    this.#turn = turn;
  }

  readonly who = (seat: Seat): Who => whoAt(this.#table, seat);

  readonly whoDid = (happening: Happening): Who => {
    const token = this.#story.tokens.get(happening);
    return token === undefined ? this.who(happening.seat) : whoPlayed(this.#table, happening.seat, token);
  };

  /** A right answer pleases, before the pawn is placed. */
  #face(seat: Seat): SeatFace | null {
    const face = faceAt(this.#table, seat);
    const isRight = this.#asking.rightAnswer !== null && this.#turn.position.seat === seat;
    return face !== null && 'picture' in face && isRight ? { ...face, mood: 'pleased' } : face;
  }

  #lot(lots: RollOff, seat: Seat): string {
    const total = lotOf(lots, seat);
    return total === null ? '–' : formatNumber(total);
  }
}
