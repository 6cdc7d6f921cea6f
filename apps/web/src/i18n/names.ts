import type { Language } from './message.ts';

/** Each in its own language, so that everybody finds the own one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};
