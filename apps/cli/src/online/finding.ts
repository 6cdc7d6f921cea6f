/** Finds or opens the table to play at. */
import type { LobbyTable } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import { type GameChoice, seatsFor } from '@abacow/table';
import { type Complaint, isComplaint } from '../arguments.ts';
import type { TableAddress } from './addresses.ts';
import { type Service, isRefused } from './service.ts';

export type FoundTable = { readonly id: string; readonly code: string };

export const findTable = async (service: Service, address: TableAddress): Promise<FoundTable | Complaint> => {
  const path = 'id' in address ? `/tables/${address.id}` : `/codes/${address.code}`;
  const found = await service.ask<LobbyTable>('GET', path);
  return isRefused(found) ? found : { id: found.id, code: found.code };
};

export const choiceAt = async (service: Service, address: TableAddress): Promise<GameChoice | Complaint> => {
  const path = 'id' in address ? `/tables/${address.id}` : `/codes/${address.code}`;
  const found = await service.ask<LobbyTable>('GET', path);
  return isRefused(found) ? found : found.choice;
};

export type NewTableWish = {
  readonly choice: GameChoice;
  readonly timeLimitMs?: number | undefined;
  readonly seat: number;
  /** The level of the computers at the other seats; null leaves the seats free. */
  readonly against: number | null;
  readonly isPublic: boolean;
};

export const openTable = async (
  service: Service,
  { choice, timeLimitMs, seat: mine, against, isPublic }: NewTableWish,
): Promise<FoundTable | Complaint> => {
  const other = against === null ? { kind: 'open' } : { kind: 'computer', level: against };
  const seats = Array.from({ length: seatsFor(choice) }, (_, seat) =>
    seat === mine ? { kind: 'me' } : other,
  );
  const opened = await service.ask<FoundTable>('POST', '/tables', {
    choice,
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    seats,
    public: isPublic,
  });
  return isComplaint(opened) ? opened : { id: opened.id, code: opened.code };
};

export const playNow = async (service: Service, game: GameName): Promise<FoundTable | Complaint> => {
  const found = await service.ask<FoundTable>('POST', '/play-now', { game });
  return isComplaint(found) ? found : { id: found.id, code: found.code };
};

export const listTables = async (service: Service): Promise<readonly LobbyTable[] | Complaint> => {
  const listed = await service.ask<{ tables: readonly LobbyTable[] }>('GET', '/tables');
  return isRefused(listed) ? listed : listed.tables;
};

/** Tables of the guest that are not over. */
export const ownTables = async (service: Service): Promise<readonly LobbyTable[] | Complaint> => {
  const listed = await service.ask<{ tables: readonly LobbyTable[] }>('GET', '/me/games');
  return isRefused(listed) ? listed : listed.tables.filter(({ phase }) => phase !== 'over');
};
