import type { Component } from 'svelte';
import type { SplitSquares } from '../../base/ui/square-text.ts';
import type { RuleTexts, SettledTexts } from './rule-texts.ts';

export type RuleOnPage = {
  readonly id: string;
  /** Rule numbers such as `CP-15`, as in RULES.md. */
  readonly numbers: readonly string[];
  readonly texts: RuleTexts;
};

/** The rules page of one game. */
export type RulesPage = {
  readonly rules: () => readonly RuleOnPage[];
  readonly settled: () => readonly (SettledTexts & { readonly id: string })[];
  /** The board to try a rule on. */
  readonly TryBoard: Component<{ id: string }>;
  readonly splitSquares: SplitSquares;
};

export const numbered = (prefix: string, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${prefix}-${number}`);
