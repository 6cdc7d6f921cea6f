/** The wishes, stored in the browser. */
import { type Wish, type Wishes, wishOf, wishesFrom, withWish, withoutWish } from '@abacow/learning/practice';
import { note } from '../../base/storage/notes.ts';

export const wishesNote = note('abacow.practice', wishesFrom);

class StoredWishes {
  #wishes: Wishes = $state.raw(wishesNote.read());

  get timer(): boolean {
    return this.#wishes.timer;
  }

  of(player: string | null): Wish {
    return wishOf(this.#wishes, player);
  }

  showTimer(timer: boolean): void {
    this.#change((wishes) => ({ ...wishes, timer }));
  }

  wish(player: string | null, wish: Wish): void {
    this.#change((wishes) => withWish(wishes, player, wish));
  }

  forget(player: string): void {
    this.#change((wishes) => withoutWish(wishes, player));
  }

  #change(change: (before: Wishes) => Wishes): void {
    this.#wishes = wishesNote.change(change);
  }
}

let made: StoredWishes | null = null;

export const storedWishes = (): StoredWishes => (made ??= new StoredWishes());
