import { need } from '../need.ts';

export const SYMBOLS = ['1', '2', '3', '4', '5', 'c'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** Index into SYMBOLS; also the face of a die. */
export type Face = number;
export const COW: Face = 5;

export const DICE = 5;
export const ALL_DICE = 0b11111;
export const ATTEMPTS = 3;

export const isSymbol = (char: string): char is Symbol => (SYMBOLS as readonly string[]).includes(char);

/** Five faces in 15 bits, die 1 lowest. */
export type DiceOnTable = number;

export const faceOf = (dice: DiceOnTable, die: number): Face => (dice >>> (3 * die)) & 7;

export const packFaces = (faces: readonly Face[]): DiceOnTable =>
  faces.reduce((packed, face, die) => packed | (face << (3 * die)), 0);

/** Whether `packed` has valid faces for this many dice: no three bits above 5, and no bits beyond the dice. */
export const areFaces = (packed: number, dice: number): boolean =>
  (packed & ((1 << (3 * dice)) - 1)) === packed && (packed & (packed << 1) & 0o44444) === 0;

export const unpackFaces = (packed: DiceOnTable, dice: number): Face[] =>
  Array.from({ length: dice }, (_, die) => faceOf(packed, die));

/**
 * What a throw allows, by symbol. `plain` marks end the turn: two or three cows, or three of a number. A `quad` mark
 * brings a bonus turn: four or five of any symbol. A quad never counts as a plain mark.
 */
export type Reading = { readonly plain: readonly Face[]; readonly quad: Face | null };

export const readFaces = (faces: readonly Face[]): Reading => {
  const counts = SYMBOLS.map((_, face) => faces.filter((thrown) => thrown === face).length);
  const quad = counts.findIndex((times) => times >= 4);
  const plain = SYMBOLS.map((_, face) => face).filter(
    (face) => counts[face] === 3 || (face === COW && counts[face] === 2),
  );
  return { plain, quad: quad < 0 ? null : quad };
};

const maskOf = (faces: readonly Face[]): number => faces.reduce((mask, face) => mask | (1 << face), 0);

/** By packed throw: the symbols that may be marked in the low 6 bits, the quad in the bits above. */
const READINGS = new Uint16Array(1 << 15);

const fillReadings = (faces: readonly Face[]): void => {
  if (faces.length < DICE) return SYMBOLS.forEach((_, face) => fillReadings([...faces, face]));
  const { plain, quad } = readFaces(faces);
  const quads = quad === null ? 0 : 1 << quad;
  READINGS[packFaces(faces)] = maskOf(plain) | quads | (quads << 6);
};
fillReadings([]);

export const markableSymbols = (dice: DiceOnTable): number => need(READINGS[dice]) & 63;
export const quadSymbol = (dice: DiceOnTable): number => need(READINGS[dice]) >>> 6;
