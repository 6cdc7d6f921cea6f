/** View model of the look back at one game: what it shows, and in which words. */
import type { Step } from '@abacow/ai/analysis';
import {
  type GameRecord,
  type Position,
  type Seat,
  earlierPlayer,
  isUnreadable,
  replay,
} from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { untrack } from 'svelte';
import { announce } from '../../../base/announce/announce.svelte.ts';
import { formatPercent } from '../../../base/i18n/language.svelte.ts';
import { describeStep } from '../../../games/words/move-words.ts';
import { chancesOf, knownChance } from '../../../table/analysis/chances.ts';
import { LookBack } from '../../../table/analysis/look-back.svelte.ts';
import { isYou, nameAt, nameOf, namesOf } from '../../../table/analysis/record-names.ts';
import { t } from '../../../table/analysis/texts/index.ts';
import { type MomentWords, describeMoment, momentText } from '../moments/moment-words.ts';
import { type Moment, keyMoments } from '../moments/moments.ts';
import { type Dice, diceBySteps } from './dice.ts';
import { type ResultWords, describeResult } from './result-words.ts';
import { takenBackWords } from './taken-back-words.ts';
import { Viewing } from './viewing.svelte.ts';

export class ReviewModel {
  readonly record: GameRecord;
  /** Played on this device. */
  readonly own: boolean;
  readonly look: LookBack;
  readonly viewing: Viewing;
  /** Before the first step and after each one. */
  readonly positions: readonly Position[];
  readonly dice: readonly Dice[];
  readonly result: ResultWords;
  readonly takenBack: readonly string[];

  readonly moments: readonly Moment[] = $derived.by(() =>
    this.look.analysis === null ? [] : keyMoments(this.look.steps, this.#isPerson),
  );
  readonly chances = $derived.by(() => chancesOf(this.look.steps));
  readonly at: number = $derived.by(() => {
    const { shown } = this.viewing;
    return shown.kind === 'step' ? shown.at : shown.moment.step.at;
  });
  /** The moment that is shown; null for a step. */
  readonly words: MomentWords | null = $derived.by(() => {
    const { shown } = this.viewing;
    return shown.kind === 'moment' ? describeMoment(shown.moment, this) : null;
  });
  /** The step that is shown, in words. */
  readonly description: string = $derived.by(() =>
    t('lookback.point', { step: this.at, what: this.#whatAt(this.at) }),
  );
  /** The chances after it, as far as they are known. */
  readonly chanceWords: string = $derived.by(() => this.#chancesAt(this.at));

  /** Create it during component initialization. */
  constructor(record: GameRecord, own: boolean) {
    this.record = record;
    this.own = own;
    this.look = new LookBack(record);
    const positions = replay(record.setup, record.tokens);
    this.positions = isUnreadable(positions) ? [] : positions;
    this.dice = diceBySteps(record.setup.game, record.tokens);
    this.result = describeResult(record, need(this.positions.at(-1)), own);
    this.takenBack = takenBackWords(record, own);
    this.viewing = new Viewing(record.tokens.length, () => this.moments);
    $effect(() => {
      if (this.look.analysis !== null) untrack(() => this.viewing.begin());
    });
  }

  readonly nameOf = (seat: Seat): string => nameOf(this.record, seat, this.own);
  readonly isYou = (seat: Seat): boolean => isYou(this.record, seat, this.own);
  readonly allNamesOf = (seat: Seat): string => namesOf(this.record, seat, this.own);
  /** By step number, from 1. */
  readonly nameAt = (seat: Seat, step: number): string => nameAt(this.record, seat, step - 1, this.own);

  showMoment(index: number): void {
    this.viewing.showMoment(index);
    const moment = this.moments[index];
    if (moment === undefined) return;
    const title = t('lookback.film.at', { at: index + 1, count: this.moments.length });
    announce(`${title}. ${momentText(describeMoment(moment, this))}`);
  }

  showDecision(step: Step): void {
    this.viewing.showDecision({ kind: 'costly', step, other: need(step.decision.options[0]).move });
  }

  readonly #isPerson = (seat: Seat, step: number): boolean =>
    (earlierPlayer(this.record, seat, step - 1) ?? this.record.players[seat])?.kind === 'person';

  #whatAt(step: number): string {
    if (step === 0) return t('lookback.start');
    const before = need(this.positions[step - 1]);
    const mover = before.kind === 'decision' ? before.seat : 0;
    return describeStep(before.game, this.nameAt(mover, step), need(this.record.tokens[step - 1]));
  }

  #chancesAt(step: number): string {
    const line = this.chances[step] ?? [];
    const error = this.look.steps[Math.max(0, step - 1)]?.error ?? 0;
    return line
      .map((chance, seat) => {
        const known = formatPercent(knownChance(chance, error, line.length) / 100);
        return t(error === 0 ? 'lookback.chance' : 'lookback.chance.about', {
          name: this.nameOf(seat),
          chance: known,
        });
      })
      .join(' ');
  }
}
