/** The texts of the rules on paper, without the drawings. */
import type { GameName } from '@abacow/rules';
import { TEXTS as cowpath } from './cowpath/texts/index.ts';
import type { RulesTexts } from './game.ts';
import type { Language } from './texts/types.ts';
import { TEXTS as trio } from './trio/texts/index.ts';

const TEXTS = { cowpath, trio } as const;

export const rulesTexts = (game: GameName, language: Language): RulesTexts => TEXTS[game][language].rules;
