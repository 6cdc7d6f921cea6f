/** A game's steps as turns: what was thrown and marked. A bonus turn is a separate turn. */
import type { Step } from '@abacow/table';
import { type CowpathEffect, DICE, type Face, SYMBOLS, type Symbol, makeSquare } from '@abacow/rules/cowpath';

export type Attempt = {
  readonly faces: readonly Face[];
  /** By die: whether it was thrown. */
  readonly thrown: readonly boolean[];
};

export type Turn = {
  /** Index of the turn's first step. */
  readonly from: number;
  readonly seat: 0 | 1;
  readonly bonus: boolean;
  readonly attempts: readonly Attempt[];
  readonly mark: string | null;
  /** `nothing`: the dice allowed no mark, so the turn ended by itself. */
  readonly end: 'mark' | 'pass' | 'nothing' | null;
};

const newTurn = (from: number, seat: number, bonus: boolean): Turn => ({
  from,
  seat: seat as 0 | 1,
  bonus,
  attempts: [],
  mark: null,
  end: null,
});

const facesIn = (all: string): readonly Face[] => [...all].map((face) => SYMBOLS.indexOf(face as Symbol));

const add = (turn: Turn, effects: readonly CowpathEffect[]): Turn => {
  let dice: readonly number[] = [];
  return effects.reduce((sum: Turn, effect): Turn => {
    switch (effect.kind) {
      case 'thrown':
        dice = effect.dice;
        return sum;
      case 'landed': {
        const thrown = Array.from({ length: DICE }, (_, die) => dice.includes(die + 1));
        return { ...sum, attempts: [...sum.attempts, { faces: facesIn(effect.all), thrown }] };
      }
      case 'marked':
        return { ...sum, mark: makeSquare(effect.square), end: 'mark' };
      case 'passed':
        return { ...sum, end: 'pass' };
      case 'turn-lost':
        return { ...sum, end: 'nothing' };
      case 'blocked':
      case 'bonus':
      case 'turn':
      case 'game-over':
        return sum;
    }
  }, turn);
};

export const turnsOf = (steps: readonly Pick<Step, 'seat' | 'effects'>[]): readonly Turn[] => {
  const turns: Turn[] = [];
  let bonus = false;
  for (const [index, step] of steps.entries()) {
    const effects = step.effects as readonly CowpathEffect[];
    const last = turns.at(-1);
    const goesOn = last !== undefined && last.end === null;
    if (goesOn) turns.pop();
    turns.push(add(goesOn ? last : newTurn(index, step.seat, bonus), effects));
    bonus = effects.some(({ kind }) => kind === 'bonus');
  }
  return turns;
};

/** The newest throw. Its dice stay on the table until the next one. Null before the first. */
export const newestAttempt = (turns: readonly Turn[]): Attempt | null =>
  turns.findLast(({ attempts }) => attempts.length > 0)?.attempts.at(-1) ?? null;

/** How often each die was thrown in this game. When the number grows, the die is animated. */
export const throwsByDie = (turns: readonly Turn[]): readonly number[] => {
  const attempts = turns.flatMap((turn) => turn.attempts);
  return Array.from({ length: DICE }, (_, die) => attempts.filter(({ thrown }) => thrown[die]).length);
};
