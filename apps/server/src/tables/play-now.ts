/** Play now: a free seat at a public table where a player waits, else a new table. */
import type { LobbyTable, NewTable, PlayNow } from '@abacow/protocol';
import { gameOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type GameChoice, isBot } from '@abacow/table';
import type { Service } from '../service.ts';
import type { Guest, Out, Pass, StoredTable } from '../store/store.ts';
import { lobbyTable, presentTables } from './lobby.ts';
import type { NotOpened, Opened } from './opening.ts';

type Game = LobbyTable['choice']['game'];
/** The seat is not reserved: the first player to sit down gets it. */
export type FreeSeat = Opened & { readonly seat: number };

const MOVE_MS = 60_000;
/** How many of the newest waiting tables are read, to find those that were just opened. */
const MAX_READ = 200;
/** A player who opened a table may take this long to connect to it. */
const CONNECT_WITHIN_MS = 15_000;

/** The game between strangers: short, fair and for two. It is standard (`isStandard`). */
const defaultTable = (game: Game, bots: boolean): NewTable => {
  const choices = gameOf({ game }).casualChoices() as readonly GameChoice[];
  return {
    choice: need(choices[Math.floor(Math.random() * choices.length)]),
    clock: { kind: 'move', ms: MOVE_MS },
    opening: { kind: 'lot' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    ...(bots ? { bots } : {}),
  };
};

const openSeat = ({ seats }: LobbyTable): number => seats.findIndex(({ kind }) => kind === 'open');

/** A person meets a bot only if both want that; bots meet each other. */
const mayMeet = ({ seats, bots }: LobbyTable, { bot }: Guest, wantsBots: boolean): boolean =>
  bot === true ? bots === true : wantsBots || !seats.some((seating) => isBot(seating));

/** A table that is not rated has other terms than a stranger expects, or a computer. */
const suits = (table: LobbyTable, guest: Guest, { game, bots = false }: PlayNow): boolean =>
  table.choice.game === game &&
  table.rated === true &&
  openSeat(table) >= 0 &&
  mayMeet(table, guest, bots) &&
  !table.seats.some((seating) => seating.kind === 'person' && seating.holder === guest.id);

const WAITING = 'seating';

/** The public table that has waited longest: first among those with a connected player, then among those just opened. */
const findSeat = async ({ store, presence, now }: Service, guest: Guest, wanted: PlayNow) => {
  const findIn = (newestFirst: readonly StoredTable[]): LobbyTable | undefined =>
    newestFirst.map(lobbyTable).findLast((table) => suits(table, guest, wanted));
  const justOpened = async (): Promise<readonly StoredTable[]> =>
    (await store.publicTables(WAITING, MAX_READ)).filter(
      ({ createdAt }) => now() - createdAt < CONNECT_WITHIN_MS,
    );
  const found = findIn(await presentTables(store, presence, [WAITING])) ?? findIn(await justOpened());
  return found === undefined ? null : { id: found.id, code: found.code, seat: openSeat(found) };
};

/** Requests run one after the other, across processes: of two at once the second finds the table of the first. */
export const playNow = (
  service: Service,
  guest: Guest,
  wanted: PlayNow,
  pass?: Pass,
): Promise<FreeSeat | Opened | NotOpened | Out> =>
  service.store.withLock(
    `play now ${wanted.game}`,
    async () =>
      (await findSeat(service, guest, wanted)) ??
      service.openTable(guest, defaultTable(wanted.game, wanted.bots === true), pass),
  );
