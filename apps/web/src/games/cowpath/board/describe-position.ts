/** Texts of the banner: what just happened, and what to do. */
import type { Banner } from '../../../base/ui/banner.ts';
import {
  ATTEMPTS,
  COW,
  type CowpathPosition,
  DICE,
  type Face,
  NO_ANCHOR,
  SYMBOLS,
  characterAt,
  listSquares,
  makeSquare,
  markableSquares,
  readFaces,
  unpackFaces,
} from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { t } from '../texts/index.ts';
import { group, inside, one, symbolOf } from './groups.ts';
import type { Who } from '../../../table/registry/who.ts';
import type { Turn } from './turns.ts';

/** Symbols of squares that can be marked now. */
const openSymbols = (position: CowpathPosition): readonly Face[] => {
  const found = new Set(
    listSquares(markableSquares(position)).map((square) => characterAt(position.sheet, square)),
  );
  return SYMBOLS.flatMap((symbol, face) => (found.has(symbol) ? [face] : []));
};

export const describeTurn = (turn: Turn, who: Who): string => {
  const { name } = who;
  switch (turn.end) {
    case 'mark':
      return who.you
        ? t('cowpath.did.mark.you', { square: need(turn.mark) })
        : t('cowpath.did.mark', { name, square: need(turn.mark) });
    case 'pass':
      return who.you ? t('cowpath.did.pass.you') : t('cowpath.did.pass', { name });
    case 'nothing':
      return who.you ? t('cowpath.did.nothing.you') : t('cowpath.did.nothing', { name });
    case null:
      return '';
  }
};

const beforeThrow = (position: CowpathPosition, who: Who, last: string): Banner => {
  if (position.anchor !== NO_ANCHOR) {
    const detail = t('cowpath.bonus.beside', { square: makeSquare(position.anchor) });
    const title = who.you ? t('cowpath.bonus.you') : t('cowpath.bonus', { name: who.name });
    return { title, detail, joy: true };
  }
  const title = who.you ? t('cowpath.turn.you') : t('cowpath.turn', { name: who.name });
  return { title, detail: last, joy: false };
};

const withQuad = (position: CowpathPosition, faces: readonly Face[], quad: Face, open: boolean): Banner => {
  const what = group(faces, quad);
  if (open)
    return { title: t('cowpath.quad', { what, one: one(quad) }), detail: t('cowpath.quad.why'), joy: true };
  const title = t('cowpath.noSquare', { what, symbol: one(quad) });
  return { title, detail: moreThrows(position), joy: false };
};

const moreThrows = (position: CowpathPosition): string =>
  position.attempt < ATTEMPTS
    ? t('cowpath.left', { count: ATTEMPTS - position.attempt })
    : t('cowpath.left.none');

const withPlain = (position: CowpathPosition, faces: readonly Face[], plain: readonly Face[]): Banner => {
  const what = plain.map((face) => group(faces, face));
  const last = position.attempt === ATTEMPTS;
  const detail = last ? t('cowpath.mayPass') : fourth(plain);
  const [first, second] = what;
  if (first !== undefined && second !== undefined && what.length === 2)
    return { title: t('cowpath.choice', { first, second: inside(second) }), detail, joy: false };
  const values = { what: need(first), one: one(need(plain[0])) };
  return { title: last ? t('cowpath.mark', values) : t('cowpath.markOrThrow', values), detail, joy: false };
};

const fourth = (plain: readonly Face[]): string =>
  plain.length === 1 && plain[0] !== COW
    ? t('cowpath.fourth', { one: one(need(plain[0])) })
    : t('cowpath.fourth.any');

const throwsLeft = (position: CowpathPosition): string =>
  position.attempt < ATTEMPTS
    ? t('cowpath.announced.left', { count: ATTEMPTS - position.attempt })
    : t('cowpath.left.none');

/** For another player's dice: what they show, without a task. */
const watched = (position: CowpathPosition, name: string): Banner => {
  const faces = unpackFaces(position.dice, DICE);
  const { plain, quad } = readFaces(faces);
  if (quad !== null && openSymbols(position).includes(quad)) {
    const title = t('cowpath.threw.quad', { name, what: inside(group(faces, quad)) });
    return { title, detail: t('cowpath.quad.other', { name }), joy: true };
  }
  const [first, second] = (quad === null ? plain : [quad]).map((face) => inside(group(faces, face)));
  return { title: threwWords(name, first, second), detail: throwsLeft(position), joy: false };
};

const threwWords = (name: string, first: string | undefined, second: string | undefined): string => {
  if (first === undefined) return t('cowpath.threw.nothing', { name });
  return second === undefined
    ? t('cowpath.threw', { name, what: first })
    : t('cowpath.threw.both', { name, first, second });
};

const withDice = (position: CowpathPosition): Banner => {
  const faces = unpackFaces(position.dice, DICE);
  const { plain, quad } = readFaces(faces);
  const open = openSymbols(position);
  if (quad !== null) return withQuad(position, faces, quad, open.includes(quad));
  const usable = plain.filter((face) => open.includes(face));
  if (usable.length > 0) return withPlain(position, faces, usable);
  if (plain.length > 0) {
    const title = t('cowpath.noSquare', { what: group(faces, need(plain[0])), symbol: one(need(plain[0])) });
    return { title, detail: moreThrows(position), joy: false };
  }
  return { title: t('cowpath.nothingYet'), detail: moreThrows(position), joy: false };
};

/** Only the player on this device gets a task. */
export const describePosition = (
  position: CowpathPosition,
  who: Who,
  last: string,
  here = who.you,
): Banner => {
  if (position.attempt === 0) return beforeThrow(position, who, last);
  return here ? withDice(position) : watched(position, who.name);
};

/** A throw for screen readers: the faces in order. */
export const describeFaces = (faces: readonly Face[]): string =>
  faces.map((face) => (face === COW ? t('cowpath.cow') : symbolOf(face))).join(' ');
