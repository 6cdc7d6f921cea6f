/** One line per player: the luck of the dice and the quality of the choices. */
import {
  type LuckKind,
  type LuckWord,
  type PlayerSummary,
  luckPercentile,
  luckWordOf,
} from '@abacow/ai/analysis';

/** `none`: the player never had to choose. Good choices are named before others; nobody's mistakes are counted. */
export type ChoicesWord = 'none' | 'strong' | 'many' | 'some';

/** With more mistakes than this share of all decisions only some choices were good. */
const MANY_GOOD = 0.25;

export type Headline = { readonly luck: LuckWord; readonly choices: ChoicesWord };

type Played = Pick<PlayerSummary, 'luck' | 'decisions' | 'marks'>;

const choicesOf = ({ decisions, marks }: Played): ChoicesWord => {
  const mistakes = marks.mistake + marks.blunder;
  if (decisions === 0) return 'none';
  if (mistakes === 0) return 'strong';
  return mistakes <= MANY_GOOD * decisions ? 'many' : 'some';
};

export const headlineOf = (player: Played, luckKind: LuckKind): Headline => ({
  luck: luckWordOf(luckPercentile(luckKind, player.luck)),
  choices: choicesOf(player),
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
