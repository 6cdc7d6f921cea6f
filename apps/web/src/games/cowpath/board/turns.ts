/** The record of a game as turns: what was thrown, what was marked. A bonus turn is a turn of its own. */
import { type Setup, isUnreadable, replay } from '@abacow/rules';
import { type CowpathPosition, type Face, DICE, NO_ANCHOR } from '@abacow/rules/cowpath';

export type Attempt = {
  readonly faces: readonly Face[];
  /** Which dice were in the air, by die. */
  readonly thrown: readonly boolean[];
};

export type Turn = {
  /** Where in the game's text the turn begins, from 0. */
  readonly from: number;
  readonly seat: 0 | 1;
  readonly bonus: boolean;
  readonly attempts: readonly Attempt[];
  readonly mark: string | null;
  /** `nothing`: the dice allowed no mark and the turn ended by itself. */
  readonly end: 'mark' | 'pass' | 'nothing' | null;
};

type CowpathSetupNamed = Extract<Setup, { game: 'cowpath' }>;

const facesBefore = (attempts: readonly Attempt[]): readonly Face[] => attempts.at(-1)?.faces ?? [];

/** `t24=cc` over the faces that lie there. */
const readThrow = (token: string, before: readonly Face[]): Attempt => {
  const [dice = '', fallen = ''] = token.slice(1).split('=');
  const thrown = Array.from({ length: DICE }, (_, die) => dice.includes(`${die + 1}`));
  const faces = thrown.map((inAir, die) => {
    if (!inAir) return before[die] ?? 0;
    const char = fallen[dice.indexOf(`${die + 1}`)] ?? '1';
    return char === 'c' ? 5 : Number(char) - 1;
  });
  return { faces, thrown };
};

const add = (turn: Turn, token: string, after: CowpathPosition): Turn => {
  if (token === '-') return { ...turn, end: 'pass' };
  if (!token.startsWith('t')) return { ...turn, mark: token, end: 'mark' };
  const attempts = [...turn.attempts, readThrow(token, facesBefore(turn.attempts))];
  return { ...turn, attempts, end: after.attempt === 0 ? 'nothing' : null };
};

export const turnsOf = (setup: CowpathSetupNamed, tokens: readonly string[]): readonly Turn[] => {
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) return [];
  const turns: Turn[] = [];
  tokens.forEach((token, index) => {
    const [before, after] = [positions[index], positions[index + 1]] as CowpathPosition[];
    if (before === undefined || after === undefined) return;
    const fresh = before.attempt === 0;
    const { seat, anchor } = before;
    const turn: Turn = fresh
      ? { from: index, seat, bonus: anchor !== NO_ANCHOR, attempts: [], mark: null, end: null }
      : turns.pop()!;
    turns.push(add(turn, token, after));
  });
  return turns;
};
