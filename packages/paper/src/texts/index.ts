import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language, PaperTexts } from './types.ts';

export { LANGUAGES, type Language } from './types.ts';

export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = { en, de, fr };

export const divisionSign = (language: Language): string => PAPER_TEXTS[language].worksheet.divided;
