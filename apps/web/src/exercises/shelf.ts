/** Exercises have their own database, separate from the games. */
import { openShelf } from '../storage/indexeddb.ts';
import type { Shelf } from '../storage/shelf.ts';

let shelf: Promise<Shelf> | null = null;

export const exerciseShelf = (): Promise<Shelf> => (shelf ??= openShelf('abacow-exercises'));
