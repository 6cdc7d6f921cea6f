/** Whose stickers they are. Pure. */
import type { GameSummary, SummaryPerson } from '../../device/finished/summary.ts';
import { likeness } from '../../device/players/players.ts';

/** A player of this device; null for games without a player, and of players who were deleted. */
export type Owner = string | null;

type Known = { readonly id: string; readonly name: string };
type Named = Pick<SummaryPerson, 'player' | 'name'>;

/** The online service knows no players of this device, so a name that a player has is theirs. */
export const ownerOf = ({ player, name }: Named, players: readonly Known[]): Owner => {
  if (player !== null) return players.find(({ id }) => id === player)?.id ?? null;
  return name === null ? null : (players.find((one) => likeness(one.name) === likeness(name))?.id ?? null);
};

/** What an owner earned in a game. Where nobody knows who earned it, it stays with the games without a player. */
export const earnedBy = (
  { seats, stickers, earned }: GameSummary,
  owner: Owner,
  players: readonly Known[],
): readonly string[] => {
  if (earned === null) return owner === null ? stickers : [];
  return seats.flatMap((seat, index) =>
    seat.kind === 'person' && seat.here && !seat.left && ownerOf(seat, players) === owner
      ? (earned[index] ?? [])
      : [],
  );
};
