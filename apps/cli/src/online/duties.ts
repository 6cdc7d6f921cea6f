/** What a player does without being asked: sit down at a reserved seat, reveal the seed, toss the coin, roll. */
import { type Table, viewTable, isKept } from '@abacow/table';
import type { Complaint } from '../arguments.ts';
import { type Account, commitmentOf, seedFor } from './accounts.ts';
import { type LiveTable, seatOf } from './live-table.ts';

/** `sit` takes a free seat, too. Resolves with false if there was nothing to do. */
export const doDuties = async (
  live: LiveTable,
  table: Table,
  { guest, account, sits }: { readonly guest: string; readonly account: Account; readonly sits: boolean },
): Promise<boolean | Complaint> => {
  const mine = seatOf(table, guest);
  const seed = seedFor(account, table.id, table.dice.commitment);
  const run = async (kind: string, body?: object): Promise<boolean | Complaint> =>
    (await live.send(kind, body)) ?? true;
  for (const due of viewTable(table).due)
    switch (due.kind) {
      case 'sit':
        if (due.seat === mine || (mine < 0 && sits && !isKept(table, due.seat)))
          return run('sit', { seat: due.seat, seedCommitment: commitmentOf(seed) });
        break;
      case 'reveal-seed':
        if (due.seat === mine) return run('reveal-seed', { seat: mine, seed });
        break;
      case 'roll':
        if (due.seat === mine) return run('roll', { seat: mine });
        break;
      case 'toss':
        // With two persons the first one tosses, so that they do not do it at the same time.
        if (mine >= 0 && mine === table.seats.findIndex(({ kind }) => kind === 'person')) return run('toss');
        break;
      case 'play':
      case 'answer':
    }
  return false;
};
