/** A trace of the first table on this device, for the start page: it is painted before a database could answer. */
import { note } from '../../base/storage/notes.ts';

const played = note('abacow.played', (json) => json === true);

export const hasPlayed = (): boolean => played.read();

export const notePlayed = (): void => {
  if (!hasPlayed()) played.write(true);
};
