/** Out means out: nothing works for whoever was revoked, deleted or marked, and nothing of them stays. */
import type { Trial } from '../trial.ts';
import { halfSent, heldSit, heldTable, heldToken } from './held.ts';
import { copiedSeed, deletedName, pretenders } from './names.ts';
import { children, deafSocket } from './revoked.ts';

export const OUT_TRIALS: readonly Trial[] = [
  heldToken,
  heldTable,
  heldSit,
  halfSent,
  deafSocket,
  children,
  deletedName,
  copiedSeed,
  pretenders,
];
