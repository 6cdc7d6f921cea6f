/** Which names are valid, and how the names of one table are shown. */
export const MAX_NAME = 40;

/** Shown for a name of an older version that has no visible character. Nobody would choose this as a name. */
export const NO_NAME = '…';

/** Control characters, line ends and unpaired surrogates: invisible, and not every database can store them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Invisible characters that change the text around them: joiners, directions, soft hyphens. */
const FORMAT = /\p{Cf}/u;
const ALL_FORMAT = new RegExp(FORMAT, 'gu');

/** Characters that count as letters or symbols but are invisible. */
const BLANK = '\\p{Default_Ignorable_Code_Point}\\u2800';
const ALL_BLANK = new RegExp(`[${BLANK}]`, 'gu');
const VISIBLE = new RegExp(`(?![${BLANK}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');

/** Accents and other marks above, below and around a letter. No language piles up more of them. */
const MAX_MARKS = 3;
const MARK = '[\\p{Mn}\\p{Me}]';
const PILED_UP = new RegExp(`${MARK}{${MAX_MARKS + 1}}`, 'u');
const ALL_PILED_UP = new RegExp(`(${MARK}{${MAX_MARKS}})${MARK}+`, 'gu');

const isLegible = (text: string): boolean => !UNSEEN.test(text);

export const withoutFormat = (text: string): string => text.replace(ALL_FORMAT, '').trim();

/** For readers of events: which characters are visible depends on the version of Unicode that a program knows. */
export const hasNameLength = (name: string): boolean =>
  name.trim() === name && name.length > 0 && [...name].length <= MAX_NAME;

export const isName = (name: string): boolean =>
  hasNameLength(name) &&
  isLegible(name) &&
  !FORMAT.test(name) &&
  VISIBLE.test(name) &&
  !PILED_UP.test(name.normalize('NFD'));

/** For the label of a token: it must be seen, as a name, but may be longer. */
export const isLabel = (text: string): boolean =>
  isLegible(text) && VISIBLE.test(text) && !PILED_UP.test(text.normalize('NFD'));

/** A letter with its first accent may be one character, so marks are counted by themselves. */
const withoutPiles = (text: string): string => {
  const apart = text.normalize('NFD');
  return PILED_UP.test(apart) ? apart.replace(ALL_PILED_UP, '$1').normalize('NFC') : text;
};

/** A valid name from typed or pasted text; empty if nothing visible is left. */
export const nameFrom = (typed: string): string => {
  const clean = withoutPiles(withoutFormat(typed.replace(ALL_UNSEEN, ' ')));
  const name = [...clean].slice(0, MAX_NAME).join('').trim();
  return VISIBLE.test(name) ? name : '';
};

/** A stored name, changed to be valid under the current rule. */
export const cleanName = (stored: string): string => nameFrom(stored) || NO_NAME;

/** The blocks of Hebrew, Arabic and the other scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** For sentences, titles and terminals, where `<bdi>` is not possible. Only right-to-left names need it. */
const isolate = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}` : name;

/** One name as it is shown. The empty name of an open seat stays empty. */
export const shownName = (name: string): string => (name === '' ? '' : isolate(cleanName(name)));

/** The same text for names that look or sound the same. */
const likenessOf = (name: string): string =>
  name.normalize('NFKC').replace(ALL_BLANK, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Letters of other scripts that look like those of "bot". */
const BOT = /\p{Ps}[bƅьв][o0οоօ][tτт]\p{Pe}/u;
/** Shown in place of a deleted name. */
const QUESTION = /^[?¿؟]+$/u;

/** Names that online tables show for something else: a deleted guest, or the mark of a bot. */
export const isReservedName = (name: string): boolean => {
  const likeness = likenessOf(name)
    .normalize('NFD')
    .replace(/[\s\p{M}]/gu, '');
  return QUESTION.test(likeness) || BOT.test(likeness);
};

const numbered = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number++) {
    const candidate = `${name} ${number}`;
    if (!taken.has(likenessOf(candidate))) return candidate;
  }
};

/** Numbers equal names, which must be shown names, by seat: the second "Ada" becomes "Ada 2". */
export const tellApart = (names: readonly string[]): readonly string[] => {
  const taken = new Set(names.map(likenessOf));
  const seen = new Set<string>();
  return names.map((name) => {
    const likeness = likenessOf(name);
    if (name === '' || !seen.has(likeness)) {
      seen.add(likeness);
      return name;
    }
    const apart = numbered(name, taken);
    taken.add(likenessOf(apart));
    return apart;
  });
};

/** The names of a table or a record as they are shown, by seat. */
export const shownNames = (names: readonly string[]): readonly string[] => tellApart(names.map(shownName));
