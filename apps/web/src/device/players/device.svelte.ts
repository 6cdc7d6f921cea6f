/** The players of this device, stored in the browser. */
import { need } from '@abacow/rules/need';
import { type Notes, memoryNotes } from '../../base/storage/notes.ts';
import {
  NO_PLAYERS,
  type Picture,
  type Player,
  type Players,
  makePlayers,
  parsePlayers,
  withPlayer,
  withoutPlayer,
} from './players.ts';

export const PLAYERS_KEY = 'abacow.players';

const ID_BYTES = 8;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** If localStorage is full or forbidden, players last until the page is closed. */
const browserNotes = (): Notes => {
  try {
    return localStorage;
  } catch {
    return memoryNotes();
  }
};

export class DevicePlayers {
  #players: Players = $state.raw(NO_PLAYERS);
  readonly #notes: Notes;

  constructor(notes: Notes = browserNotes()) {
    this.#notes = notes;
    this.read();
  }

  get players(): Players {
    return this.#players;
  }

  get list(): readonly Player[] {
    return this.#players.list;
  }

  /** Another window, or an import, may have changed them. */
  read(): void {
    try {
      this.#players = parsePlayers(this.#notes.getItem(PLAYERS_KEY));
    } catch {
      return;
    }
  }

  find(id: string | null): Player | null {
    return this.list.find((player) => player.id === id) ?? null;
  }

  add(name: string, picture: Picture): Player {
    const id = newId();
    this.change((players) => withPlayer(players, { id, name, picture }));
    return need(this.find(id));
  }

  update(player: Player): void {
    this.change((players) => withPlayer(players, player));
  }

  remove(id: string): void {
    this.change((players) => withoutPlayer(players, id));
  }

  /** Null: nobody in particular. */
  rememberLast(id: string | null): void {
    if (this.#players.last !== id) this.change((players) => ({ ...players, last: id }));
  }

  /** Reads what is stored, changes it and stores it. */
  change(change: (before: Players) => Players): void {
    this.read();
    this.#players = change(this.#players);
    try {
      this.#notes.setItem(PLAYERS_KEY, makePlayers(this.#players));
    } catch {
      return;
    }
  }
}

let made: DevicePlayers | null = null;

export const devicePlayers = (): DevicePlayers => (made ??= new DevicePlayers());
