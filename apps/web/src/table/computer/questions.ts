/** What the page asks the worker of the computer players. */
import type { Advice } from '@abacow/ai';
import type { SetupJson } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import type { Chances } from './computer.ts';

export type GameText = { readonly setup: SetupJson; readonly tokens: readonly string[] };

/** With a seed the response depends only on the question. */
export type MoveQuestion = GameText & {
  readonly kind: 'move';
  readonly level: ComputerLevel;
  readonly seed?: string;
};

export type Question =
  | MoveQuestion
  | (GameText & { readonly kind: 'advise'; readonly ms: number })
  | (GameText & { readonly kind: 'chances' });

export type Responses = { readonly move: string; readonly advise: Advice; readonly chances: Chances };
export type Response = Responses[Question['kind']];
