/** The faces at a table: computer players, and the animals that players of this device have chosen. */
import type { Seat } from '@abacow/rules';
import { hasName, lastEffects } from '@abacow/table';
import type { OwnMood } from '../../base/art/face/mood.ts';
import { type DevicePlayers, devicePlayers } from '../../device/players/device.svelte.ts';
import { playerNamed } from '../../device/players/named.ts';
import type { Picture } from '../../device/players/players.ts';
import type { GameTable } from '../model/game-table.ts';
import { type ComputerSeatFace, computerFaceAt, ownMoodOf } from './mood.ts';

/** A player's own animal. */
export type OwnFace = { readonly picture: Picture; readonly mood: OwnMood };
export type SeatFace = ComputerSeatFace | OwnFace;

type TableOfFaces = Pick<GameTable, 'state' | 'mySeats'>;

/** Null where no picture was chosen. Players are known by their id; online, at this screen, by their name. */
const pictureAt = ({ state, mySeats }: TableOfFaces, seat: Seat, device: DevicePlayers): Picture | null => {
  const seating = state.seats[seat];
  if (seating?.kind !== 'person') return null;
  const isNamedHere = mySeats.includes(seat) && hasName(seating);
  const id = seating.player ?? (isNamedHere ? playerNamed(seating.name, device) : null);
  return device.find(id)?.picture ?? null;
};

const ownFace = ({ state }: TableOfFaces, seat: Seat, picture: Picture): OwnFace => ({
  picture,
  mood: ownMoodOf(state.outcome, lastEffects(state), seat),
});

/** Null for a person without a picture. */
export const faceAt = (table: TableOfFaces, seat: Seat, device = devicePlayers()): SeatFace | null => {
  const computer = computerFaceAt(table.state, seat);
  if (computer !== null) return computer;
  const picture = pictureAt(table, seat, device);
  return picture === null ? null : ownFace(table, seat, picture);
};

/** At the end everybody has one: people without a picture are cows. */
const STAND_INS: readonly Picture[] = ['cow', 'flower', 'bell', 'hat'];

/** The faces beside the result: the people at this device first, the winner before the others. */
export const endingFaces = (table: TableOfFaces, device = devicePlayers()): readonly SeatFace[] => {
  const { outcome, seats } = table.state;
  const isWinner = (seat: Seat): boolean => outcome?.kind === 'win' && outcome.seat === seat;
  const rank = (seat: Seat): number => (table.mySeats.includes(seat) ? 0 : 2) + (isWinner(seat) ? 0 : 1);
  return seats
    .map((_, seat) => seat)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((seat) => {
      const face = faceAt(table, seat, device);
      if (face !== null) return [face];
      return table.mySeats.includes(seat) ? [ownFace(table, seat, STAND_INS[seat] ?? 'cow')] : [];
    });
};
