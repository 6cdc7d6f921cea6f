/** The language now spoken. Reading a message in a component follows every change of language. */
import { settings } from '../settings/settings.svelte.ts';
import type { Catalogue, Key } from './en/index.ts';
import { type Language, type ValuesOf, fill, languageFor, localeFor } from './message.ts';

const CATALOGUES: Record<Language, () => Promise<{ readonly default: Readonly<Record<Key, unknown>> }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
};

class Speech {
  language = $state.raw<Language>('en');
  catalogue = $state.raw<Catalogue | null>(null);
}

const speech = new Speech();

export const wishedLanguage = (): Language =>
  settings.language === 'auto' ? languageFor(navigator.languages) : settings.language;

export const currentLanguage = (): Language => speech.language;

export const speak = async (language: Language): Promise<void> => {
  const loaded = await CATALOGUES[language]();
  if (language !== wishedLanguage()) return;
  speech.catalogue = loaded.default as Catalogue;
  speech.language = language;
  document.documentElement.lang = language;
};

export const t = <K extends Key>(key: K, ...values: ValuesOf<Catalogue[K]>): string =>
  speech.catalogue === null ? '' : fill(speech.language, speech.catalogue[key], values[0]);

export const formatNumber = (value: number): string => new Intl.NumberFormat(speech.language).format(value);

export const formatPercent = (chance: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

const dateLocale = (): string => localeFor(speech.language, navigator.languages);

export const formatDate = (when: Date): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** A day as `2026-11-15`, the same day wherever it is read. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(items);
