/** Cowpath's rules in teaching order: the numbered rules that each covers, and the board to try it on. */
import { DEMO_SHEET } from '../board/demo.ts';

/** Five by five and mirrored: small enough for a first game. */
export const SMALL_SHEET = 'x2o4x/153c2/41c14/2c351/o4x2o';

export type CowpathTry =
  | {
      /** Throw, keep, mark, pass, as at the table. */
      readonly kind: 'play';
      readonly turns: string;
      /** The first throw, already on the table; empty when the player throws it. */
      readonly dice: string;
      /** The next dice results, five faces per throw; after these they are random. */
      readonly falls: readonly string[];
      /** The squares that answer the question; used only by tests. */
      readonly aim: readonly string[];
    }
  /** A tap changes a die to its next face, and the sheet highlights what the dice allow. */
  | { readonly kind: 'turn-dice'; readonly turns: string; readonly dice: string }
  /** A tapped square says what it is, and which square is opposite. */
  | { readonly kind: 'look'; readonly sheet: string }
  /** Draft sheets to judge. */
  | { readonly kind: 'sheets'; readonly drafts: readonly string[] }
  | { readonly kind: 'coin' };

export type CowpathRule = { readonly numbers: readonly number[]; readonly try: CowpathTry };

const play = (turns: string, dice: string, aim: string, falls = ''): CowpathTry => ({
  kind: 'play',
  turns,
  dice,
  falls: falls.split(' ').filter((fall) => fall !== ''),
  aim: aim.split(' ').filter((square) => square !== ''),
});

export const COWPATH_RULES = {
  goal: { numbers: [1], try: play('d2 a4 c4 e4 c3 b5', '555c1', 'b2') },
  sheet: { numbers: [2, 5, 6], try: { kind: 'look', sheet: DEMO_SHEET } },
  legal: {
    numbers: [3, 4],
    try: { kind: 'sheets', drafts: ['x1co/2cc3/3xx2/oc1o', 'xxo1/cx2c/3o45/o12c', 'xo23/oo45/1c2x/34xc'] },
  },
  neighbours: { numbers: [7], try: play('b2 c2 d2 b3 c4 e4', 'cc145', 'c3') },
  begin: { numbers: [9], try: { kind: 'coin' } },
  throws: { numbers: [8, 10, 11, 12, 13], try: play('', '', '', '3c314') },
  stop: { numbers: [14, 22, 34], try: play('d2 a4', 'ccc25', 'c3') },
  cows: { numbers: [15, 18], try: { kind: 'turn-dice', turns: 'd2 a4', dice: 'cc135' } },
  numbers: { numbers: [16], try: { kind: 'turn-dice', turns: 'd2 a4', dice: '55512' } },
  both: { numbers: [17], try: play('d2 a4', 'cc555', 'c3 b4 b2 d4') },
  nothing: { numbers: [20, 23], try: play('d2 a4', '', '', '1245c 2351c 41c25') },
  free: { numbers: [21], try: play('d2 b4', 'cc125', 'c3') },
  quad: { numbers: [19], try: play('d2 a4', 'cccc1', 'c3 b4') },
  'quad-none': { numbers: [24], try: play('c4 c2', '33331', '') },
  bonus: { numbers: [25, 27, 28], try: play('d2 a4 c3!', '', '', '5155c 55553') },
  skipped: { numbers: [26], try: play('b2 a2 c2 e4', '22221', 'b1') },
  win: { numbers: [29, 30], try: play('d2 a4 c4 e4 c3!', '555c1', 'b2') },
  blocked: { numbers: [31, 32, 35], try: play('a4 e4 b5 e2', 'cc135', 'b4') },
  tie: { numbers: [33], try: play('a4 d1 b5 d2 c4 e2', 'cc135', 'b4') },
} as const satisfies Readonly<Record<string, CowpathRule>>;

export type CowpathRuleId = keyof typeof COWPATH_RULES;
export const COWPATH_RULE_IDS = Object.keys(COWPATH_RULES) as readonly CowpathRuleId[];
export const cowpathRule = (id: CowpathRuleId): CowpathRule => COWPATH_RULES[id];
