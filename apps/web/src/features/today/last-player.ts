/** The player of this device who played last. The start page does not load the players for that. */
import { fieldsOf, note } from '../../base/storage/notes.ts';

const last = note('abacow.players', (json) => fieldsOf(json)['last']);

export const lastPlayer = (): string | null => {
  const id = last.read();
  return typeof id === 'string' ? id : null;
};
