/**
 * Hidden characters are not seen but change what is seen: control characters, line ends, changes of direction, zero
 * width, halves of characters. In a terminal they can erase a line or fake one.
 */
const HIDDEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';

/** Joiners inside words and emoji, and the tags of a flag: real names need them, and they change nothing else. */
const JOINED =
  '[\\p{L}\\p{M}\\p{Emoji_Modifier}\\p{Extended_Pictographic}][\\u200c\\u200d](?=[\\p{L}\\p{Extended_Pictographic}])';
const FLAG = '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}';

const ANY_HIDDEN = new RegExp(HIDDEN, 'u');
const HIDDEN_OR_HARMLESS = new RegExp(`${FLAG}|${JOINED}|(?<hidden>${HIDDEN})`, 'gu');

/** In the notation of JSON, so that JSON stays the same JSON. */
const escapeCharacter = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** The text with every hidden character written as `\u001b`. */
export const escapeHidden = (text: string): string =>
  ANY_HIDDEN.test(text)
    ? text.replace(HIDDEN_OR_HARMLESS, (found, hidden?: string) =>
        hidden === undefined ? found : escapeCharacter(hidden),
      )
    : text;

const hiddenIn = (text: string): string | null => {
  if (!ANY_HIDDEN.test(text)) return null;
  for (const { groups } of text.matchAll(HIDDEN_OR_HARMLESS))
    if (groups?.['hidden'] !== undefined) return groups['hidden'];
  return null;
};

export const hasHidden = (text: string): boolean => hiddenIn(text) !== null;

/** A hidden character in any text of a JSON value, names of fields included; null if there is none. */
export const hiddenInJson = (json: unknown): string | null => {
  // Not recursive: a file may be nested deeper than the stack.
  const left: unknown[] = [json];
  while (left.length > 0) {
    const value = left.pop();
    const found = typeof value === 'string' ? hiddenIn(value) : null;
    if (found !== null) return found;
    if (typeof value !== 'object' || value === null) continue;
    const inside: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
    for (const each of inside) left.push(each);
  }
  return null;
};
