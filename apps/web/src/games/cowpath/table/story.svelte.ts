/** View model of what a Cowpath table shows: turns so far, banner, newest mark, quads. */
import type { Banner } from '../../../base/ui/banner.ts';
import type { Who } from '../../../table/registry/who.ts';
import type { Seat, Setup } from '@abacow/rules';
import { describePosition, describeTurn } from '../board/describe-position.ts';
import type { Turn } from '../board/turns.ts';
import { t } from '../texts/index.ts';
import type { CowpathTurn } from './turn.svelte.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import { opensIn, whoAt } from '../../../table/words/who.ts';
import { whoPlayed } from '../../../table/words/earlier-players.ts';

const isCowpath = (setup: Setup | null): setup is Extract<Setup, { game: 'cowpath' }> =>
  setup?.game === 'cowpath';

/** A seat may change hands during a turn. The turn is shown under the player who ended it. */
const lastTokenOf = ({ from, attempts, end }: Turn): number =>
  from + attempts.length - (end === 'nothing' ? 1 : 0);

export class CowpathStory {
  readonly #table: GameTable;
  readonly #turn: CowpathTurn;

  readonly turns: readonly Turn[] = $derived.by(() => this.#turn.turns);
  readonly latestMark: string | null = $derived(
    this.turns.findLast((turn) => turn.mark !== null)?.mark ?? null,
  );
  /** Quads marked so far. Each gave a bonus turn. */
  readonly quads: number = $derived(this.turns.filter((turn) => turn.bonus).length);
  readonly beginner: string = $derived.by(() => {
    const setup = this.#table.state.game?.setup ?? null;
    return isCowpath(setup) ? t(setup.first === 0 ? 'cowpath.begins.x' : 'cowpath.begins.o') : '';
  });
  readonly banner: Banner = $derived.by(() => this.#describe());
  /** For a computer, the dice that it did not throw again; for people, the dice that they keep. */
  readonly kept: readonly boolean[] = $derived.by(() => {
    const { dice, attempt } = this.#turn;
    return this.#table.mine || attempt < 2 ? dice.map((die) => die.kept) : dice.map((die) => !die.fresh);
  });

  constructor(table: GameTable, turn: CowpathTurn) {
    this.#table = table;
    this.#turn = turn;
  }

  who(seat: Seat): Who {
    return whoAt(this.#table, seat);
  }

  #describe(): Banner {
    if (this.#table.phase === 'opening') {
      const time = opensIn(this.#table);
      return {
        title: t('table.coin.title'),
        detail: time === '' ? '' : t('table.opens', { time }),
        joy: false,
      };
    }
    const finished = this.turns.findLast((turn) => turn.end !== null);
    const last =
      finished === undefined
        ? ''
        : describeTurn(finished, whoPlayed(this.#table, finished.seat, lastTokenOf(finished)));
    if (this.#table.lost !== null) return { title: t('cowpath.lost'), detail: last, joy: false };
    if (this.#turn.selected !== null) return { title: t('table.confirm.ask'), detail: last, joy: false };
    const who = this.who(this.#turn.seat);
    return describePosition(this.#turn.position, who, last, this.#table.mine || who.you);
  }
}
