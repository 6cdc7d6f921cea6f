/** Seats differ by colour and by shape, so that nobody needs to see colours. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Colour } from '@abacow/rules/trio';

export const SHAPES = ['disc', 'triangle', 'square', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const shapeOf = (seat: Seat): Shape => need(SHAPES[seat]);

const TOKENS = {
  red: 'cross',
  blue: 'circle',
  green: 'third',
  purple: 'fourth',
} as const satisfies Record<Colour, string>;

/** The style of an element inside which seats have these colours; without any they have the usual ones. */
export const colourStyle = (colours: readonly Colour[] | undefined): string =>
  (colours ?? [])
    .map(
      (colour, seat) =>
        `--colour-${seat}: var(--${TOKENS[colour]}); --wash-${seat}: var(--${TOKENS[colour]}-wash)`,
    )
    .join('; ');
