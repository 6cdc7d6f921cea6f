/** Who sits where, and whose command counts for a seat. */
import { type ComputerLevel, type RecordPlayer, type Seat, isComputerLevel } from '@abacow/rules';

export { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/rules';

/** `holder` is whoever may act for the seat: a device, an account. One holder may hold several seats. */
export type Person = {
  readonly kind: 'person';
  readonly name: string;
  readonly holder: string;
  /** False where nobody gave a name and `name` only stands in for one. Whoever is silent about it has a name. */
  readonly named?: boolean;
};
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

export const isLevel: (level: unknown) => level is ComputerLevel = isComputerLevel;

export const hasName = ({ named }: Person): boolean => named !== false;

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

/** As records say who played. An open seat is somebody's who has no name. */
export const playerAt = (seating: Seating): RecordPlayer => {
  switch (seating.kind) {
    case 'person':
      return { kind: 'person', name: hasName(seating) ? seating.name : null };
    case 'computer':
      return { kind: 'computer', level: seating.level };
    case 'open':
      return { kind: 'person', name: null };
  }
};

export const personSeats = (seats: readonly Seating[]): readonly Seat[] =>
  seats.flatMap((seating, seat) => (seating.kind === 'person' ? [seat] : []));
