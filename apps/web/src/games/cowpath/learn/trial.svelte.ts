/** A small Cowpath game to try a rule on. The rules check every tap and give the answer. */
import { isRefusal } from '@abacow/rules';
import {
  type Action,
  type CowpathPosition,
  DICE,
  type Face,
  NO_ANCHOR,
  SYMBOLS,
  THROW_ALL,
  isBlocked,
  parseMove,
  quadSymbol,
  readFaces,
  stepCowpath,
  fallOf,
} from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { CowpathInput, type InputRefusal } from '../input/input.svelte.ts';
import { describePosition } from '../board/describe-position.ts';

import { type Answer, no, plain, refused, yes } from '../../../table/lesson/answer.ts';
import { SMALL_SHEET } from './rules.ts';
import { type Falls, fallsOf } from '../../../table/lesson/falls.ts';
import { cowpathAfter, cowpathSetup, cowpathTokens } from './shorthand.ts';
import { t } from './texts/index.ts';

const YOU = { you: true, name: '' } as const;
const UNTHROWN: readonly number[] = Array.from({ length: DICE }, () => 0);

export const facesFrom = (text: string): readonly Face[] =>
  [...text].map((char) => (SYMBOLS as readonly string[]).indexOf(char));

export type Trial = { readonly turns: string; readonly dice: string; readonly falls?: readonly string[] };

export class CowpathTrial {
  readonly #trial: Trial;
  readonly #random: () => number;
  readonly #setup = cowpathSetup(SMALL_SHEET);
  #falls: Falls;

  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the constructor sets it through `restart`
  position: CowpathPosition = $state.raw()!;
  faces: readonly Face[] = $state.raw([]);
  /** By die: how often it was thrown here. */
  throws: readonly number[] = $state.raw(UNTHROWN);
  latest: string | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  /** The crosses' turn is over, so there is nothing more to try. */
  readonly done = $derived(this.position.kind === 'over' || this.position.seat !== 0);
  readonly input = new CowpathInput({
    position: () => this.position,
    mine: () => !this.done,
    onmove: (move) => this.#play(move),
    onrefuse: (why) => this.#refuse(why),
  });

  constructor(trial: Trial, random: () => number) {
    this.#trial = trial;
    this.#random = random;
    this.#falls = this.#written();
    this.restart();
  }

  restart(): void {
    const { turns, dice } = this.#trial;
    this.#falls = this.#written();
    this.position = cowpathAfter(this.#setup, cowpathTokens(this.#setup, turns, dice));
    this.faces = facesFrom(dice);
    this.input.clear();
    this.latest = null;
    this.answer = null;
  }

  /** Changes a die to its next face, as if it had been thrown. */
  turnDie(die: number): void {
    const faces = this.faces.map((face, index) => (index === die ? (face + 1) % SYMBOLS.length : face));
    const text = faces.map((face) => need(SYMBOLS[face])).join('');
    this.restart();
    this.faces = faces;
    this.position = cowpathAfter(this.#setup, cowpathTokens(this.#setup, this.#trial.turns, text));
    this.answer = plain(() => describeReading(faces));
  }

  #written(): Falls {
    return fallsOf((this.#trial.falls ?? []).map(facesFrom), SYMBOLS.length, this.#random);
  }

  #play(text: string): boolean {
    const move = need(parseMove(text));
    const before = this.position;
    const after = this.#step(move);
    if (after === null) return false;
    switch (move.kind) {
      case 'throw':
        this.#land(text);
        break;
      case 'mark':
        this.latest = text;
        this.answer = yes(() => describeMark(before, after, text));
        break;
      case 'pass':
        this.answer = yes(() => `${t('cowpath.did.pass.you')} ${t('answer.turnEnds')}`);
    }
    return true;
  }

  #land(throwing: string): void {
    const fell = this.#falls.next(DICE);
    const thrown = UNTHROWN.map((_, die) => throwing.includes(String(die + 1)));
    this.faces = thrown.map((inAir, die) => (inAir ? need(fell[die]) : need(this.faces[die])));
    this.throws = this.throws.map((times, die) => times + (thrown[die] ? 1 : 0));
    const after = this.#step(fallOf(fell.filter((_, die) => thrown[die])));
    if (after === null) return;
    this.answer = this.done
      ? plain(() => `${t('cowpath.did.nothing.you')} ${t('answer.turnEnds')}`)
      : plain(() => describeThrow(after));
  }

  #refuse(why: InputRefusal): void {
    switch (why) {
      case 'throw-first':
        this.answer = no(() => t('answer.keepFirst'));
        return;
      case 'all-kept':
        this.answer = no(() => t('answer.allKept'));
        return;
      case 'no-attempts':
        this.#step(THROW_ALL);
    }
  }

  #step(action: Action): CowpathPosition | null {
    const next = stepCowpath(this.position, action);
    if (isRefusal(next)) {
      this.answer = refused(next);
      return null;
    }
    this.position = next;
    return next;
  }
}

const describeThrow = (position: CowpathPosition): string => {
  const { title, detail } = describePosition(position, YOU, '');
  return `${title} ${detail}`;
};

const describeMark = (before: CowpathPosition, after: CowpathPosition, square: string): string => {
  const marked = t('cowpath.did.mark.you', { square });
  if (after.kind === 'over') return after.result.kind === 'tie' ? t('answer.tie') : t('answer.won');
  if (after.anchor !== NO_ANCHOR)
    return `${marked} ${t('cowpath.bonus.you')} ${t('cowpath.bonus.beside', { square })}`;
  if (isBlocked(after, 1) && !isBlocked(before, 1)) return `${marked} ${t('answer.blocked')}`;
  if (quadSymbol(before.dice) !== 0) return `${marked} ${t('answer.skipped')}`;
  return `${marked} ${t('answer.turnEnds')}`;
};

const describeReading = (faces: readonly Face[]): string => {
  const { plain: marks, quad } = readFaces(faces);
  const one = (face: Face): string => t(`cowpath.one.${need(SYMBOLS[face])}`);
  if (quad !== null) return t('answer.reads', { what: t('answer.readsQuad', { symbol: one(quad) }) });
  const [first, second] = marks.map((face) => t('answer.readsMark', { symbol: one(face) }));
  if (first === undefined) return t('answer.readsNothing');
  return t('answer.reads', { what: second === undefined ? first : t('answer.or', { first, second }) });
};
