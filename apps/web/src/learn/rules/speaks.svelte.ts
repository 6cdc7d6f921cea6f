/** Announces each answer once to screen readers. Call it during component initialization. */
import { untrack } from 'svelte';
import type { Answer } from '../answer.ts';
import { t } from '../texts/index.ts';
import { announce } from '../../shell/announce.svelte.ts';

const spoken = ({ mood, tell }: Answer): string =>
  mood === 'plain' ? tell() : `${t(`try.${mood}`)} ${tell()}`;

export const speaks = (answer: () => Answer | null): void => {
  $effect(() => {
    const now = answer();
    if (now !== null) untrack(() => announce(spoken(now)));
  });
};
