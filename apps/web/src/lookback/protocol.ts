/** What the page asks of the worker that looks back, and what it is told, turn by turn. */
import type { Analysis, Progress } from '@abacow/ai/analysis';

/** The record as text. */
export type Asked = { readonly record: string };

export type Told =
  | { readonly kind: 'turn'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly reason: string };
