/** Kinds of damage to a saved game, for messages to people. The technical reason is shown separately. */
import { RECORD_VERSION, type Unreadable, isObject } from '@abacow/rules';

export type Damage =
  /** `cut`: not complete JSON. `foreign`: JSON, but not a record. `large`: too long to be read. */
  | { readonly kind: 'cut' | 'foreign' | 'large' | 'newer' | 'part' }
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

/** Classifies the damage from a record's text and the parser's error. */
export const damageOf = (text: string, { at, reason }: Unreadable): Damage => {
  const json = jsonOf(text);
  if (json === undefined) return { kind: 'cut' };
  const version = isObject(json) ? json['abacow'] : undefined;
  if (typeof version !== 'number') return { kind: 'foreign' };
  if (version > RECORD_VERSION) return { kind: 'newer' };
  return TOKEN.test(reason) ? { kind: 'entry', at } : { kind: 'part' };
};
