/** How many tables of one guest may be open at once, and who may sit down at them. */
import type { Table } from '@abacow/table';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { NotOpened } from './opening.ts';

export type TableLimits = {
  /** Tables that wait for players. */
  readonly waiting: number;
  /** Tables with a computer that are not over. */
  readonly computers: number;
};

export const TOO_MANY_WAITING = 'table/too-many-waiting';
export const TOO_MANY_COMPUTERS = 'table/too-many-computers';

const NO_BOTS = 'table/no-bots';

/** At online tables `?` is a deleted guest, and `(bot)` marks a bot. */
export const NAME_RESERVED: NotOpened = {
  code: 'name/reserved',
  about: 'names of question marks and names with "(bot)" are reserved',
};

type Seats = readonly { readonly kind: string }[];

const hasComputer = (seats: Seats): boolean => seats.some(({ kind }) => kind === 'computer');

const tooManyComputers = (limit: number): NotOpened => ({
  code: TOO_MANY_COMPUTERS,
  about: `${limit} games with computers at once are enough: finish or leave one first`,
});

/** Why this guest may not open one more table with these seats; null if they may. */
export const whyNotOpen = async (
  store: Pick<Store, 'tableCounts'>,
  limits: TableLimits,
  host: string,
  seats: Seats,
): Promise<NotOpened | null> => {
  const { waiting, withComputers } = await store.tableCounts(host);
  if (hasComputer(seats) && withComputers >= limits.computers) return tooManyComputers(limits.computers);
  if (waiting < limits.waiting) return null;
  return {
    code: TOO_MANY_WAITING,
    about: `${limits.waiting} tables that wait for players are enough: close one first`,
  };
};

/** Why no computer may sit down at a table; null if one may. */
export const whyNoComputer = async (
  store: Pick<Store, 'tableCounts'>,
  limits: TableLimits,
  { host, seats }: Table,
): Promise<NotOpened | null> => {
  if (hasComputer(seats)) return null;
  const { withComputers } = await store.tableCounts(host);
  return withComputers < limits.computers ? null : tooManyComputers(limits.computers);
};

/** Where the host did not say, a bot needs the link or the code of the table: at public tables strangers meet. */
const admitsBots = ({ table, public: isPublic }: LiveTable): boolean => table.bots ?? !isPublic;

/** Why this bot may not sit down; null if it may. Its own table is always open to it. */
export const whyNoBot = (live: LiveTable, bot: string): NotOpened | null =>
  live.table.host === bot || admitsBots(live)
    ? null
    : { code: NO_BOTS, about: 'bots may not sit down at this table' };
