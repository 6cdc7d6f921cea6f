/** Finds or opens the table to play at. */
import type { Api } from '@abacow/client';
import type { LobbyTable } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import { type ComputerLevel, type GameChoice, seatsFor } from '@abacow/table';
import type { Complaint } from '../arguments.ts';
import { orComplain } from './accounts.ts';
import type { TableAddress } from './addresses.ts';

export type FoundTable = { readonly id: string; readonly code: string };

export const findTable = async (api: Api, address: TableAddress): Promise<LobbyTable | Complaint> =>
  orComplain(await ('id' in address ? api.table(address.id) : api.byCode(address.code)));

export type NewTableWish = {
  readonly choice: GameChoice;
  readonly timeLimitMs?: number | undefined;
  readonly seat: number;
  /** The level of the computers at the other seats; null leaves the seats free. */
  readonly against: ComputerLevel | null;
  readonly isPublic: boolean;
};

export const openTable = async (
  api: Api,
  { choice, timeLimitMs, seat: mine, against, isPublic }: NewTableWish,
): Promise<FoundTable | Complaint> => {
  const other =
    against === null ? ({ kind: 'open' } as const) : ({ kind: 'computer', level: against } as const);
  const seats = Array.from({ length: seatsFor(choice) }, (_, seat) =>
    seat === mine ? ({ kind: 'me' } as const) : other,
  );
  const limit = timeLimitMs === undefined ? {} : { timeLimitMs };
  return orComplain(await api.open({ choice, ...limit, seats, public: isPublic }));
};

export const playNow = async (api: Api, game: GameName): Promise<FoundTable | Complaint> =>
  orComplain(await api.playNow(game));
