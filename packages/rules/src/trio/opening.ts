import type { Seat } from '../kernel.ts';

/** A throw of both dice that decides who begins round one. */
export type OpeningThrow = { readonly seat: Seat; readonly faces: readonly [number, number] };

const total = ({ faces }: OpeningThrow): number => faces[0] + faces[1];

/** The seats with the highest total: a single seat begins, tied seats throw again among themselves. */
export const openingLeaders = (throws: readonly OpeningThrow[]): readonly Seat[] => {
  const highest = Math.max(...throws.map(total));
  return throws.filter((thrown) => total(thrown) === highest).map(({ seat }) => seat);
};
