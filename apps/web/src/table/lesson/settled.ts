/** Points that printed rule sheets leave open. RULES.md lists them under the same names. */
export const SETTLED_COWPATH = [
  'quad-square',
  'both-crosses',
  'quad-no-square',
  'three-and-two',
  'throw-none',
  'bonus-pass',
  'sheet-mix',
  'endless-passing',
] as const;
export type SettledCowpath = (typeof SETTLED_COWPATH)[number];

export const SETTLED_TRIO = [
  'highest-starts',
  'first-pawn',
  'opener-zero',
  'which-row',
  'kept-double',
  'keep-zero',
  'later-rounds',
  'last-round',
  'four-in-row',
  'players',
  'own-pawn',
  'double-taken',
] as const;
export type SettledTrio = (typeof SETTLED_TRIO)[number];
