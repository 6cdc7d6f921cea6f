/** The last guest id of this browser. Without one, the start page does not ask the service for games. */
import { note } from '../../base/storage/notes.ts';

const guest = note('abacow.guest', (json) => (typeof json === 'string' ? json : null));

export const lastGuest = (): string | null => guest.read();

export const rememberGuest = (id: string | null): void => {
  if (id === null) guest.remove();
  else guest.write(id);
};
