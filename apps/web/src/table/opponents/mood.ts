/** The mood of a computer player, from what just happened at its table. */
import type { Effect, Seat } from '@abacow/rules';
import { type ComputerLevel, type Seating, type Table, type TableOutcome, lastEffects } from '@abacow/table';
import type { Mood } from '../../base/art/face/mood.ts';

/** What is drawn for a computer's seat. */
export type SeatFace = { readonly level: ComputerLevel; readonly mood: Mood };

const afterGame = (outcome: TableOutcome, seat: Seat): Mood => {
  if (outcome.kind !== 'win') return 'waiting';
  return outcome.seat === seat ? 'pleased' : 'beaten';
};

/** Null for an effect that changes no mood. */
const afterEffect = (effect: Effect, seat: Seat): Mood | null => {
  switch (effect.kind) {
    case 'bonus':
    case 'double':
      return effect.seat === seat ? 'pleased' : null;
    case 'blocked':
      return effect.seat === seat ? 'beaten' : 'pleased';
    case 'round-won':
      return effect.seat === seat ? 'pleased' : 'beaten';
    default:
      return null;
  }
};

export const moodOf = (outcome: TableOutcome | null, effects: readonly Effect[], seat: Seat): Mood =>
  outcome !== null
    ? afterGame(outcome, seat)
    : (effects.map((effect) => afterEffect(effect, seat)).find((mood) => mood !== null) ?? 'waiting');

/** Null for a seat without a computer. */
export const faceAt = (table: Table, seat: Seat): SeatFace | null => {
  const seating = table.seats[seat];
  if (seating?.kind !== 'computer') return null;
  return { level: seating.level, mood: moodOf(table.outcome, lastEffects(table), seat) };
};

/** By seat, without people. */
export const facesAt = (table: Table): readonly SeatFace[] =>
  table.seats.map((_, seat) => faceAt(table, seat)).filter((face) => face !== null);

/** For lists, where only the seats are known. */
export const waitingFaces = (seats: readonly Seating[]): readonly SeatFace[] =>
  seats.flatMap((seating) =>
    seating.kind === 'computer' ? [{ level: seating.level, mood: 'waiting' as const }] : [],
  );
