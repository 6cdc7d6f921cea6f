import type { Throw } from './throws.ts';

/**
 * A die as its faces in order, one character each: `12345c` or `0123456789`.
 * Its number of sides is the length.
 */
export type Faces = string;

export const makeThrow = (thrown: Throw, faces: Faces): string =>
  thrown.map((face) => faces.charAt(face)).join('');

export function parseThrow(text: string, faces: Faces): Throw | undefined {
  const thrown = Array.from(text, (character) => faces.indexOf(character));
  return thrown.includes(-1) ? undefined : thrown;
}
