/** Small texts that are written at once, as `localStorage` does. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes in memory, for tests and where `localStorage` is forbidden. */
export const memoryNotes = (): Notes => {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
};
