/** Small values that are written at once, in `localStorage`. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes in memory, for tests. */
export const memoryNotes = (): Notes => {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
};

export type Note<T> = {
  readonly key: string;
  /** What a stored text says; null if nothing is stored. */
  parse(text: string | null): T;
  read(): T;
  /** False if `localStorage` is full or forbidden: then the value lasts until the page is closed. */
  write(value: T): boolean;
  /** Reads what is stored, which another window may have changed, and writes it again. */
  change(change: (before: T) => T): T;
  remove(): void;
};

/** Text that is not JSON stands for itself. */
const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
};

/** The fields of a value; none if it is not an object. */
export const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};

/** The items of a list that are whole. */
export const itemsOf = <T>(json: unknown, isWhole: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(json) ? json.filter(isWhole) : [];

/**
 * A value under a key. `parse` gets JSON that may be damaged, or null, and always returns a value. It is a function and not a
 * schema, because the start page has no room for a library.
 */
export const note = <T>(key: string, parse: (json: unknown) => T, notes?: Notes): Note<T> => {
  let unstored: string | null = null;
  /** Where it is forbidden, even reading the property throws an error. */
  const storage = (): Notes => notes ?? localStorage;
  const text = (): string | null => {
    try {
      return unstored ?? storage().getItem(key);
    } catch {
      return unstored;
    }
  };
  const made: Note<T> = {
    key,
    parse: (stored) => parse(jsonOf(stored)),
    read: () => made.parse(text()),
    write: (value) => {
      unstored = JSON.stringify(value);
      try {
        storage().setItem(key, unstored);
        unstored = null;
      } catch {
        return false;
      }
      return true;
    },
    change: (change) => {
      made.write(change(made.read()));
      return made.read();
    },
    remove: () => {
      unstored = null;
      try {
        storage().removeItem(key);
      } catch {
        return;
      }
    },
  };
  return made;
};
