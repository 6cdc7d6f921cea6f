/** The players of this device, stored in the browser. */
import { need } from '@abacow/rules/need';
import { type Note, type Notes, note } from '../../base/storage/notes.ts';
import {
  NO_PLAYERS,
  type Picture,
  type Player,
  type Players,
  playersFrom,
  withPlayer,
  withoutPlayer,
} from './players.ts';

export const playersNote = (notes?: Notes): Note<Players> => note('abacow.players', playersFrom, notes);

const ID_BYTES = 8;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export class DevicePlayers {
  #players: Players = $state.raw(NO_PLAYERS);
  readonly #note: Note<Players>;

  constructor(notes?: Notes) {
    this.#note = playersNote(notes);
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
    this.#players = this.#note.read();
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
    this.#players = this.#note.change(change);
  }
}

let made: DevicePlayers | null = null;

export const devicePlayers = (): DevicePlayers => (made ??= new DevicePlayers());
