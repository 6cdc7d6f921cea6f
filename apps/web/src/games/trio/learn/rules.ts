/** Trio's rules in teaching order: the numbered rules that each covers, and the board to try it on. */
import type { TrioSetup } from '@abacow/rules/trio';

export type TrioTry =
  | {
      readonly kind: 'play';
      readonly setup: Partial<TrioSetup>;
      readonly turns: string;
      /** A throw of both dice, already on the table. */
      readonly dice: string;
      /** The next dice results, two faces per throw; after these they are random. */
      readonly falls: readonly string[];
      /** Moves that answer the question; used only by tests. */
      readonly aim: readonly string[];
    }
  /** A tapped square says its number, on either board. */
  | { readonly kind: 'look' }
  /** Everybody throws; the highest total begins. */
  | { readonly kind: 'roll-off' };

export type TrioRule = { readonly numbers: readonly number[]; readonly try: TrioTry };

const list = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const play = (
  turns: string,
  dice: string,
  aim: string,
  falls = '',
  setup: Partial<TrioSetup> = {},
): TrioTry => ({ kind: 'play', setup, turns, dice, falls: list(falls), aim: list(aim) });

const COUNTED = { level: 'intermediate' } as const;

export const TRIO_RULES = {
  goal: { numbers: [1, 17, 36], try: play('3x4 7x2 4x5 8x1', '56', '5x6') },
  board: { numbers: [2], try: { kind: 'look' } },
  first: { numbers: [6, 7, 34, 35], try: { kind: 'roll-off' } },
  throw: { numbers: [3, 5, 8, 9, 20], try: play('', '', '', '47 36 29') },
  zero: { numbers: [10, 11, 12], try: play('4x5 7x2', '', '', '03') },
  place: { numbers: [4, 13, 14], try: play('4x5 3x6', '36', '6x3') },
  move: {
    numbers: [15],
    try: play('4x5 7x2 1x2 8x1 5x6 9x7 2x8 3x9', '67', '1x2>6x7 2x8>6x7'),
  },
  taken: { numbers: [16, 19], try: play('5x5 4x5 5x4', '', '', '45 55') },
  double: { numbers: [18], try: play('4x5 7x2', '33', '3x3', '36') },
  // With either die kept, the other shows the same number.
  'double-kept': { numbers: [29], try: play('4x5 7x2', '', '', '27') },
  junior: { numbers: [21], try: play('7x3 1x2 7x4 2x1', '75', '7x5') },
  counting: { numbers: [22], try: play('7x3 1x2 7x4 2x1', '75', '7x5', '', COUNTED) },
  four: { numbers: [26], try: play('4x6 1x2 4x7 2x1 4x9 9x1', '48', '4x8', '', COUNTED) },
  expert: {
    numbers: [23, 24, 25],
    try: play('1x2 7x3 1x3 7x4 9x1 7x5 6x9 8x6 1x4 8x7 2x1', '58', '8x5', '', { level: 'expert' }),
  },
  end: {
    numbers: [27, 28],
    try: play('8x6 1x2 8x7 2x1', '58', '8x5', '', { level: 'intermediate', target: 120 }),
  },
  length: {
    numbers: [30, 31, 32],
    try: play('7x3 1x2 7x4 2x1', '75', '7x5', '', { level: 'intermediate', rounds: 1 }),
  },
  answer: { numbers: [33], try: play('4x5 3x6', '78', '7x8 8x7', '', { wrongAnswer: 'loses-turn' }) },
} as const satisfies Readonly<Record<string, TrioRule>>;

export type TrioRuleId = keyof typeof TRIO_RULES;
export const TRIO_RULE_IDS = Object.keys(TRIO_RULES) as readonly TrioRuleId[];
export const trioRule = (id: TrioRuleId): TrioRule => TRIO_RULES[id];
