/** Faces as indexes, 0 to sides - 1, in the order of the dice thrown. */
export type Throw = readonly number[];

/** How many dice show each face: `counts[f]` dice show face f. */
export type FaceCounts = readonly number[];

export const isThrow = (faces: readonly number[], sides: number): boolean =>
  faces.every((face) => Number.isInteger(face) && face >= 0 && face < sides);

export function countFaces(thrown: Throw, sides: number): FaceCounts {
  const counts = new Array<number>(sides).fill(0);
  for (const face of thrown) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** Every way `dice` dice with `sides` sides can fall, where the order of the dice does not matter. */
export function allFaceCounts(dice: number, sides: number): readonly FaceCounts[] {
  if (sides === 0) return dice === 0 ? [[]] : [];
  const all: FaceCounts[] = [];
  for (let first = dice; first >= 0; first--) {
    for (const rest of allFaceCounts(dice - first, sides - 1)) all.push([first, ...rest]);
  }
  return all;
}
