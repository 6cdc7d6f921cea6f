/** Seats differ by colour and by shape, so that nobody needs to see colours. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';

export const SHAPES = ['disc', 'triangle', 'square', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const shapeOf = (seat: Seat): Shape => need(SHAPES[seat]);
