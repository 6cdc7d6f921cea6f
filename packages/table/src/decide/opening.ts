/** Throws of the opening. The dice are thrown only if the throw is possible. */
import { type Seat, gameOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { whyNotRoll, whyNotToss } from '../judge/opening.ts';
import { refuseCommand } from '../refusals.ts';
import { holderOf } from '../seats.ts';
import type { Table } from '../table.ts';
import type { Context, Decided } from './context.ts';

export const tossCoin = ({ now, dice }: Context): Decided => ({
  kind: 'tossed',
  at: now,
  seat: need(dice.throwDice(1, 2)[0]),
});

export const rollFor = ({ choice }: Table, seat: Seat, { now, dice }: Context): Decided => {
  const { count, faces } = gameOf(choice).dice;
  const rolled = dice.throwDice(count, faces.length).map((face) => faces[face]);
  return { kind: 'rolled', at: now, seat, faces: rolled.join('') };
};

/** Anybody at the table may toss the coin. */
export const decideToss = (table: Table, context: Context): Decided => {
  const isHere = table.seats.some((seating) => holderOf(seating) === context.by);
  return isHere ? (whyNotToss(table) ?? tossCoin(context)) : refuseCommand('seat/not-yours');
};

export const decideRoll = (table: Table, seat: Seat, context: Context): Decided =>
  whyNotRoll(table, seat) ?? rollFor(table, seat, context);
