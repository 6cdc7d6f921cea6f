/** The cards that a game has in every language: its rule card and its pieces to cut out. */
import type { GameName } from '@abacow/rules';
import type { CutOutCard } from './cutouts.ts';
import type { Picture } from './pictures.ts';
import type { RulesCard } from './rulecard.ts';
import { type Language, PAPER_TEXTS } from './texts/index.ts';

/** One picture for each step of the rules. */
const PICTURES: Readonly<Record<GameName, readonly Picture[]>> = {
  cowpath: [
    { kind: 'sheet', rows: ['x3c1o', '2X4c5', 'c1X2o', 'x3Xc4', '5XcOx'] },
    { kind: 'dice', rows: ['1c3c5', 'cc', '24c'] },
    { kind: 'dice', rows: ['cc', '555'] },
    { kind: 'dice', rows: ['cccc', '3333'] },
    { kind: 'sheet', rows: ['xO3', 'OOc', '2cx'] },
  ],
  trio: [
    {
      kind: 'board',
      from: [4, 4],
      size: 4,
      pawns: { '5x4': 'disc', '6x5': 'disc', '7x6': 'disc', '4x6': 'triangle', '5x7': 'triangle' },
    },
    { kind: 'ten', rows: [['5', '7']] },
    { kind: 'ten', rows: [['5', '×', '7'], ['= 35']] },
    {
      kind: 'ten',
      rows: [
        ['0', '4'],
        ['6', '6'],
      ],
    },
    { kind: 'board', from: [6, 3], size: 3, pawns: { '7x3': 'star', '7x4': 'star', '7x5': 'star' } },
  ],
};

/** As the games' own rule sheets say. */
const MINUTES: Readonly<Record<GameName, number>> = { cowpath: 15, trio: 15 };

const CUT_OUT_KIND = { cowpath: 'cowpath-dice', trio: 'trio-pieces' } as const;

/** `link` opens the rules in the app. */
export const rulesCard = (game: GameName, language: Language, link: string): RulesCard => {
  const { title, facts, steps, credit } = PAPER_TEXTS[language].rules[game];
  return {
    kind: 'rules',
    title,
    facts: facts(MINUTES[game]),
    steps: steps.map((step, index) => ({ ...step, picture: PICTURES[game][index]! })),
    credit,
    link,
  };
};

export const cutOutCard = (game: GameName, language: Language, link: string): CutOutCard => ({
  kind: CUT_OUT_KIND[game],
  ...PAPER_TEXTS[language].cutOuts[game],
  link,
});

export const reminderOf = (game: GameName, language: Language): readonly string[] =>
  PAPER_TEXTS[language].reminders[game];
