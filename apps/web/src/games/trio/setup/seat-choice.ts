/** What a form knows about a seat. */
import type { ComputerLevel, SeatHelp } from '@abacow/table';
import { lastHelp } from '../../../device/players/help.ts';
import type { NewSeat } from '../../../table/local/games.ts';

export type SeatChoice = {
  kind: 'person' | 'computer';
  name: string;
  /** The id of a player on this device. */
  player: string | null;
  level: ComputerLevel;
  help: SeatHelp;
};

/** What the form shows for a seat of the last game. */
export const choiceFrom = (seat: NewSeat, empty: SeatChoice): SeatChoice => {
  if (seat.kind === 'computer') return { ...empty, kind: 'computer', level: seat.level };
  const player = seat.player ?? null;
  return { ...empty, kind: 'person', name: seat.name ?? '', player, help: lastHelp(player) };
};
