/** Where people share a device, the dice tray says whose turn it is. */
import type { Seat } from '@abacow/rules';
import type { GameTable } from '../model/game-table.ts';
import { whoAt } from './who.ts';

export type TrayOwner = { readonly seat: Seat; readonly name: string };

export const trayOwner = (local: GameTable): TrayOwner | null => {
  const seat = local.lost ?? local.toAct;
  const isShared = local.presence === undefined && local.mySeats.length > 1;
  return isShared && seat !== null ? { seat, name: whoAt(local, seat).name } : null;
};
