/** A browser as the app of November 2026 left it. Import this first: some modules read localStorage when they load. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../base/storage/row-store.ts';

const text = readFileSync(join(import.meta.dirname, 'fixtures/browser-2026-11.json'), 'utf8');

export const EARLIER = JSON.parse(text) as {
  /** Ids of saved games. */
  readonly names: Readonly<Record<string, string>>;
  /** Rows of the IndexedDB databases `abacow` and `abacow-exercises`. */
  readonly games: readonly Row[];
  readonly exercises: readonly Row[];
  readonly localStorage: Readonly<Record<string, string>>;
};

for (const [key, value] of Object.entries(EARLIER.localStorage)) localStorage.setItem(key, value);
