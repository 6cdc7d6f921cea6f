/** Two players share a keyboard: the left one has the digits above the letters, the right one the number block. */
export type SharedKey =
  | { readonly person: 0 | 1; readonly kind: 'digit'; readonly digit: string }
  | { readonly person: 0 | 1; readonly kind: 'delete' | 'done' };

const OTHERS: Readonly<Record<string, SharedKey>> = {
  Space: { person: 0, kind: 'done' },
  Backspace: { person: 0, kind: 'delete' },
  NumpadEnter: { person: 1, kind: 'done' },
  NumpadSubtract: { person: 1, kind: 'delete' },
  NumpadDecimal: { person: 1, kind: 'delete' },
};

/** `code` is the place of the key, whatever the layout of the keyboard is. */
export const sharedKey = (code: string): SharedKey | null => {
  const match = /^(Digit|Numpad)([0-9])$/.exec(code);
  if (match === null) return OTHERS[code] ?? null;
  const [, keys, digit = ''] = match;
  return { person: keys === 'Digit' ? 0 : 1, kind: 'digit', digit };
};
