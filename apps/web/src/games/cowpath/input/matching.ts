/** The dice that stay on the table unless the player chooses others. */
import {
  COW,
  type CowpathPosition,
  DICE,
  type Face,
  SYMBOLS,
  count,
  overlap,
  reachableSquares,
  readFaces,
  unpackFaces,
} from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';

const facesIn = ({ dice }: CowpathPosition): readonly Face[] => unpackFaces(dice, DICE);

const countOf = (faces: readonly Face[], face: Face): number =>
  faces.filter((lying) => lying === face).length;

/** Four or five of a kind with a free square; null when the dice show none. */
export const quadIn = (position: CowpathPosition): Face | null => {
  const { quad } = position.attempt === 0 ? { quad: null } : readFaces(facesIn(position));
  return quad !== null && squaresOf(position, quad) > 0 ? quad : null;
};

/** How many squares could be marked with this symbol. */
const squaresOf = (position: CowpathPosition, face: Face): number =>
  count(overlap(reachableSquares(position), need(position.sheet.bySymbol[face])));

/** Compares number by number. */
const byWorth = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - need(b[index])).find((difference) => difference !== 0) ?? 0;

/**
 * Equal dice with a free square: first those that can be marked now, then what the player kept before, then the most dice,
 * then cows, because two of them are enough. `wanted` are the faces that the player kept by hand before this throw.
 */
export const matchingDice = (position: CowpathPosition, wanted: readonly Face[]): readonly boolean[] => {
  const faces = facesIn(position);
  const { plain, quad } = readFaces(faces);
  const marks = quad === null ? plain : [quad];
  const worthOf = (face: Face): readonly number[] => [
    Number(marks.includes(face)),
    Number(wanted.includes(face)),
    countOf(faces, face),
    Number(face === COW),
    squaresOf(position, face),
  ];
  const best = SYMBOLS.map((_, face) => face)
    .filter((face) => countOf(faces, face) > 1 && squaresOf(position, face) > 0)
    .sort((a, b) => byWorth(worthOf(b), worthOf(a)))[0];
  const isWish = wanted.length > 0 && (best === undefined || !marks.includes(best));
  return faces.map((face) => (isWish ? wanted.includes(face) : face === best));
};
