/** Messages between the page and the analysis worker. */
import type { Analysis, Progress } from '@abacow/ai/analysis';

/** The record as text. */
export type AnalysisRequest = { readonly record: string };

export type AnalysisMessage =
  | { readonly kind: 'turn'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly reason: string };
