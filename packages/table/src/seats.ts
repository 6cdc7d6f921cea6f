/** Who sits where, and whose command counts for a seat. */
import {
  COMPUTER_LEVELS,
  type ComputerLevel,
  type RecordPlayer,
  type Seat,
  isComputerLevel,
} from '@abacow/rules';
import * as v from 'valibot';
import { hasNameLength } from './names.ts';
import { shape, yes } from './schemas.ts';

export { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/rules';

const level = v.picklist(COMPUTER_LEVELS, '"level" must be 1 to 5');
export const SEATING = '"seating" must be a person or a computer';
const NAMED = 'a person needs a name and a holder';

/** `holder` may act for the seat: a device or an account. One holder may have several seats. */
export const person = shape({
  kind: v.literal('person', SEATING),
  name: v.pipe(v.string(NAMED), v.check(hasNameLength, NAMED)),
  holder: v.string(NAMED),
  /** False if the person gave no name and `name` is a placeholder. Missing means true. */
  named: v.exactOptional(v.boolean('"named" must be true or false')),
  /** A program plays this seat by itself. */
  bot: yes('bot'),
  /** The id of a player that the app remembers on its device. Never sent to the online service. */
  player: v.exactOptional(v.string('"player" must be a text')),
});
export type Person = Readonly<v.InferOutput<typeof person>>;

export const computer = shape({ kind: v.literal('computer'), level });
export type Computer = Readonly<v.InferOutput<typeof computer>>;

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

/** Whether several people play: the persons' seats have more than one holder. */
export const isShared = (seats: readonly Seating[]): boolean => {
  const holders = seats.flatMap((seating) => (seating.kind === 'person' ? [seating.holder] : []));
  return holders.some((holder) => holder !== holders[0]);
};
