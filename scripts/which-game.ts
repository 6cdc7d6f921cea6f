/** Finds places outside the games' own files that ask which game it is. Only registries should. */
export type Place = { readonly file: string; readonly line: number; readonly text: string };

const NOT_COUNTED = [
  /\.test\.ts$/,
  /\.testing\.ts$/,
  /\/(?:test|measure)\//,
  // A game's own folder or file.
  /\/(?:cowpath|trio)[^/]*\//,
  /[^/]*(?:[Cc]owpath|[Tt]rio)[^/]*$/,
];

const GAME = String.raw`'(?:cowpath|trio)'`;
const ASKS = new RegExp(String.raw`(?:===|!==|case|\|) *${GAME}|${GAME} *[|,?:\]]`);

export const isCounted = (file: string): boolean =>
  /^(?:packages|apps)\/.*\.(?:ts|svelte)$/.test(file) && !NOT_COUNTED.some((own) => own.test(file));

export const placesIn = (file: string, source: string): readonly Place[] =>
  isCounted(file)
    ? source
        .split('\n')
        .flatMap((text, index) => (ASKS.test(text) ? [{ file, line: index + 1, text: text.trim() }] : []))
    : [];
