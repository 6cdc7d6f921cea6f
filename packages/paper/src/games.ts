/** The registry of games on paper, and the cards that every game has in every language. */
import type { GameName } from '@abacow/rules';
import { GAME_MINUTES } from '@abacow/rules/minutes';
import { cowpath } from './cowpath/game.ts';
import type { CutOutCard } from './cut-outs.ts';
import type { PaperGame, StepText } from './game.ts';
import type { RulesCard } from './rule-card.ts';
import type { Language } from './texts/index.ts';
import { trio } from './trio/game.ts';

export const PAPER_GAMES: Readonly<Record<GameName, PaperGame>> = { cowpath, trio };

/** French has a space before a colon. */
const titled = ({ title, text }: StepText, language: Language): string =>
  `${title}${language === 'fr' ? '\u00a0' : ''}: ${text}`;

/** `link` opens the rules in the app. */
export const rulesCard = (game: GameName, language: Language, link: string): RulesCard => {
  const { texts, pictures } = PAPER_GAMES[game];
  const { title, players, minutes, need, steps, tip, credit } = texts[language].rules;
  return {
    kind: 'rules',
    title,
    facts: [`${players}, ${minutes(...GAME_MINUTES[game])}`, titled(need, language)],
    steps: steps.map((step, index) => ({ ...step, picture: pictures[index] ?? (() => []) })),
    tip: titled(tip, language),
    credit,
    link,
  };
};

export const cutOutCard = (game: GameName, language: Language, link: string): CutOutCard => {
  const { texts, drawCutOuts } = PAPER_GAMES[game];
  return { kind: 'cut-outs', ...texts[language].cutOuts, draw: drawCutOuts, link };
};

export const reminderOf = (game: GameName, language: Language): readonly string[] =>
  PAPER_GAMES[game].texts[language].reminder;
