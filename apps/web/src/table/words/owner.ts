/** Where people share a device, the dice tray says whose turn it is. */
import type { Seat } from '@abacow/rules';
import type { GameTable } from '../model/game-table.ts';
import { whoAt } from './who.ts';

export type TrayOwner = { readonly seat: Seat; readonly name: string };

export const trayOwner = (table: GameTable): TrayOwner | null => {
  const seat = table.lost ?? table.toAct;
  const isShared = table.presence === undefined && table.mySeats.length > 1;
  return isShared && seat !== null ? { seat, name: whoAt(table, seat).name } : null;
};
