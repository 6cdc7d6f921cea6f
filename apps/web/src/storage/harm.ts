/** What harm came to a game, as far as people can use it; the reader's own reason stays beside it. */
import { RECORD_VERSION, type Unreadable, isObject } from '@abacow/rules';

export type Harm =
  /** `cut`: not even whole; `foreign`: whole, but of something else. */
  | { readonly kind: 'cut' | 'foreign' | 'newer' | 'part' }
  /** Counted from 1. */
  | { readonly kind: 'entry'; readonly at: number };

const TOKEN = /^token \d+/;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Of a record's text and what its reader said of it. */
export const harmOf = (text: string, { at, reason }: Unreadable): Harm => {
  const json = jsonOf(text);
  if (json === undefined) return { kind: 'cut' };
  const version = isObject(json) ? json['abacow'] : undefined;
  if (typeof version !== 'number') return { kind: 'foreign' };
  if (version > RECORD_VERSION) return { kind: 'newer' };
  return TOKEN.test(reason) ? { kind: 'entry', at } : { kind: 'part' };
};
