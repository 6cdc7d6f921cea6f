/** Who sits where, and whose command counts for a seat. */
import type { Seat } from '@abacow/rules';

export const COMPUTER_LEVELS = [1, 2, 3, 4, 5] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

/** `holder` is whoever may act for the seat: a device, an account. One holder may hold several seats. */
export type Person = { readonly kind: 'person'; readonly name: string; readonly holder: string };
export type Computer = { readonly kind: 'computer'; readonly level: ComputerLevel };
export type Open = { readonly kind: 'open' };
export type Seating = Person | Computer | Open;

/** Whoever runs the table: plays the computers' seats, reveals the secret of the dice. */
export const HOUSE = 'house';

export const OPEN: Open = { kind: 'open' };

/** Who plays on for a seat that gave up or ran out of time while others go on. */
export const STAND_IN: Computer = { kind: 'computer', level: 1 };

/** Who plays for somebody who went away and did not come back. */
export const CALLED_IN: Computer = { kind: 'computer', level: 3 };

export const isLevel = (level: unknown): level is ComputerLevel =>
  (COMPUTER_LEVELS as readonly unknown[]).includes(level);

export const holderOf = (seating: Seating): string | null => {
  switch (seating.kind) {
    case 'person':
      return seating.holder;
    case 'computer':
      return HOUSE;
    case 'open':
      return null;
  }
};

/** As records name players: a person's name, `computer 3`, or nothing for an open seat. */
export const playerName = (seating: Seating): string => {
  switch (seating.kind) {
    case 'person':
      return seating.name;
    case 'computer':
      return `computer ${seating.level}`;
    case 'open':
      return '';
  }
};

export const personSeats = (seats: readonly Seating[]): readonly Seat[] =>
  seats.flatMap((seating, seat) => (seating.kind === 'person' ? [seat] : []));
