/** Trio's opening: everybody throws both dice, the highest total begins, tied seats throw again. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';

export type Roll = { readonly seat: Seat; readonly faces: string };

export type RollOff = {
  /** The seats that still throw, in seat order. */
  readonly contenders: readonly Seat[];
  /** Throws of the current go, in that order. */
  readonly rolls: readonly Roll[];
  /** Goes that ended in a tie. */
  readonly past: readonly (readonly Roll[])[];
};

export const startRollOff = (seats: number): RollOff => ({
  contenders: Array.from({ length: seats }, (_, seat) => seat),
  rolls: [],
  past: [],
});

export const totalOf = (faces: string): number => [...faces].reduce((sum, face) => sum + Number(face), 0);

/** The seat that has to throw; null when only one seat is left, which begins. */
export const nextRoller = (rollOff: RollOff): Seat | null =>
  rollOff.contenders.length > 1 ? need(rollOff.contenders[rollOff.rolls.length]) : null;

export const beginnerOf = (rollOff: RollOff): Seat | null =>
  rollOff.contenders.length === 1 ? need(rollOff.contenders[0]) : null;

export const addRoll = (rollOff: RollOff, roll: Roll): RollOff => {
  const rolls = [...rollOff.rolls, roll];
  if (rolls.length < rollOff.contenders.length) return { ...rollOff, rolls };
  const highest = Math.max(...rolls.map(({ faces }) => totalOf(faces)));
  const contenders = rolls.filter(({ faces }) => totalOf(faces) === highest).map(({ seat }) => seat);
  if (contenders.length === 1) return { ...rollOff, contenders, rolls };
  return { contenders, rolls: [], past: [...rollOff.past, rolls] };
};
