/** Decisions that were taken back after dice had been thrown. Their tokens stay in the record, so that no throw is hidden. */
import { need } from './need.ts';
import { isObject } from './fields.ts';
import type { Position, Setup } from './games.ts';
import { type Seat, type Unreadable, isUnreadable, unreadable } from './kernel.ts';
import { makeText, parseText, playSteps, startGame } from './text.ts';

export type TakenBack = {
  readonly seat: Seat;
  /** How many tokens were left; the game went on after them. */
  readonly from: number;
  /** The removed tokens: the decision, and what followed until it was taken back. */
  readonly tokens: readonly string[];
};

export type TakenBackJson = { readonly seat: Seat; readonly from: number; readonly text: string };

type Recorded = { readonly takenBack?: readonly TakenBack[] };
type Texts = Recorded & { readonly tokens: readonly string[] };

export const makeTakenBack = ({ seat, from, tokens }: TakenBack): TakenBackJson => ({
  seat,
  from,
  text: makeText(tokens),
});

/** Tokens that were played between two times that a decision was taken back; `from` tokens were left then. */
type Stretch = { readonly from: number; readonly tokens: readonly string[] };

const no = (reason: string): Unreadable => unreadable(1, `"takenBack" ${reason}`);

/** All tokens in the order of time, also those that were taken back. Walks backwards from the text that is left. */
export const stretchesOf = ({ tokens, takenBack = [] }: Texts): readonly Stretch[] => {
  const text = [...tokens];
  const stretches = [...takenBack].reverse().map(({ from, tokens: removed }): Stretch => {
    const stretch = { from, tokens: text.splice(from) };
    for (const token of removed) text.push(token);
    return stretch;
  });
  return [{ from: 0, tokens: text }, ...stretches.reverse()];
};

/** A token that was played, in the order of time. */
type PlayedToken = {
  readonly token: string;
  readonly before: Position;
  /** Whether it was taken back later. */
  readonly takenBack: boolean;
};

/** The first number of tokens that was left at this time or later: tokens from there on were taken back. */
const leftFrom = (takenBack: readonly TakenBack[]): readonly number[] => {
  const least: number[] = [];
  for (const { from } of [...takenBack].reverse()) least.push(Math.min(from, least.at(-1) ?? Infinity));
  return least.reverse();
};

/** Every played token in the order of time, or why one of them is impossible. */
export const playedTokens = (
  setup: Setup,
  { tokens, takenBack = [] }: Texts,
): readonly PlayedToken[] | Unreadable => {
  const positions: Position[] = [startGame(setup)];
  const played: PlayedToken[] = [];
  const left = leftFrom(takenBack);
  for (const [index, stretch] of stretchesOf({ tokens, takenBack }).entries()) {
    if (stretch.from >= positions.length) return no('goes back to a token that was not played');
    positions.length = stretch.from + 1;
    const steps = playSteps(need(positions.at(-1)), stretch.tokens);
    if (isUnreadable(steps)) return no(`has an impossible game: ${steps.reason}`);
    for (const { token, before, position } of steps) {
      played.push({ token, before, takenBack: positions.length - 1 >= (left[index] ?? Infinity) });
      positions.push(position);
    }
    const next = takenBack[index];
    const wrong = next === undefined ? null : whyNot(next, positions);
    if (wrong !== null) return wrong;
  }
  return played;
};

const whyNot = ({ seat, from, tokens }: TakenBack, positions: readonly Position[]): Unreadable | null => {
  const before = positions[from];
  if (before?.seat !== seat || need(tokens[0]).includes('='))
    return no(`must begin with a decision of seat ${seat}`);
  return need(positions.at(-1)).kind === 'over' ? no('goes back from the end of the game') : null;
};

const parseOne = (value: unknown): TakenBack | null => {
  if (!isObject(value)) return null;
  const { seat, from, text } = value;
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && (count as number) >= 0;
  return isCount(seat) && isCount(from) && typeof text === 'string' && text !== ''
    ? { seat, from, tokens: parseText(text) }
    : null;
};

/** An empty object if nothing was taken back: the record then has no such field. */
export const parseTakenBack = (
  value: unknown,
  setup: Setup,
  tokens: readonly string[],
): Recorded | Unreadable => {
  if (value === undefined || value === null) return {};
  const takenBack = Array.isArray(value) ? value.map(parseOne) : [];
  if (takenBack.length === 0 || !takenBack.every((one) => one !== null))
    return no('must list seats, how many tokens were left, and the removed tokens');
  const played = playedTokens(setup, { tokens, takenBack });
  return isUnreadable(played) ? played : { takenBack };
};
