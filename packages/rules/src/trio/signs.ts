/** Texts and calculations say 7 × 8 and 56 ÷ 7. This is how a language writes and reads them. */

/** German schools write 7 · 8 and 56 : 7. The numbers of a product stay on one line. */
export const writeSigns = (language: string, text: string): string =>
  language === 'de'
    ? text
        .replace(/(\d)×(?=\d)/g, '$1\u00a0×\u00a0')
        .replaceAll('×', '·')
        .replaceAll('÷', ':')
    : text;

type Spoken = { readonly times: string; readonly divided: string };
const SPOKEN: Readonly<Record<string, Spoken>> = {
  en: { times: 'times', divided: 'divided by' },
  de: { times: 'mal', divided: 'geteilt durch' },
  fr: { times: 'fois', divided: 'divisé par' },
};

/** For a screen reader, which reads a raised dot or a colon as a pause. */
export const speakSigns = (language: string, text: string): string => {
  const words = SPOKEN[language];
  if (words === undefined) return text;
  return text
    .replace(/(\d)\s?[×·]\s?(?=\d)/g, `$1 ${words.times} `)
    .replace(/(\d)\s[÷:]\s(?=\d)/g, `$1 ${words.divided} `);
};
