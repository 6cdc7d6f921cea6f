/** Checks how it was decided who begins: the coin, or the throws of the roll-off. */
import { faceOfWord, type DiceSetup } from '@abacow/dice';
import { type GameRecord, type Seat, gameOf, seatsOf } from '@abacow/rules';
import { type CheckedThrow, checkThrow, wordAt } from './checkthrow.ts';
import { OPENING_SUFFIX } from './dice.ts';
import { type RollOff, addRoll, beginnerOf, nextRoller, startRollOff } from './rolloff.ts';

export type OpeningCheck =
  /** An old record, or the game ended before. */
  | { readonly kind: 'not-recorded' }
  /** The players chose who begins: no dice. */
  | { readonly kind: 'chosen' }
  /** `word` modulo 2 is the seat that begins. */
  | {
      readonly kind: 'coin';
      readonly honest: boolean;
      readonly word: number;
      readonly expected: Seat;
      readonly recorded: Seat;
    }
  /** `beginner` follows from the recorded throws; null if they decide nothing. */
  | {
      readonly kind: 'roll-off';
      readonly honest: boolean;
      readonly throws: readonly CheckedThrow[];
      readonly beginner: Seat | null;
      readonly recorded: Seat;
    };

const COIN_SIDES = 2;

const checkCoin = (dice: DiceSetup, recorded: Seat): OpeningCheck => {
  const word = wordAt(dice, 1, 1, COIN_SIDES);
  const expected = faceOfWord(word, COIN_SIDES);
  return { kind: 'coin', honest: expected === recorded, word, expected, recorded };
};

const checkRollOff = (
  { setup }: GameRecord,
  dice: DiceSetup,
  rolls: readonly string[],
  recorded: Seat,
): OpeningCheck => {
  const { faces } = gameOf(setup).dice;
  const throws: CheckedThrow[] = [];
  let rollOff: RollOff = startRollOff(seatsOf(setup));
  for (const [index, roll] of rolls.entries()) {
    const seat = nextRoller(rollOff);
    // A throw after the decision proves nothing: the record is not that of a real roll-off.
    if (seat === null) return { kind: 'roll-off', honest: false, throws, beginner: null, recorded };
    throws.push(checkThrow(faces, dice, { number: index + 1, seat, token: roll, recorded: roll }));
    rollOff = addRoll(rollOff, { seat, faces: roll });
  }
  const beginner = beginnerOf(rollOff);
  const honest = beginner === recorded && throws.every((thrown) => thrown.honest);
  return { kind: 'roll-off', honest, throws, beginner, recorded };
};

/** `dice` as for the game itself. */
export const checkOpening = (record: GameRecord, dice: DiceSetup): OpeningCheck => {
  const opening = record.dice?.opening;
  const recorded = record.setup.first;
  const own = { ...dice, table: `${dice.table}${OPENING_SUFFIX}` };
  switch (opening?.kind) {
    case undefined:
      return { kind: 'not-recorded' };
    case 'chosen':
      return { kind: 'chosen' };
    case 'coin':
      return checkCoin(own, recorded);
    case 'roll-off':
      return checkRollOff(record, own, opening.rolls, recorded);
  }
};
