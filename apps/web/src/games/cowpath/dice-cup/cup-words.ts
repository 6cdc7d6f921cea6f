/** What a throw allows, when the app does not know the sheet. */
import { ATTEMPTS, type Face, readFaces } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { t as cup } from '../../../table/cup/texts/index.ts';
import { group, inside, one } from '../board/groups.ts';
import { t } from '../texts/index.ts';

export type CupWords = { readonly text: string; readonly joy: boolean };

const plainWords = (faces: readonly Face[], plain: readonly Face[], last: boolean): string => {
  const [first, second] = plain.map((face) => group(faces, face));
  if (first === undefined) return last ? cup('dice.nothing') : t('cowpath.nothingYet');
  if (second !== undefined) return t('cowpath.choice', { first, second: inside(second) });
  return t(last ? 'cowpath.mark' : 'cowpath.markOrThrow', { what: first, one: one(need(plain[0])) });
};

export const describeThrow = (faces: readonly Face[], attempt: number): CupWords => {
  if (attempt === 0) return { text: cup('dice.start'), joy: false };
  const { plain, quad } = readFaces(faces);
  if (quad === null) return { text: plainWords(faces, plain, attempt === ATTEMPTS), joy: false };
  const task = t('cowpath.quad', { what: group(faces, quad), one: one(quad) });
  return { text: `${task} ${t('cowpath.quad.why')}`, joy: true };
};
