/** The app's own words, so that tests find things by the names that people read and hear. */
import de from '../apps/web/src/i18n/de/index.ts';
import en from '../apps/web/src/i18n/en/index.ts';
import fr from '../apps/web/src/i18n/fr/index.ts';

export type Key = keyof typeof en;
export type Words = Readonly<Record<Key, string | { readonly one: string; readonly other: string }>>;

export const WORDS = { en, de: de as Words, fr: fr as Words } as const;
export type Language = keyof typeof WORDS;

/** A message without open places. */
export const word = (words: Words, key: Key): string => {
  const message = words[key];
  return typeof message === 'string' ? message : message.other;
};
