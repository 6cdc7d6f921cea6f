/** The wishes, stored in the browser. */
import {
  NO_WISHES,
  type Wish,
  type Wishes,
  parseWishes,
  withWish,
  withoutWish,
  wishOf,
} from '@abacow/learning/practice';

const KEY = 'abacow.practice';

/** If storage is forbidden, wishes last until the page is closed. */
const read = (otherwise: Wishes): Wishes => {
  try {
    return parseWishes(localStorage.getItem(KEY));
  } catch {
    return otherwise;
  }
};

class StoredWishes {
  #wishes: Wishes = $state.raw(NO_WISHES);

  constructor() {
    this.#wishes = read(NO_WISHES);
  }

  get timer(): boolean {
    return this.#wishes.timer;
  }

  of(player: string | null): Wish {
    return wishOf(this.#wishes, player);
  }

  showTimer(timer: boolean): void {
    this.#store({ ...read(this.#wishes), timer });
  }

  wish(player: string | null, wish: Wish): void {
    this.#store(withWish(read(this.#wishes), player, wish));
  }

  forget(player: string): void {
    this.#store(withoutWish(read(this.#wishes), player));
  }

  #store(wishes: Wishes): void {
    this.#wishes = wishes;
    try {
      localStorage.setItem(KEY, JSON.stringify(wishes));
    } catch {
      return;
    }
  }
}

let made: StoredWishes | null = null;

export const storedWishes = (): StoredWishes => (made ??= new StoredWishes());
