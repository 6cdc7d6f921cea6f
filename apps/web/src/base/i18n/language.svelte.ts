/** The current language. Reading it in a component is reactive. */
import { speakSigns, writeSigns } from '@abacow/rules/signs';
import { settings } from '../settings/settings.svelte.ts';
import type { Language } from '../settings/languages.ts';
import { languageFor, localeFor } from './message.ts';

type LoadTexts = (language: Language) => Promise<void>;

class Speech {
  language = $state.raw<Language | null>(null);
}

const speech = new Speech();

/** The loaders of all catalogues in use. */
const loads: LoadTexts[] = [];

export const wishedLanguage = (): Language =>
  settings.language === 'auto' ? languageFor(navigator.languages) : settings.language;

export const currentLanguage = (): Language => speech.language ?? 'en';

/** The texts of a feature that is loaded later are loaded at once. */
export const addTexts = (load: LoadTexts): void => {
  loads.push(load);
  if (speech.language !== null) load(wishedLanguage()).catch(() => undefined);
};

/** Changes the language when the texts of all features in use are loaded. */
export const speak = async (language: Language): Promise<void> => {
  await Promise.all(loads.map((load) => load(language)));
  if (language !== wishedLanguage()) return;
  speech.language = language;
  document.documentElement.lang = language;
};

/** Resolves when a feature and its texts are loaded. */
export const withTexts = async <Feature>(loading: Promise<Feature>): Promise<Feature> => {
  const feature = await loading;
  await speak(wishedLanguage());
  return feature;
};

/** A calculation that is not part of a text: 7 × 8 in English, 7 · 8 in German. */
export const formatSum = (sum: string): string => writeSigns(currentLanguage(), sum);

/** For a screen reader: 7 times 8. */
export const speakSum = (sum: string): string => speakSigns(currentLanguage(), sum);

export const formatNumber = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(value);

export const formatPercent = (chance: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(chance);

const dateLocale = (): string => localeFor(currentLanguage(), navigator.languages);

export const formatDate = (when: Date): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** Formats a day such as `2026-11-15` without a shift by time zone. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items);
