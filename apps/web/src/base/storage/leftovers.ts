/** What earlier, unreleased versions of the app left in this browser. This version cannot read it and leaves it as it is. */
import { deleteDB } from 'idb';

const DATABASES = ['abacow', 'abacow-exercises', 'abacow-history', 'abacow-answers'];

/** A browser that cannot list its databases has none. */
const leftovers = async (): Promise<readonly string[]> => {
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return DATABASES.filter((name) => names.includes(name));
  } catch {
    return [];
  }
};

export const hasLeftovers = async (): Promise<boolean> => (await leftovers()).length > 0;

/** Only when the player wants everything deleted. */
export const deleteLeftovers = async (): Promise<void> => {
  for (const name of await leftovers()) await deleteDB(name);
};
