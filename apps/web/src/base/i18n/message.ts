/** What a message is and how its placeholders are filled. Pure: catalogue and language are arguments. */
import { writeSigns } from '@abacow/rules/signs';
import { type Language, isLanguage } from '../settings/languages.ts';

/** Chosen by `count` with the language's plural rules. */
export type Plural = { readonly one: string; readonly other: string };
export type Message = string | Plural;
export type Texts = Readonly<Record<string, Message>>;
export type Value = string | number;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The placeholders of a message. */
export type NamesOf<M> = M extends string
  ? Names<M>
  : M extends { readonly one: infer One; readonly other: infer Other }
    ? 'count' | Names<One> | Names<Other>
    : never;

export type ValuesOf<M> = [NamesOf<M>] extends [never] ? [] : [Readonly<Record<NamesOf<M>, Value>>];

/** The first of the browser's preferred languages that we have. */
export const languageFor = (wishes: readonly string[]): Language =>
  wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** The browser's regional variant of the language, for dates: `en-GB`. */
export const localeFor = (language: Language, wishes: readonly string[]): string =>
  wishes.find((wish) => wish.slice(0, 2).toLowerCase() === language) ?? language;

const textOf = (language: Language, message: Message, values: Readonly<Record<string, Value>>): string => {
  if (typeof message === 'string') return message;
  const rule = new Intl.PluralRules(language).select(Number(values['count']));
  return rule === 'one' ? message.one : message.other;
};

const written = (language: Language, value: Value): string =>
  typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;

/** Names with an aspirated h in French; in all others the h is mute. */
const ASPIRATED = /^(hans|harald|harold|harry|heidi|heinz|holger|hugh)/;

const isVowelled = (word: string): boolean => {
  const plain = word.normalize('NFD').toLowerCase();
  return /^(?:[aeiouœæ]|y[^aeiou]|h[aeiouyœ])/.test(plain) && !ASPIRATED.test(plain);
};

/** French `de` and `que` lose their e before a vowel or a mute h. */
const elided = (language: Language, before: string, value: Value): string =>
  language === 'fr' && typeof value === 'string' && isVowelled(value) ? before.replace(/e $/, '’') : before;

export const fill = (
  language: Language,
  message: Message,
  values: Readonly<Record<string, Value>> = {},
): string =>
  writeSigns(
    language,
    textOf(language, message, values).replace(
      /(\b(?:de|que) )?\{(\w+)\}/gi,
      (open, before: string | undefined, name: string) => {
        const value = values[name];
        if (value === undefined) return open;
        return elided(language, before ?? '', value) + written(language, value);
      },
    ),
  );
