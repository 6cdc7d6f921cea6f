/** A story of Trio from tokens, for tests. */
import { isUnreadable, playSteps, startGame } from '@abacow/rules';
import type { TrioPosition, TrioSetup } from '@abacow/rules/trio';
import { type Story, storyOf } from './story.ts';

export const storyAfter = (
  setup: TrioSetup,
  tokens: readonly string[],
): Story & { readonly position: TrioPosition } => {
  const start = startGame({ game: 'trio', ...setup });
  const steps = playSteps(start, tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  return { ...storyOf(steps), position: (steps.at(-1)?.position ?? start) as TrioPosition };
};
