/** What another language must have: the same keys, plurals and placeholders as English. */
import type { Message, NamesOf, Plural, Texts } from './message.ts';

/** A text with all of these placeholders, in any order. */
type Having<Name> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
        text: infer All,
      ) => void
    ? All
    : never;

/** A plural form may omit its number: "tomorrow". */
type Same<M extends Message> = M extends string
  ? Having<NamesOf<M>>
  : M extends Plural
    ? { readonly [Form in keyof Plural]: Having<Exclude<NamesOf<M[Form]>, 'count'>> }
    : never;

export type Translation<English extends Texts> = { readonly [Key in keyof English]: Same<English[Key]> };

/** Rejects placeholders that English does not have. */
export type NothingMore<English extends Texts, Other extends Translation<English>> = {
  readonly [Key in keyof English]: [NamesOf<Other[Key]>] extends [NamesOf<English[Key]>]
    ? Other[Key]
    : `${Key & string} has a place that English does not have`;
};
