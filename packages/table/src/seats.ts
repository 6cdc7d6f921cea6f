/** Who sits where, and whose command counts for a seat. */
import { type ComputerLevel, type RecordPlayer, type Seat, isComputerLevel } from '@abacow/rules';

export { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/rules';

/** `holder` may act for the seat: a device or an account. One holder may have several seats. */
export type Person = {
  readonly kind: 'person';
  readonly name: string;
  readonly holder: string;
  /** False if the person gave no name and `name` is a placeholder. Missing means true. */
  readonly named?: boolean;
  /** A program plays this seat by itself. */
  readonly bot?: true;
  /** The id of a player that the app remembers on its device. Never sent to the online service. */
  readonly player?: string;
};
export type Computer = { readonly kind: 'computer'; readonly level: ComputerLevel };
export type Open = { readonly kind: 'open' };
export type Seating = Person | Computer | Open;

/** The program that runs the table: it plays the computers' seats and reveals the secret of the dice. */
export const HOUSE = 'house';

export const OPEN: Open = { kind: 'open' };

/** Plays on for a seat that gave up or ran out of time while others continue. */
export const STAND_IN: Computer = { kind: 'computer', level: 1 };

/** Plays for a person who went away and did not come back. */
export const CALLED_IN: Computer = { kind: 'computer', level: 3 };

export const isLevel: (level: unknown) => level is ComputerLevel = isComputerLevel;

export const isBot = (seating: Seating): boolean => seating.kind === 'person' && seating.bot === true;

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

/** The player as records write it. An open seat counts as a person without a name. */
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
