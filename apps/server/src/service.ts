/** The online service without HTTP and sockets: commands, presence, phrases, accounts, automatic actions, peers. */
import { type NewTable, PHRASE_LIMIT, type Phrase } from '@abacow/protocol';
import { type SitCommand, isReservedName } from '@abacow/table';
import { createDeletions } from './accounts/deletions.ts';
import { expireAccounts } from './accounts/expiry.ts';
import { type Guests, type Visitor, createGuests } from './accounts/guests.ts';
import { type SignedOut, createSignOuts } from './accounts/signed-out.ts';
import { rateMissed } from './tables/ratings.ts';
import { HEARTBEAT_MS, createPeers } from './peers/peers.ts';
import { createSlidingWindows } from './rate-limits.ts';
import { createRetry } from './retry.ts';
import { createSerialQueue } from './serial-queue.ts';
import type { Guest, Out, Pass, Store } from './store/store.ts';
import { createSweep } from './sweep.ts';
import { endAbandoned } from './tables/abandoned.ts';
import { resumeClocks } from './tables/clock-recovery.ts';
import type { Computers } from './tables/computers.ts';
import { expireTables } from './tables/expiry.ts';
import { createFollowUps } from './tables/follow-ups.ts';
import { type Outcome, type CommandRequest, type Hub, type Published, createHub } from './tables/hub.ts';
import type { LiveTable } from './tables/live.ts';
import { type Lobby, createLobby } from './tables/lobby.ts';
import { type NotOpened, type Opened, openNew, openRematch } from './tables/opening.ts';
import { type Presence, createPresence } from './tables/presence.ts';
import { createScheduler } from './tables/scheduler.ts';
import {
  type TableLimits,
  NAME_RESERVED,
  whyNoBot,
  whyNoComputer,
  whyNotOpen,
} from './tables/table-limits.ts';

export type ServiceOptions = {
  readonly store: Store;
  readonly computers: Computers;
  readonly now: () => number;
  /** How long a player may be away before the others may act on it. */
  readonly graceMs: number;
  readonly tablesInMemory: number;
  readonly eventsBeforeStart: number;
  readonly computerPauseMs: number;
  readonly tableLimits: TableLimits;
  readonly tokensPerGuest: number;
  /** How long what nobody uses is stored. */
  readonly expiry: {
    readonly guestMs: number;
    readonly tokenMs: number;
    readonly waitingMs: number;
    readonly closedMs: number;
  };
  /** How long a command may wait for the store. */
  readonly storeTimeoutMs: number;
  readonly onError: (what: string, error: unknown) => void;
};

export type ServiceListener = {
  readonly onEvents?: (published: Published) => void;
  readonly onPresence?: (table: string) => void;
  readonly onPhrase?: (table: string, guest: string, phrase: Phrase) => void;
  readonly onRematch?: (table: string, to: string) => void;
  readonly onGuestDeleted?: (guest: string) => void;
  /** Their sockets and streams must be closed now. */
  readonly onSignedOut?: (out: SignedOut) => void;
  /** Somebody may have been signed out unnoticed. */
  readonly onSignOutsUnknown?: () => void;
};

export type Service = {
  readonly store: Store;
  readonly guests: Guests;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly graceMs: number;
  readonly now: () => number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly listen: (listener: ServiceListener) => void;
  readonly command: (request: CommandRequest) => Promise<Outcome>;
  /** Opens a table, unless the guest has too many. */
  readonly openTable: (guest: Guest, wanted: NewTable, pass?: Pass) => Promise<Opened | NotOpened | Out>;
  /** Loads a table, with at least `seen` events if the store has them, and schedules its automatic actions. */
  readonly activate: (id: string, seen?: number) => Promise<LiveTable | null>;
  /** A guest opens or closes a socket at a table. */
  readonly enter: (live: LiveTable, guest: string) => void;
  readonly leave: (table: string, guest: string) => void;
  /** False: too many phrases in a short time. */
  readonly sendPhrase: (table: string, guest: string, phrase: Phrase) => boolean;
  /**
   * Revokes a token or link and what was made with it, or all others. Gives how many. When it resolves, their sockets and
   * streams are closed in every process that answers, and none of their commands is executed any more.
   */
  readonly revokeTokens: (visitor: Visitor, id: string | null) => Promise<number | Out>;
  /** All sockets of the guest must sign in again, in every process. */
  readonly makeBot: (pass: Pass) => Promise<'made' | 'played' | Out>;
  /** Whether this guest or token was signed out a moment ago: a look-up may have found it just before. */
  readonly isSignedOut: (pass: Pass) => boolean;
  /** Deletes a guest in the store, in memory, on open sockets and in the other processes. The guest is signed out first. */
  readonly deleteGuest: (pass: Pass) => Promise<'deleted' | Out>;
  /** The table of an agreed rematch, opened unless it is there. Null when one of its players was deleted. */
  readonly rematchOf: (live: LiveTable) => Promise<string | null>;
};

export const createService = (options: ServiceOptions): Service => {
  const { store, now, graceMs, onError } = options;
  const listeners: ServiceListener[] = [];
  let stopping = false;

  const retry = createRetry(() => stopping, onError);
  const guests = createGuests(store, now, options.tokensPerGuest);
  const signOuts = createSignOuts(now);
  const presence = createPresence(now);
  const lobby = createLobby(store, presence);
  const phrases = createSlidingWindows(PHRASE_LIMIT.count, PHRASE_LIMIT.spanMs, now);
  const absentSeats = ({ table }: LiveTable): readonly number[] => presence.absentSeats(table, graceMs);

  const notify = (call: (listener: ServiceListener) => void): void => listeners.forEach(call);
  const onPresence = (table: string): void => {
    lobby.changed();
    notify((listener) => listener.onPresence?.(table));
  };
  const onPhrase = (table: string, guest: string, phrase: Phrase): void =>
    notify((listener) => listener.onPhrase?.(table, guest, phrase));
  const onRematch = (table: string, to: string): void =>
    notify((listener) => listener.onRematch?.(table, to));
  const onSignedOut = (out: SignedOut): void => {
    signOuts.note(out);
    notify((listener) => listener.onSignedOut?.(out));
  };
  const onGuestDeleted = (guest: string, tables: readonly string[]): Promise<void> => {
    signOuts.note({ guest, tokens: null });
    notify((listener) => listener.onGuestDeleted?.(guest));
    return retry('deleting a guest', () => hub.refresh(tables));
  };
  const deletions = createDeletions({
    store,
    retry,
    isStopping: () => stopping,
    onErased: async (guest, tables) => {
      await onGuestDeleted(guest, tables);
      peers.sendGuestDeleted(guest, tables);
    },
  });

  const catchUp = (table: string, head: number): void =>
    void retry('catching up', () => hub.catchUp(table, head));

  const peers = createPeers({
    store,
    presence,
    now,
    onHead: catchUp,
    onMessagesMissed: () => {
      hub.loaded().forEach((table) => catchUp(table, Infinity));
      notify((listener) => listener.onSignOutsUnknown?.());
    },
    onPresence,
    onPhrase: (table, guest, phrase) => {
      phrases.count(guest);
      onPhrase(table, guest, phrase);
    },
    onGuestDeleted: (guest, tables) => void onGuestDeleted(guest, tables),
    onSignedOut,
    onRematch,
    onError,
  });

  const signOut = async (out: SignedOut): Promise<void> => {
    onSignedOut(out);
    await peers.signOut(out);
  };

  const rematchOf = (live: LiveTable): Promise<string | null> => openRematch(store, live, now());

  const followUp = createFollowUps({
    store,
    retry,
    onLobbyChanged: lobby.changed,
    openRematch: async (live) => {
      const to = await rematchOf(live);
      if (to === null) return;
      peers.send({ kind: 'moved', table: live.id, to });
      onRematch(live.id, to);
    },
    onError,
  });

  const hub = createHub({
    store,
    now,
    maxTables: options.tablesInMemory,
    eventsBeforeStart: options.eventsBeforeStart,
    storeTimeoutMs: options.storeTimeoutMs,
    isWatched: presence.isWatched,
    onPublished: (published) => {
      notify((listener) => listener.onEvents?.(published));
      scheduler.schedule(published.live);
      followUp(published);
    },
    onAppended: (entries) =>
      peers.sendHeads(entries.map(({ table, number, events }) => [table, number + events.length])),
    onError: (error) => onError('writing', error),
  });

  const scheduler = createScheduler({
    command: hub.command,
    choose: options.computers.choose,
    isWatched: presence.isWatched,
    now,
    computerPauseMs: options.computerPauseMs,
    onError: (error) => onError('a table', error),
  });

  const onSweepError = (error: unknown): void => onError('sweeping', error);
  const sweepOptions = { store, hub, presence, now, ...options.expiry, onError: onSweepError };
  const sweep = createSweep(
    [
      (mayContinue) =>
        endAbandoned(
          { ...sweepOptions, absentSeats: (table) => presence.absentSeats(table, graceMs) },
          mayContinue,
        ),
      (mayContinue) => expireTables(sweepOptions, mayContinue),
      (mayContinue) => expireAccounts(sweepOptions, mayContinue),
    ],
    onSweepError,
  );

  /** For each guest one after the other, so that simultaneous requests cannot pass the limit. */
  const openings = createSerialQueue();
  const openTable: Service['openTable'] = (guest, wanted, pass) =>
    openings.run(
      guest.id,
      async () =>
        (await whyNotOpen(store, options.tableLimits, guest.id, wanted.seats)) ??
        openNew(store, guest, wanted, now(), pass),
    );

  /** A command that depends on which players have been away for longer than the grace time. */
  const commandWithAbsent = async (request: CommandRequest): Promise<Outcome> => {
    const live = await hub.table(request.table);
    return hub.command(request, live === null ? [] : absentSeats(live));
  };

  const whyNotSit = async (
    { table, by, isBot }: CommandRequest,
    { sitter }: SitCommand,
  ): Promise<NotOpened | null> => {
    if (sitter.kind === 'person' && isReservedName(sitter.name)) return NAME_RESERVED;
    const live = sitter.kind === 'computer' || isBot === true ? await hub.table(table) : null;
    if (live === null) return null;
    return sitter.kind === 'computer'
      ? whyNoComputer(store, options.tableLimits, live.table)
      : whyNoBot(live, by);
  };

  const sit = async (request: CommandRequest, wanted: SitCommand): Promise<Outcome> => {
    const refusal = await whyNotSit(request, wanted);
    if (refusal !== null) return { ok: false, ...refusal, from: request.seen, text: '[]' };
    return commandWithAbsent(request);
  };

  const command = (request: CommandRequest): Promise<Outcome> => {
    switch (request.command.kind) {
      case 'sit':
        return sit(request, request.command);
      case 'call-computer':
      case 'end-absent':
      case 'leave':
      case 'close':
        return commandWithAbsent(request);
      default:
        return hub.command(request);
    }
  };

  const start = async (): Promise<void> => {
    const last = await store.lastHeartbeat();
    if (last === null || now() - last > 2 * HEARTBEAT_MS)
      await resumeClocks(store, hub, (live) => scheduler.run(live, 'resume', { kind: 'resume' }));
    await peers.start();
    sweep.start();
    await deletions.resume();
    rateMissed(store, now(), () => stopping).catch((error: unknown) => onError('rating', error));
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    scheduler.stop();
    await sweep.stop();
    await deletions.stop();
    await hub.drain();
    await options.computers.close();
    await peers.stop();
    await store.close();
  };

  return {
    store,
    guests,
    hub,
    presence,
    lobby,
    graceMs,
    now,
    start,
    stop,
    listen: (listener) => void listeners.push(listener),
    command,
    openTable,
    activate: async (id, seen = 0) => {
      const known = await hub.table(id);
      if (known !== null && seen > known.events.length) await hub.catchUp(id, seen);
      const live = await hub.table(id);
      if (live !== null) scheduler.schedule(live);
      return live;
    },
    enter: (live, guest) => {
      const isFirst = presence.enter(live.id, guest);
      scheduler.schedule(live);
      if (!isFirst) return;
      peers.send({ kind: 'here', table: live.id, guest, here: true });
      onPresence(live.id);
    },
    leave: (table, guest) => {
      if (!presence.leave(table, guest)) return;
      peers.send({ kind: 'here', table, guest, here: false });
      onPresence(table);
    },
    revokeTokens: async (visitor, id) => {
      const tokens = await guests.revoke(visitor, id);
      if (tokens === 'out') return tokens;
      if (tokens.length > 0) await signOut({ guest: visitor.id, tokens });
      return tokens.length;
    },
    makeBot: async (pass) => {
      const made = await store.makeBot(pass);
      if (made === 'made') await signOut({ guest: pass.guest, tokens: null });
      return made;
    },
    isSignedOut: signOuts.isOut,
    sendPhrase: (table, guest, phrase) => {
      if (!phrases.take(guest)) return false;
      peers.send({ kind: 'said', table, guest, phrase });
      onPhrase(table, guest, phrase);
      return true;
    },
    deleteGuest: deletions.deleteGuest,
    rematchOf,
  };
};
