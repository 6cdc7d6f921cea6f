import type { Language } from '../settings/languages.ts';

/** Each in its own language, so that everybody can find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};
