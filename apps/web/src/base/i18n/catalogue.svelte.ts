/** A feature's texts: loaded with the feature in the current language, and again when the language changes. */
import { addTexts, currentLanguage } from './language.svelte.ts';
import type { Language } from '../settings/languages.ts';
import { type Message, type Texts, type Value, type ValuesOf, fill } from './message.ts';
import type { NothingMore, Translation } from './translation.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

/** A text read in a component is reactive to the language; it is empty until it is loaded. */
type Translate<T> = <Key extends keyof T & string>(key: Key, ...values: ValuesOf<T[Key]>) => string;

export type Catalogue<T> = {
  readonly t: Translate<T>;
  /** For composed keys, because not every combination has a text. */
  readonly has: (key: string) => key is keyof T & string;
  readonly find: (key: string) => Message | undefined;
};

type TextsOf<Bases> = Bases extends readonly [Catalogue<infer First>, ...infer Rest]
  ? First & TextsOf<Rest>
  : unknown;

class Loaded {
  readonly #load: Readonly<Record<Language, Load<Texts>>>;
  readonly #loading = new Map<Language, Promise<void>>();
  #texts = $state.raw<Partial<Record<Language, Texts>>>({});

  constructor(load: Readonly<Record<Language, Load<Texts>>>) {
    this.#load = load;
  }

  /** Loads each language once. A failed load is tried again on the next call. */
  load(language: Language): Promise<void> {
    const loading = this.#loading.get(language) ?? this.#fetch(language);
    this.#loading.set(language, loading);
    return loading;
  }

  find(key: string): Message | undefined {
    return this.#texts[currentLanguage()]?.[key];
  }

  async #fetch(language: Language): Promise<void> {
    try {
      const { default: texts } = await this.#load[language]();
      this.#texts = { ...this.#texts, [language]: texts };
    } catch (error) {
      this.#loading.delete(language);
      throw error;
    }
  }
}

/** `t` knows the feature's own texts and those of the catalogues it builds on. */
export const catalogue = <
  En extends Texts,
  De extends Translation<En>,
  Fr extends Translation<En>,
  Bases extends readonly { readonly find: (key: string) => Message | undefined }[],
>(
  load: {
    readonly en: Load<En>;
    readonly de: Load<De & NothingMore<En, De>>;
    readonly fr: Load<Fr & NothingMore<En, Fr>>;
  },
  ...bases: Bases
): Catalogue<En & TextsOf<Bases>> => {
  const own = new Loaded(load);
  addTexts((language) => own.load(language));
  const find = (key: string): Message | undefined =>
    own.find(key) ?? bases.map((base) => base.find(key)).find((message) => message !== undefined);
  const t = (key: string, values?: Readonly<Record<string, Value>>): string => {
    const message = find(key);
    return message === undefined ? '' : fill(currentLanguage(), message, values);
  };
  return {
    t,
    has: (key): key is keyof (En & TextsOf<Bases>) & string => find(key) !== undefined,
    find,
  };
};
