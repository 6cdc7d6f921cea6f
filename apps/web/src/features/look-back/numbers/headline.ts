/** One line per player: the luck of the dice and the quality of the choices. */
import {
  type LuckKind,
  type LuckWord,
  type PlayerSummary,
  luckPercentile,
  luckWordOf,
} from '@abacow/ai/analysis';
import { pointsOf } from '../../../table/analysis/chances.ts';

/** Small losses that add up to at least this many percentage points are mentioned. */
const MANY_SMALL_POINTS = 10;

/** `none`: the player never had to choose. `costly` counts mistakes and big mistakes. */
export type ChoicesWord =
  { readonly kind: 'none' | 'strong' | 'small' } | { readonly kind: 'costly'; readonly count: number };

export type Headline = { readonly luck: LuckWord; readonly choices: ChoicesWord };

type Played = Pick<PlayerSummary, 'luck' | 'cost' | 'decisions' | 'marks'>;

const choicesOf = ({ cost, decisions, marks }: Played, seats: number): ChoicesWord => {
  const count = marks.mistake + marks.blunder;
  if (count > 0) return { kind: 'costly', count };
  if (decisions === 0) return { kind: 'none' };
  return { kind: pointsOf(cost, seats) >= MANY_SMALL_POINTS ? 'small' : 'strong' };
};

export const headlineOf = (player: Played, luckKind: LuckKind, seats: number): Headline => ({
  luck: luckWordOf(luckPercentile(luckKind, player.luck)),
  choices: choicesOf(player, seats),
});

const DIRECTIONS: Readonly<Record<LuckWord, -1 | 0 | 1>> = {
  'very unlucky': -1,
  unlucky: -1,
  usual: 0,
  lucky: 1,
  'very lucky': 1,
};

/**
 * Whether a sum of luck says the same as the word. The word compares with other games, so luck that is usual there can
 * still be a large number.
 */
export const agrees = (word: LuckWord, luck: number): boolean =>
  DIRECTIONS[word] !== 0 && Math.sign(luck) === DIRECTIONS[word];
