/** Exercises lie in a database of their own, beside the games. */
import { openShelf } from '../offline/indexeddb.ts';
import type { Shelf } from '../offline/shelf.ts';

let shelf: Promise<Shelf> | null = null;

export const exerciseShelf = (): Promise<Shelf> => (shelf ??= openShelf('abacow-exercises'));
