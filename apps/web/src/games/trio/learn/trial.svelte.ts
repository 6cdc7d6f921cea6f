/**
 * A small Trio game to try a rule on, with one player for both colours. The rules check every tap and give the
 * answer.
 */
import { need } from '@abacow/rules/need';
import type { WhoIs } from '../../../table/registry/who.ts';
import { type Seat, isRefusal } from '@abacow/rules';
import {
  type Action,
  FACES,
  type Move,
  type Square,
  type Throw,
  type TrioPosition,
  NO_DICE,
  PAWNS,
  fallOf,
  isTaken,
  parseMove,
  placeOf,
  shiftOf,
  stepTrio,
  targetSquares,
  trio,
} from '@abacow/rules/trio';
import { type Choice, NO_CHOICE } from '../board/choice.ts';
import { throwKeeping } from '../story/kept-die.ts';
import { type InputRefusal, TrioInput } from '../input/input.svelte.ts';
import { type Happening, type KeptDie, type RoundWon, happeningOf } from '../story/happenings.ts';
import { changeWords, sumWords, taskWords, happeningWords } from '../board/sentences.ts';
import { type Answer, no, plain, refused, yes } from '../../../table/lesson/answer.ts';
import { type Falls, fallsOf } from '../../../table/lesson/falls.ts';
import { trioAfter, trioSetup, trioTokens } from './shorthand.ts';
import type { TrioTry } from './rules.ts';
import { t } from './texts/index.ts';

export type TrioTrialOf = Extract<TrioTry, { kind: 'play' }>;

export const colourOf: WhoIs = (seat) => ({ you: false, name: t(seat === 0 ? 'side.0' : 'side.1') });

const facesFrom = (text: string): readonly number[] => [...text].map(Number);

export class TrioTrial {
  readonly #trial: TrioTrialOf;
  readonly #random: () => number;
  #falls: Falls;

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the constructor sets it through `restart`
  position: TrioPosition = $state.raw()!;
  faces: readonly [number, number] | null = $state.raw(null);
  throws: readonly [number, number] = $state.raw([0, 0]);
  fresh: Square | null = $state.raw(null);
  /** The round that was won here, while it is on screen. */
  won: RoundWon | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  readonly done = $derived(this.won !== null);
  readonly input = new TrioInput({
    position: () => this.position,
    mine: () => !this.done,
    onmove: (move) => this.#play(need(parseMove(move))),
    onchoose: (choice) => this.#ask(choice),
    onrefuse: (refusal) => this.#refuse(refusal),
  });

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
    this.input.clear();
    this.fresh = null;
    this.won = null;
    this.answer = null;
  }

  #written(): Falls {
    return fallsOf(this.#trial.falls.map(facesFrom), FACES, this.#random);
  }

  #play(move: Move): boolean {
    return move.kind === 'throw' ? this.#throw(move) : this.#act(move);
  }

  #throw(move: Throw): boolean {
    const due = this.#step(move);
    if (due === null) return false;
    const fell = this.#falls.next(2);
    const inAir = [1, 2].filter((die) => (due.thrown & die) !== 0);
    this.throws = [this.throws[0] + (due.thrown & 1), this.throws[1] + (due.thrown >> 1)];
    return this.#act(fallOf(inAir.map((die) => need(fell[die - 1]))));
  }

  #ask(choice: Choice): void {
    const { position } = this;
    this.answer = plain(() => taskWords(position, choice, null, true, colourOf));
  }

  /** Asks the rules why the move that the player meant is refused. */
  #refuse(refusal: InputRefusal): void {
    const next = stepTrio(this.position, moveMeant(this.position, this.input.kept, refusal));
    this.answer = isRefusal(next) ? refused(next) : no(() => '');
  }

  #act(action: Action): boolean {
    const before = this.position;
    const after = this.#step(action);
    if (after === null) return false;
    const happening = happeningOf(trio.effects(before, action, after));
    if (after.first !== NO_DICE) this.faces = [after.first, after.second];
    if (action.kind === 'place') this.fresh = action.square;
    if (action.kind === 'move') this.fresh = action.to;
    if (happening?.kind === 'round') this.won = happening;
    if (happening !== null) this.answer = answerTo(happening, after);
    return true;
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

const squareMeant = (position: TrioPosition, square: Square): Move => {
  const own = need(position.pawns[position.seat]);
  const target = targetSquares(position)[0] ?? square;
  if (own.includes(square) && own.length < PAWNS) return shiftOf(square, target);
  const foreign = own.length === PAWNS && isTaken(position, square);
  return foreign ? shiftOf(square, target) : placeOf(square);
};

const moveMeant = (position: TrioPosition, kept: KeptDie, refusal: InputRefusal): Move => {
  switch (refusal.kind) {
    case 'keep':
      return throwKeeping(refusal.die);
    case 'throw':
      return throwKeeping(kept);
    case 'pick':
      return squareMeant(position, refusal.square);
  }
};

const answerTo = (happening: Happening, after: TrioPosition): Answer => {
  const { board } = after.setup;
  const words = (): string => happeningWords(board, happening, colourOf);
  if (happening.kind === 'round') return yes(() => `${words()} ${countWords(happening, after)}`.trim());
  const next = (): string => `${words()} ${taskWords(after, NO_CHOICE, happening, true, colourOf)}`;
  if (happening.kind === 'placed') return yes(next);
  return plain(
    happening.kind === 'thrown' ? () => taskWords(after, NO_CHOICE, happening, true, colourOf) : next,
  );
};

const countWords = (won: RoundWon, { setup }: TrioPosition): string => {
  if (won.count.scores.length === 0) return '';
  const scores = won.count.scores.map(
    (score, seat: Seat) => `${colourOf(seat).name}: ${changeWords(setup.board, won, seat, score)}`,
  );
  return `${sumWords(won)}. ${scores.join('; ')}.`;
};
