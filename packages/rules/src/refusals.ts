/** Why steps are refused: what every game needs, and what each game adds. */
import { COWPATH_REFUSALS } from './cowpath/refusals.ts';
import { escapeHidden } from './hidden.ts';
import { TRIO_REFUSALS } from './trio/refusals.ts';

const ANY_GAME_REFUSALS = {
  'game/over': 'the game is over',
  'throw/due': 'the dice have to fall first',
  'throw/not-due': 'no dice were thrown',
  'throw/all-first': 'the first throw uses all the dice',
  'throw/selection': 'these are not dice of this game',
  'throw/count': 'another number of dice was thrown',
  'throw/faces': 'these are not faces of the dice',
  'pass/before-throw': 'passing is possible only after a throw',
} as const satisfies Record<string, string>;

export const REFUSALS = { ...ANY_GAME_REFUSALS, ...COWPATH_REFUSALS, ...TRIO_REFUSALS } as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Why a step was refused. `code` is stable: programs and translations depend on it. */
export type Refusal = {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  /** What the refusal is about, as notation: a square, a selection of dice, a token. */
  readonly about: string;
};

export const refuse = (code: RefusalCode, about: string): Refusal => ({ kind: 'refusal', code, about });

export const explainRefusal = (refusal: Refusal): string =>
  `${escapeHidden(refusal.about)}: ${REFUSALS[refusal.code]} (${refusal.code})`;

export const isRefusal = (value: { readonly kind: string }): value is Refusal => value.kind === 'refusal';
