/** View model of a Cowpath table: the tray, the hint, the chances, and what waits for rolling dice. */
import type { Banner } from '../../../base/ui/banner.ts';
import { ATTEMPTS, type CowpathPosition, SYMBOLS } from '@abacow/rules/cowpath';
import { tokensIn } from '@abacow/table';
import type { Hint } from '../../../table/computer/hint.ts';
import { AfterRoll } from '../../../table/frame/after-roll.svelte.ts';
import { followTable } from '../../../table/frame/follow-table.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { Services } from '../../../table/services/services.ts';
import type { SeatNote } from '../../../table/words/seat-note.ts';
import { seatNote } from '../../../table/words/seat-note.ts';
import type { Player } from '../board/Players.svelte';
import { type Turn, throwsByDie } from '../board/turns.ts';
import { TUMBLE_MS } from '../dice/tumble.ts';
import { describeCowpathHint } from '../board/hints.ts';
import { CowpathStory } from './story.svelte.ts';
import { cowpathButton, cowpathPlayers, keptWords } from './table-words.ts';
import { CowpathTurn } from './turn.svelte.ts';
import { cowpathVoice } from './voice.ts';

/** What is shown only when the dice lie still. */
type Shown = {
  readonly banner: Banner;
  readonly turns: readonly Turn[];
  readonly players: readonly Player[];
  readonly lost: boolean;
};

export class CowpathTableModel {
  readonly table: GameTable;
  readonly turn: CowpathTurn;
  readonly story: CowpathStory;
  readonly afterRoll: AfterRoll<Shown>;

  showsChances: boolean = $state(false);
  #askedAt: CowpathPosition | null = $state.raw(null);

  /** Asks whether four of a kind are really thrown away. */
  readonly asksThrowAway: boolean = $derived.by(() => this.#askedAt === this.turn.position);

  readonly isOpening: boolean = $derived.by(() => this.table.phase === 'opening');
  #sawToss = false;
  /** The side for which the coin fell, until somebody throws. Null for a coin that fell before this page was opened. */
  readonly beginner: 0 | 1 | null = $derived.by(() => {
    const hasBegun = this.table.phase === 'playing' && tokensIn(this.table.state) === 0;
    return hasBegun && this.#sawToss ? this.turn.seat : null;
  });
  readonly hint: Hint | null = $derived.by(() => (this.table.mine ? (this.table.hints?.hint ?? null) : null));
  readonly faces: readonly number[] = $derived.by(() =>
    this.turn.dice.flatMap((die) => (die.face === null ? [] : [SYMBOLS.indexOf(die.face)])),
  );
  readonly throws: readonly number[] = $derived.by(() => throwsByDie(this.turn.turns));
  /** Separate from what waits for rolling dice, because clocks go on meanwhile. */
  readonly notes: readonly SeatNote[] = $derived.by(() => [seatNote(this.table, 0), seatNote(this.table, 1)]);
  /** While a throw that lost the turn still rolls, it is shown as the last attempt. */
  readonly attempt: number = $derived.by(() => {
    const { attempt } = this.turn;
    return attempt === 0 && (this.afterRoll.rolling || this.table.lost !== null) ? ATTEMPTS : attempt;
  });
  readonly button = $derived.by(() => cowpathButton(this.table, this.turn, this.afterRoll.rolling));

  /** Create it during component initialization. */
  constructor(table: GameTable, services: Services) {
    this.table = table;
    this.#sawToss = table.phase === 'opening';
    this.turn = new CowpathTurn(table, services);
    this.story = new CowpathStory(table, this.turn);
    followTable(
      table,
      cowpathVoice(() => keptWords(this.turn)),
      this.turn,
      services.notes,
    );
    this.afterRoll = new AfterRoll(TUMBLE_MS, () => ({
      throws: table.ownDice ? 0 : this.throws.reduce((sum, often) => sum + often, 0),
      steps: tokensIn(table.state),
      value: {
        banner: this.story.banner,
        turns: this.story.turns,
        players: cowpathPlayers(table, this.turn),
        lost: table.lost !== null,
      },
    }));
    $effect(() => {
      const { attemptsLeft, chances } = this.turn;
      if (this.showsChances && attemptsLeft > 0 && chances === null) void this.turn.askChances();
    });
  }

  /** The button below the dice or the coin, and Space. */
  press(): void {
    if (this.isOpening) this.table.toss();
    else if (this.table.lost !== null) this.table.release();
    else if (this.turn.selected !== null) this.turn.confirm();
    else if (this.turn.breaksQuad) this.#askedAt = this.turn.position;
    else this.turn.throwDice();
  }

  answerThrowAway(isMeant: boolean): void {
    this.#askedAt = null;
    if (isMeant) this.turn.throwDice();
  }

  describeHint(hint: Hint): string {
    const { attempt, dice } = this.turn;
    return describeCowpathHint(hint, attempt === 0 ? [] : dice.flatMap((die) => die.face ?? []));
  }
}
