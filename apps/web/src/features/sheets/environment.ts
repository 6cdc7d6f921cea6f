import { note } from '../../base/storage/notes.ts';
import { today } from '../../device/day/day.ts';
import type { EditorEnvironment } from './sheet-editor.svelte.ts';

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

const own = note('abacow.ownSheet', (json) => (typeof json === 'string' ? json : null));

export const browserEnvironment = (): EditorEnvironment => ({
  today,
  newSeed: () => [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => SYLLABLES[byte % 16]).join(''),
  readOwn: own.read,
  saveOwn: (text) => void own.write(text),
});
