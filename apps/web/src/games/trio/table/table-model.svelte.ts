/** View model of a Trio table: what the player is asked, what the tray offers, and what waits for rolling dice. */
import type { Square, TrioPosition } from '@abacow/rules/trio';
import { openingThrowsMade, tokensIn } from '@abacow/table';
import { untrack } from 'svelte';
import { announce } from '../../../base/announce/announce.svelte.ts';
import type { Banner } from '../../../base/ui/banner.ts';
import type { Hint } from '../../../table/computer/hint.ts';
import { AfterRoll } from '../../../table/frame/after-roll.svelte.ts';
import { followTable } from '../../../table/frame/follow-table.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { Services } from '../../../table/services/services.ts';
import type { SquareState } from '../board/squares.ts';
import { ROLL_MS } from '../dice/tumble.ts';
import { Asking } from '../help/asking.svelte.ts';
import {
  askBanner,
  foundText,
  rightBanner,
  solutionBanner,
  solutionWords,
  solvedText,
  squareName,
} from '../help/help-words.ts';
import { followAnswers } from '../help/recording.svelte.ts';
import { type TrioInput, targetOf } from '../input/input.svelte.ts';
import { t } from '../texts/index.ts';
import type { Happening, Lost } from '../story/happenings.ts';
import type { Player } from './Runner.svelte';
import { squareLabel } from '../board/sentences.ts';
import { TrioStory } from './story.svelte.ts';
import { confirmText, lotBanner, throwText, turnBanner } from './table-words.ts';
import { trioTurn } from './turn.ts';
import { trioVoice } from './voice.ts';

/** What the player does below the dice. */
export type Task = 'confirm' | 'work-out' | 'find' | 'place' | 'throw';

/** What is shown only when the dice lie still. */
type Shown = {
  readonly banner: Banner;
  readonly happenings: readonly Happening[];
  readonly players: readonly Player[];
  readonly active: number | null;
  readonly lost: Lost['why'] | null;
};

export class TrioTableModel {
  readonly table: GameTable;
  readonly asking: Asking;
  readonly turn: TrioInput;
  readonly story: TrioStory;
  readonly afterRoll: AfterRoll<Shown>;

  /** The question whose answer is explained. */
  explained: TrioPosition | null = $state.raw(null);

  readonly position: TrioPosition = $derived.by(() => this.turn.position);
  readonly hint: Hint | null = $derived.by(() => this.table.hints?.hint ?? null);
  readonly addsUp: boolean = $derived.by(() => this.story.won !== null && this.asking.addsUp(this.story.won));
  readonly task: Task = $derived.by(() => {
    const { asks } = this.asking;
    if (this.turn.selected !== null) return 'confirm';
    if (asks === 'work-out' || asks === 'find') return asks;
    // Online also while an answer is on its way.
    return this.position.placing && this.table.mySeats.includes(this.position.seat) ? 'place' : 'throw';
  });
  readonly banner: Banner = $derived.by(() => this.#describe());
  /** What a player of this device should have answered, while the turn that this cost is on screen. */
  readonly solution: string = $derived.by(() =>
    this.asking.lostBy === null ? '' : solvedText(this.asking.lostBy.position),
  );
  readonly #mayRoll: boolean = $derived.by(() => this.story.lots !== null && this.table.mine);

  readonly throwButton = $derived.by(() => {
    const { lost } = this.afterRoll.now;
    return {
      text: this.#throwText(lost),
      open: lost !== null || this.#mayRoll || this.turn.mayThrow,
      lost: lost !== null,
    };
  });
  readonly confirmText: string = $derived.by(() => {
    const { selected } = this.turn;
    const { board } = this.position.setup;
    if (selected === null) return '';
    return this.asking.asks === 'find'
      ? t('trio.confirm.found', { number: foundText(board, targetOf(selected)) })
      : confirmText(board, selected);
  });

  /** Create it during component initialization. */
  constructor(table: GameTable, services: Services) {
    this.table = table;
    this.asking = new Asking(table);
    this.turn = trioTurn(
      table,
      (refusal) => refusal.kind === 'pick' && announce(t(`trio.refused.${refusal.why}`)),
      this.asking,
    );
    this.story = new TrioStory(table, this.turn, this.asking);
    followTable(table, trioVoice(table, this.turn, this.asking), this.turn, services.notes);
    this.afterRoll = new AfterRoll(ROLL_MS, () => ({
      throws: table.ownDice ? 0 : this.story.throws[0] + this.story.throws[1],
      steps: tokensIn(table.state) + openingThrowsMade(table.state),
      value: {
        banner: this.banner,
        happenings: this.story.happenings,
        players: this.story.players,
        active: this.story.active,
        lost: this.story.lost,
      },
    }));
    followAnswers({
      table,
      isAsked: () => this.asking.asks !== null && table.mine && !this.afterRoll.rolling,
      now: services.now,
      record: ({ player, answer }) =>
        void import('../../../device/facts/learner.ts').then(({ recorder }) => recorder(player)(answer)),
    });
    $effect(() => {
      void [this.position, table.saved];
      untrack(() => this.asking.endHelp());
    });
    $effect(() => {
      // The won round was taken back: there is nothing to show.
      if (table.holding && this.story.won === null) table.release();
    });
  }

  pick(square: Square): void {
    const isEarly = this.asking.asks === 'work-out' && this.table.mine;
    if (this.turn.mayPlace || this.turn.mayThrow || isEarly) this.turn.pick(square);
    else announce(t('trio.refused.wait'));
  }

  throwDice(): void {
    if (this.table.lost !== null) this.table.release();
    else if (this.#mayRoll) this.table.roll();
    else this.turn.throwDice();
  }

  helpMe(): void {
    const asked = this.position;
    if (this.asking.helpMe()) this.explained = asked;
  }

  labelOf(state: SquareState): string {
    const { board } = this.position.setup;
    return this.asking.asks === null
      ? squareLabel(board, state, this.story.who)
      : squareName(board, state, this.asking.hidesNumbers, this.story.who);
  }

  #throwText(lost: Lost['why'] | null): string {
    if (lost !== null)
      return this.asking.lostBy === null ? t(`trio.lost.${lost}`) : t('trio.lost.understood');
    return this.story.lots === null ? throwText(this.turn.kept, this.story.faces) : t('trio.lot.button');
  }

  #describe(): Banner {
    const { table, asking, turn, story, position } = this;
    const { asks, answer, isMissed, lostBy, rightAnswer, shownAfter } = asking;
    if (story.lots !== null) return lotBanner(story.lots, table.toAct ?? 0, table.mine, story.who);
    if (turn.selected !== null) return { title: t('table.confirm.ask'), detail: '', joy: false };
    if (lostBy !== null) return solutionBanner(lostBy);
    if (asks !== null)
      return askBanner(position, asks, turn.choice, story.who(position.seat).name, answer, isMissed);
    const isLost = table.lost !== null;
    const banner = turnBanner(
      position,
      turn.choice,
      story.latest,
      table.mine,
      story.who,
      story.whoDid,
      isLost,
    );
    if (shownAfter !== null) return { ...banner, detail: solutionWords(position, shownAfter) };
    return rightAnswer === null ? banner : rightBanner(banner, position, rightAnswer);
  }
}
