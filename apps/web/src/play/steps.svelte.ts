/** Follows a table step by step: says it once, and lets it be heard. */
import { untrack } from 'svelte';
import { play } from '../sound/play.ts';
import type { SoundName } from '../sound/recipes.ts';
import { followTurn } from '../shell/attention.svelte.ts';
import { announce } from '../shell/announce.svelte.ts';
import type { Announcement } from './announcements.ts';
import type { GameTable } from './gametable.ts';
import { spoken } from './spoken.ts';
import { whoAt } from './who.ts';
import { whoLeft } from './whothen.ts';

const soundOf = (said: Announcement, local: GameTable): SoundName | null => {
  switch (said.kind) {
    case 'cowpath-thrown':
      return said.lost ? 'nothing' : 'throw';
    case 'cowpath-marked':
      return said.bonus ? 'quad' : 'mark';
    case 'over':
      return said.outcome.kind === 'win' && local.table.seats[said.outcome.seat]?.kind === 'computer'
        ? 'lose'
        : 'win';
    default:
      return null;
  }
};

/** To be called while a component is made. */
export const followSteps = (local: GameTable): void => {
  followTurn(local);
  $effect(() => {
    const step = local.last;
    if (step === null) return;
    untrack(() => {
      const words = spoken(
        local.said,
        (seat) => whoAt(local, seat),
        (seat) => whoLeft(local, seat),
      );
      if (words !== '') announce(words);
      for (const said of local.said) {
        const sound = soundOf(said, local);
        if (sound !== null) play(sound);
      }
    });
  });
};
