import { today } from '../../device/day/day.ts';
import type { EditorEnvironment } from './sheet-editor.svelte.ts';

const KEY = 'abacow.ownSheet';
const SYLLABLES = [
  'ba',
  'cow',
  'da',
  'fen',
  'hay',
  'ka',
  'lo',
  'mi',
  'moo',
  'na',
  'pa',
  'ri',
  'su',
  'ta',
  'vo',
  'wy',
];

/** If storage is forbidden, the own sheet lasts until the page is closed. */
const quietly = <T>(call: () => T): T | null => {
  try {
    return call();
  } catch {
    return null;
  }
};

export const browserEnvironment = (): EditorEnvironment => ({
  today,
  newSeed: () => [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => SYLLABLES[byte % 16]).join(''),
  readOwn: () => quietly(() => localStorage.getItem(KEY)),
  saveOwn: (text) => void quietly(() => localStorage.setItem(KEY, text)),
});
