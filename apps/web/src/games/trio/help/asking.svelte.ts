/** View model of what a Trio table asks the player on turn, and the winner of a round. */
import { need } from '@abacow/rules/need';
import { type Square, type TrioPosition, numberAt, targetSquares } from '@abacow/rules/trio';
import type { Seat } from '@abacow/rules';
import {
  ALL_SHOWN,
  type GivenAnswer,
  type SeatHelp,
  askedResult,
  helpOf,
  isAnswerAwaited,
  isResultShown,
  isRightAnswer,
  isSameHelp,
  lostTokenOf,
  gameAt,
} from '@abacow/table';
import type { Asks } from '../board/squares.ts';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { RoundWon } from '../story/happenings.ts';
import { announce } from '../../../base/announce/announce.svelte.ts';
import { positionAt } from '../story/position.ts';
import { sumWords } from '../board/sentences.ts';
import { t } from '../texts/index.ts';

/** After so many wrong answers or squares, the table offers to show the answer. */
const WRONG_BEFORE_OFFER = 2;

/** A player who is shown the answer to one question, and the help to go back to afterwards. */
type Helped = { readonly position: TrioPosition; readonly seat: Seat; readonly help: SeatHelp };

export class Asking {
  readonly #table: GameTable;
  /** How often the question at this position was answered wrong. */
  #wrong: { readonly position: TrioPosition; readonly count: number } | null = $state.raw(null);
  #helped: Helped | null = $state.raw(null);
  /** The position at which the player tapped the wrong square, although the number was known. */
  #missedAt: TrioPosition | null = $state.raw(null);
  /** The last round whose row was added up, or skipped. */
  #addedRound: number | null = $state.raw(null);
  /** The last round whose row was added up right. */
  #rightRound: number | null = $state.raw(null);

  readonly #help: SeatHelp = $derived.by(() => helpOf(this.#table.state, this.#position.seat));
  /**
   * Null: nothing is hidden. Does not depend on whether the player can act at this moment: while an online answer is on
   * its way, the squares stay hidden.
   */
  readonly asks: Asks | null = $derived.by(() => {
    const { state, mySeats } = this.#table;
    const finds = this.#help.help === 'find';
    if (askedResult(state) === null || (!finds && !isAnswerAwaited(state))) return null;
    if (!mySeats.includes(this.#position.seat)) return 'other';
    return finds ? 'find' : 'work-out';
  });
  readonly hidesNumbers: boolean = $derived(this.asks === 'work-out' && this.#help.hidesNumbers);
  readonly answer: GivenAnswer | null = $derived.by(() => this.#table.state.game?.answer ?? null);
  /** The number is known; the square where it is wanted is not found yet. */
  readonly isMissed: boolean = $derived(this.#missedAt !== null && this.#missedAt === this.#position);
  /** The wrong answer by which a player of this device lost the turn that is on screen. */
  readonly lostBy: { readonly position: TrioPosition; readonly value: number } | null = $derived.by(() => {
    const { lost, last, mySeats } = this.#table;
    if (lost === null || last?.event.kind !== 'answered' || !mySeats.includes(lost)) return null;
    return { position: gameAt(last.before).position as TrioPosition, value: last.event.value };
  });
  /** The right answer of a player of this device who places a pawn now. */
  readonly rightAnswer: number | null = $derived.by(() => {
    const { state, mySeats } = this.#table;
    const isMine = mySeats.includes(this.#position.seat) && this.#help.help === 'work-out';
    const answer = state.game?.answer;
    return isMine && askedResult(state) !== null && answer?.right === true ? answer.value : null;
  });
  /** The last wrong answer of a player of this device to whom the table shows the result, because there were too many. */
  readonly shownAfter: number | null = $derived.by(() => {
    const { state, mySeats } = this.#table;
    const isShown = mySeats.includes(this.#position.seat) && isResultShown(state);
    return isShown && this.answer?.right === false ? this.answer.value : null;
  });
  readonly costsTurn: boolean = $derived.by(() => lostTokenOf(this.#table.state) !== null);

  /** Where a wrong answer costs the turn, nobody gets out of a question. */
  readonly offersHelp: boolean = $derived.by(() => {
    const isOwn = this.asks === 'find' || this.asks === 'work-out';
    const count = this.#wrong?.position === this.#position ? this.#wrong.count : 0;
    return isOwn && !this.costsTurn && count >= WRONG_BEFORE_OFFER;
  });

  constructor(table: GameTable) {
    this.#table = table;
  }

  get #position(): TrioPosition {
    return positionAt(this.#table);
  }

  give(value: number): boolean {
    const position = this.#position;
    const isRight = isRightAnswer(this.#table.state, value);
    const given = this.#table.answer(value);
    if (given && !isRight) this.#countWrong(position);
    return given;
  }

  /** Shows everything for this question. */
  helpMe(): boolean {
    const position = this.#position;
    const { seat } = position;
    const help = need(this.#table.state.helps[seat]);
    if (!this.offersHelp || !this.#table.chooseHelp(seat, ALL_SHOWN)) return false;
    this.#helped = { position, seat, help };
    return true;
  }

  /** Call it when the table changed: after the question the player has the own help again, unless another was chosen. */
  endHelp(): void {
    const helped = this.#helped;
    const { state, phase } = this.#table;
    if (helped === null || helped.position === this.#position) return;
    const isChanged = !isSameHelp(need(state.helps[helped.seat]), ALL_SHOWN);
    // Online, a command may still be on its way: then it is tried again.
    if (phase === 'over' || isChanged || this.#table.chooseHelp(helped.seat, helped.help))
      this.#helped = null;
  }

  #countWrong(position: TrioPosition): void {
    const before = this.#wrong?.position === position ? this.#wrong.count : 0;
    this.#wrong = { position, count: before + 1 };
  }

  /** Whether the dice point at this square. */
  isTarget(square: Square): boolean {
    return targetSquares(this.#position).includes(square);
  }

  /** Answers with a square that the dice do not point at. That can cost the turn. */
  giveWrongSquare(square: Square): void {
    const position = this.#position;
    if (isAnswerAwaited(this.#table.state)) this.give(numberAt(position.setup.board, square));
    else {
      this.#missedAt = position;
      this.#countWrong(position);
    }
  }

  /** The winner of a round with points adds them up, unless everything is shown. */
  addsUp({ seat, round, count }: RoundWon): boolean {
    const { state, mySeats } = this.#table;
    const isCounted = count.unit === 'points' && count.scores.length > 0;
    const isAsked = mySeats.includes(seat) && helpOf(state, seat).help !== 'show';
    return isCounted && isAsked && this.#addedRound !== round;
  }

  /** The row was added up, or its sum is shown instead. */
  added(won: RoundWon, right: boolean): void {
    this.#addedRound = won.round;
    if (right) this.#rightRound = won.round;
    announce(right ? `${t('trio.add.right')} ${sumWords(won)}.` : `${sumWords(won)}.`);
  }

  isAddedRight({ round }: RoundWon): boolean {
    return this.#rightRound === round;
  }
}
