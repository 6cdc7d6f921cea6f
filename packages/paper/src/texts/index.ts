import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language, WorksheetTexts } from './types.ts';

export { LANGUAGES, type Language } from './types.ts';

export const WORKSHEET_TEXTS: Readonly<Record<Language, WorksheetTexts>> = { en, de, fr };
