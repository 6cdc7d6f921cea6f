/** Messages to and from the worker. */
import type { SetupJson } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import type { Advice, Chances } from './computer.ts';

type Game = { readonly setup: SetupJson; readonly tokens: readonly string[] };
/** With a seed the answer depends only on the question. */
type Seeded = { readonly seed?: string };

export type Question =
  | ({ readonly kind: 'move'; readonly level: ComputerLevel } & Game & Seeded)
  | ({ readonly kind: 'advise'; readonly ms: number } & Game)
  | ({ readonly kind: 'chances' } & Game);

export type Answer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'chances'; readonly chances: Chances }
  | { readonly kind: 'failed'; readonly reason: string };
