/** Everything that is wrong with a sheet, in words. */
import {
  type Draft,
  type SheetFault,
  checkSheet,
  isSheet,
  makeSquare,
  squareAt,
} from '@abacow/rules/cowpath';
import { escapeHidden } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { flawsOf } from '@abacow/rules/sheets';
import { t } from './texts/index.ts';
import { BLANK } from './draft.ts';

export type Verdict =
  | { readonly kind: 'faults'; readonly words: readonly string[] }
  | { readonly kind: 'flaws'; readonly words: readonly string[] }
  | { readonly kind: 'good' };

const countOf = (draft: Draft, sign: string): number =>
  [...draft.join('')].filter((each) => each === sign).length;

/** One sentence for all blank squares, and one for each wrong character. */
const characterWords = (draft: Draft): readonly string[] => {
  const blanks = countOf(draft, BLANK);
  const strange = draft.flatMap((row, r) =>
    [...row].flatMap((sign, c) =>
      /[1-5cxo_]/.test(sign)
        ? []
        : [t('sheets.fault.character', { square: makeSquare(squareAt(r, c)), sign: escapeHidden(sign) })],
    ),
  );
  return blanks > 0 ? [t('sheets.fault.blank', { count: blanks }), ...strange] : strange;
};

const sizeWords = (draft: Draft): string =>
  t('sheets.fault.size', { rows: draft.length, columns: [...(draft[0] ?? '')].length });

const raggedWords = (draft: Draft): readonly string[] => {
  const columns = [...need(draft[0])].length;
  return draft.flatMap((row, r) =>
    [...row].length === columns ? [] : [t('sheets.fault.ragged', { row: r + 1 })],
  );
};

const wordsOf = (draft: Draft, { code, about }: SheetFault): readonly string[] => {
  const side = about === 'crosses' ? 'x' : 'o';
  switch (code) {
    case 'sheet/rows':
    case 'sheet/columns':
      return [sizeWords(draft)];
    case 'sheet/ragged':
      return raggedWords(draft);
    case 'sheet/character':
      return characterWords(draft);
    case 'sheet/cross-starts':
      return [t('sheets.fault.starts.x', { count: countOf(draft, 'x') })];
    case 'sheet/circle-starts':
      return [t('sheets.fault.starts.o', { count: countOf(draft, 'o') })];
    case 'sheet/joined':
      return [t(`sheets.fault.joined.${side}`)];
    case 'sheet/cut-off':
      return [t(`sheets.fault.cutOff.${side}`)];
  }
};

export const judge = (draft: Draft): Verdict => {
  const checked = checkSheet(draft);
  if (!isSheet(checked))
    return { kind: 'faults', words: [...new Set(checked.flatMap((fault) => wordsOf(draft, fault)))] };
  const flaws = flawsOf(checked).map((flaw) => t(`sheets.flaw.${flaw}`));
  return flaws.length > 0 ? { kind: 'flaws', words: flaws } : { kind: 'good' };
};
