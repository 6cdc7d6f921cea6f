/**
 * The registry of terms: what is agreed before a game, besides the clock. Separate from `screens.ts`, because the start
 * page does not need it.
 */
import type { GameName } from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import { cowpathTerms } from '../cowpath/terms.ts';
import { trioTerms } from '../trio/terms.ts';

type Terms = (choice: GameChoice, timeLimitMs?: number) => readonly string[];

const TERMS: Readonly<Record<GameName, Terms>> = { cowpath: cowpathTerms, trio: trioTerms };

/** A few words for each term, such as "Expert" and "first to beat 200". */
export const termsOf: Terms = (choice, timeLimitMs) => TERMS[choice.game](choice, timeLimitMs);
