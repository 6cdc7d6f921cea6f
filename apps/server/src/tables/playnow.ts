/** Play now: a seat where somebody waits, else a new table to wait at. */
import type { LobbyTable, NewTable } from '@abacow/protocol';
import { gameOf } from '@abacow/rules';
import type { GameChoice } from '@abacow/table';
import type { Service } from '../service.ts';
import type { Guest } from '../store/store.ts';
import { type NotOpened, type Opened, lobbyTable, openNew } from './opening.ts';

type Game = LobbyTable['choice']['game'];
/** Its seat is not kept: whoever sits down first has it. */
export type FreeSeat = Opened & { readonly seat: number };

const MOVE_MS = 60_000;
/** Of the newest so many tables that wait. */
const LOOKED_AT = 200;
/** Whoever opened a table is on the way to it for so long. */
const ARRIVING_MS = 15_000;

/** What strangers play: short, fair and for two. */
const anyoneWanted = (game: Game): NewTable => ({
  choice: gameOf({ game }).casualChoice((count) => Math.floor(Math.random() * count)) as GameChoice,
  clock: { kind: 'move', ms: MOVE_MS },
  opening: { kind: 'lot' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  public: true,
});

const openSeat = ({ seats }: LobbyTable): number => seats.findIndex(({ kind }) => kind === 'open');

const suits = (table: LobbyTable, guest: Guest, game: Game): boolean =>
  table.choice.game === game &&
  table.clock.kind !== 'none' &&
  openSeat(table) >= 0 &&
  !table.seats.some((seating) => seating.kind === 'person' && seating.holder === guest.id);

/** The public table that has waited longest; rather one where somebody is than one to which somebody is coming. */
const findSeat = async ({ store, presence, now }: Service, guest: Guest, game: Game) => {
  const waiting = (await store.publicTables('seating', LOOKED_AT))
    .map(lobbyTable)
    .filter((table) => suits(table, guest, game))
    .reverse();
  const found =
    waiting.find(({ id }) => presence.here(id).length > 0) ??
    waiting.find(({ createdAt }) => now() - createdAt < ARRIVING_MS);
  return found === undefined ? null : { id: found.id, code: found.code, seat: openSeat(found) };
};

/** Two who ask at once are asked one after the other, on whatever process: the second finds the table of the first. */
export const playNow = (service: Service, guest: Guest, game: Game): Promise<FreeSeat | Opened | NotOpened> =>
  service.store.inTurn(
    `play now ${game}`,
    async () =>
      (await findSeat(service, guest, game)) ??
      openNew(service.store, guest, anyoneWanted(game), service.now()),
  );
