/** A small game of Trio to try a rule on, both colours in one hand: real positions, every tap answered by the rules. */
import type { WhoIs } from '../../who.ts';
import { type Seat, isRefusal } from '@abacow/rules';
import {
  type Action,
  FACES,
  type Square,
  type TrioPosition,
  NO_DICE,
  PAWNS,
  diceIn,
  fallOf,
  isTaken,
  placeOf,
  shiftOf,
  stepTrio,
  targetSquares,
  trio,
} from '@abacow/rules/trio';
import { type Choice, NO_CHOICE, pick } from '../board/choice.ts';
import { type Die, mayKeep, throwKeeping, toggleKept } from '../dice/dice.ts';
import { type Happening, type KeptDie, type RoundWon, happeningOf } from '../table/happenings.ts';
import { changeWords, sumWords, taskWords, toldWords } from '../table/sentences.ts';
import { type Answer, no, plain, refused, yes } from '../../../learn/answer.ts';
import { type Falls, fallsOf } from '../../../learn/fallen.ts';
import { trioAfter, trioSetup, trioTokens } from './shorthand.ts';
import type { TrioTry } from './rules.ts';
import { say } from '../../../learn/words.svelte.ts';

export type TrioTrialOf = Extract<TrioTry, { kind: 'play' }>;

export const colourOf: WhoIs = (seat) => ({ you: false, name: say(seat === 0 ? 'side.0' : 'side.1') });

const facesFrom = (text: string): readonly number[] => [...text].map(Number);

export class TrioTrial {
  readonly #trial: TrioTrialOf;
  readonly #random: () => number;
  #falls: Falls;

  position: TrioPosition = $state.raw()!;
  choice: Choice = $state.raw(NO_CHOICE);
  kept: KeptDie = $state.raw(0);
  faces: readonly [number, number] | null = $state.raw(null);
  throws: readonly [number, number] = $state.raw([0, 0]);
  fresh: Square | null = $state.raw(null);
  /** The round that was won here, still to be looked at. */
  won: RoundWon | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  readonly done = $derived(this.won !== null);

  constructor(trial: TrioTrialOf, random: () => number) {
    this.#trial = trial;
    this.#random = random;
    this.#falls = this.#written();
    this.restart();
  }

  restart(): void {
    const { setup, turns, dice } = this.#trial;
    this.#falls = this.#written();
    this.position = trioAfter(trioSetup(setup), trioTokens(turns, dice));
    const { first, second } = this.position;
    this.faces = first === NO_DICE ? null : [first, second];
    this.choice = NO_CHOICE;
    this.kept = 0;
    this.fresh = null;
    this.won = null;
    this.answer = null;
  }

  keep(die: Die): void {
    if (this.done) return;
    const next = stepTrio(this.position, throwKeeping(die));
    if (isRefusal(next) && !mayKeep(this.position, die)) this.answer = refused(next);
    else this.kept = toggleKept(this.position, this.kept, die);
  }

  throwDice(): void {
    if (this.done) return;
    const due = this.#step(throwKeeping(this.kept));
    if (due === null) return;
    const fell = this.#falls.next(2);
    const inAir = [1, 2].filter((die) => (due.thrown & die) !== 0);
    const faces = inAir.map((die) => fell[die - 1]!);
    this.throws = [this.throws[0] + (due.thrown & 1), this.throws[1] + (due.thrown >> 1)];
    this.kept = 0;
    this.#act(fallOf(faces.slice(0, diceIn(due.thrown))));
  }

  pick(square: Square): void {
    if (this.done) return;
    const picked = pick(this.position, this.choice, square);
    if (picked.kind === 'move') this.#act(picked.move);
    else if (picked.kind === 'choice') {
      this.choice = picked.choice;
      const { position, choice } = this;
      this.answer = plain(() => taskWords(position, choice, null, true, colourOf));
    } else this.#explain(square);
  }

  drop(from: Square, to: Square): void {
    this.#act(shiftOf(from, to));
  }

  #written(): Falls {
    return fallsOf(this.#trial.falls.map(facesFrom), FACES, this.#random);
  }

  /** A square that leads nowhere: the rules say why, asked the way the player meant it. */
  #explain(square: Square): void {
    const { position } = this;
    const own = position.pawns[position.seat]!;
    const target = targetSquares(position)[0] ?? square;
    const meant = whichMeant(position, own, square, target);
    const next = stepTrio(position, meant);
    this.answer = isRefusal(next) ? refused(next) : no(() => '');
  }

  #act(action: Action): void {
    const before = this.position;
    const after = this.#step(action);
    if (after === null) return;
    const told = happeningOf(trio.effects(before, action, after));
    this.choice = NO_CHOICE;
    if (after.first !== NO_DICE) this.faces = [after.first, after.second];
    if (action.kind === 'place') this.fresh = action.square;
    if (action.kind === 'move') this.fresh = action.to;
    if (told?.kind === 'round') this.won = told;
    if (told !== null) this.answer = answerTo(told, after);
  }

  #step(action: Action): TrioPosition | null {
    const next = stepTrio(this.position, action);
    if (isRefusal(next)) {
      this.answer = refused(next);
      return null;
    }
    this.position = next;
    return next;
  }
}

const whichMeant = (
  position: TrioPosition,
  own: readonly Square[],
  square: Square,
  target: Square,
): Action => {
  if (own.includes(square) && own.length < PAWNS) return shiftOf(square, target);
  const foreign = own.length === PAWNS && isTaken(position, square);
  return foreign ? shiftOf(square, target) : placeOf(square);
};

const answerTo = (told: Happening, after: TrioPosition): Answer => {
  const { board } = after.setup;
  const words = (): string => toldWords(board, told, colourOf);
  if (told.kind === 'round') return yes(() => `${words()} ${countWords(told, after)}`.trim());
  const next = (): string => `${words()} ${taskWords(after, NO_CHOICE, told, true, colourOf)}`;
  if (told.kind === 'placed') return yes(next);
  return plain(told.kind === 'thrown' ? () => taskWords(after, NO_CHOICE, told, true, colourOf) : next);
};

const countWords = (won: RoundWon, { setup }: TrioPosition): string => {
  if (won.count.scores.length === 0) return '';
  const scores = won.count.scores.map(
    (score, seat: Seat) => `${colourOf(seat).name}: ${changeWords(setup.board, won, seat, score)}`,
  );
  return `${sumWords(won)}. ${scores.join('; ')}.`;
};
