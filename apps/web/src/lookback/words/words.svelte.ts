/** The words of the look back: loaded with it, so that the start page does not carry them. */
import { currentLanguage } from '../../i18n/language.svelte.ts';
import { type Language, type Value, fill } from '../../i18n/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LookBackKey, LookBackWords } from './shape.ts';

export const WORDS: Readonly<Record<Language, LookBackWords>> = { en, de, fr };

export const say = (key: LookBackKey, values: Readonly<Record<string, Value>> = {}): string =>
  fill(currentLanguage(), WORDS[currentLanguage()][key], values);
