/** The mood of each player's face, from what just happened at the table. */
import type { Effect, Seat } from '@abacow/rules';
import { type ComputerLevel, type Seating, type Table, type TableOutcome, lastEffects } from '@abacow/table';
import type { COMPUTER_MOODS, OwnMood } from '../../base/art/face/mood.ts';

type ComputerMood = (typeof COMPUTER_MOODS)[number];

/** What is drawn for a computer's seat. */
export type ComputerSeatFace = { readonly level: ComputerLevel; readonly mood: ComputerMood };

/** Whom an effect pleases: the seat itself, or all others; null for an effect that changes no mood. */
const pleasedBy = (effect: Effect, seat: Seat): boolean | null => {
  switch (effect.kind) {
    case 'bonus':
    case 'double':
      return effect.seat === seat ? true : null;
    case 'blocked':
      return effect.seat !== seat;
    case 'round-won':
      return effect.seat === seat;
    default:
      return null;
  }
};

const isPleased = (effects: readonly Effect[], seat: Seat): boolean | null =>
  effects.map((effect) => pleasedBy(effect, seat)).find((pleased) => pleased !== null) ?? null;

/** A computer that loses claps for the winner. */
export const moodOf = (
  outcome: TableOutcome | null,
  effects: readonly Effect[],
  seat: Seat,
): ComputerMood => {
  if (outcome !== null) {
    if (outcome.kind !== 'win') return 'waiting';
    return outcome.seat === seat ? 'pleased' : 'clapping';
  }
  const pleased = isPleased(effects, seat);
  return pleased === null ? 'waiting' : pleased ? 'pleased' : 'beaten';
};

const hasLostTurn = (effects: readonly Effect[], seat: Seat): boolean =>
  effects.some((effect) => effect.kind === 'turn-lost' && effect.seat === seat);

/** A player's own animal is proud of a win and brave after a loss, also of a round. */
export const ownMoodOf = (outcome: TableOutcome | null, effects: readonly Effect[], seat: Seat): OwnMood => {
  if (outcome !== null) {
    if (outcome.kind !== 'win') return outcome.kind === 'tie' ? 'pleased' : 'waiting';
    return outcome.seat === seat ? 'proud' : 'brave';
  }
  if (hasLostTurn(effects, seat)) return 'beaten';
  const pleased = isPleased(effects, seat);
  const isRound = effects.some(({ kind }) => kind === 'round-won');
  if (pleased === null) return 'waiting';
  return pleased ? (isRound ? 'proud' : 'pleased') : 'brave';
};

/** Null for a seat without a computer. */
export const computerFaceAt = (table: Table, seat: Seat): ComputerSeatFace | null => {
  const seating = table.seats[seat];
  if (seating?.kind !== 'computer') return null;
  return { level: seating.level, mood: moodOf(table.outcome, lastEffects(table), seat) };
};

/** By seat, without people. */
export const facesAt = (table: Table): readonly ComputerSeatFace[] =>
  table.seats.map((_, seat) => computerFaceAt(table, seat)).filter((face) => face !== null);

/** For lists, where only the seats are known. */
export const waitingFaces = (seats: readonly Seating[]): readonly ComputerSeatFace[] =>
  seats.flatMap((seating) =>
    seating.kind === 'computer' ? [{ level: seating.level, mood: 'waiting' as const }] : [],
  );
