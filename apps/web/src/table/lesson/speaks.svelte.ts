/** Announces each answer once to screen readers. Call it during component initialization. */
import { untrack } from 'svelte';
import type { Answer } from './answer.ts';
import { t } from './texts/index.ts';
import { announce } from '../../base/announce/announce.svelte.ts';

const spoken = ({ mood, words }: Answer): string =>
  mood === 'plain' ? words() : `${t(`try.${mood}`)} ${words()}`;

export const speaks = (answer: () => Answer | null): void => {
  $effect(() => {
    const now = answer();
    if (now !== null) untrack(() => announce(spoken(now)));
  });
};
