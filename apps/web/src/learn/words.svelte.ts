/** The words of the rule pages and first games: loaded with them, so that the start page does not carry them. */
import { currentLanguage } from '../i18n/language.svelte.ts';
import { type Language, type Value, fill } from '../i18n/message.ts';
import type { FrameWords, Words } from './words/shape.ts';

const LOAD: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en/index.ts'),
  de: () => import('./words/de/index.ts'),
  fr: () => import('./words/fr/index.ts'),
};

class Book {
  words = $state.raw<Words | null>(null);
}

const book = new Book();

export const loadWords = async (language: Language): Promise<void> => {
  const loaded = await LOAD[language]();
  if (language === currentLanguage()) book.words = loaded.default;
};

export const hasWords = (): boolean => book.words !== null;

/** Only what stands behind `hasWords` asks. */
export const words = (): Words => {
  if (book.words === null) throw new Error('the words are not loaded');
  return book.words;
};

export const filled = (text: string, values: Readonly<Record<string, Value>>): string =>
  fill(currentLanguage(), text, values);

export const say = (key: keyof FrameWords, values: Readonly<Record<string, Value>> = {}): string =>
  filled(words().frame[key], values);
