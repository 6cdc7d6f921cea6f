/** The words of the exercises: loaded with them, so that the start page does not carry them. */
import { currentLanguage } from '../../i18n/language.svelte.ts';
import { type Language, type Value, fill } from '../../i18n/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ExerciseKey, ExerciseWords } from './shape.ts';

export const WORDS: Readonly<Record<Language, ExerciseWords>> = { en, de, fr };

export const say = (key: ExerciseKey, values: Readonly<Record<string, Value>> = {}): string =>
  fill(currentLanguage(), WORDS[currentLanguage()][key], values);
