/** The app's own words, so that tests find things by the names that people read and hear. */
import de from '../apps/web/src/messages/de/index.ts';
import en from '../apps/web/src/messages/en/index.ts';
import fr from '../apps/web/src/messages/fr/index.ts';

export type Words = Readonly<
  Record<keyof typeof en, string | { readonly one: string; readonly other: string }>
>;

export const WORDS = { en, de, fr } as const satisfies Record<string, Words>;
export type Language = keyof typeof WORDS;

/** A message without open places. */
export const word = (words: Words, key: keyof Words): string => {
  const message = words[key];
  return typeof message === 'string' ? message : message.other;
};
