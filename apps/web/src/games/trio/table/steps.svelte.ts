/** Follows a Trio table step by step: says it once, and lets it be heard. */
import { untrack } from 'svelte';
import { followTurn } from '../../../shell/attention.svelte.ts';
import { announce } from '../../../shell/announce.svelte.ts';
import { play } from '../../../sound/play.ts';
import type { SoundName } from '../../../sound/recipes.ts';
import type { Announcement } from '../../../play/announcements.ts';
import type { GameTable } from '../../../play/gametable.ts';
import type { TrioTurn } from './turn.svelte.ts';
import { whoAt } from '../../../play/who.ts';
import { whoLeft } from '../../../play/whothen.ts';
import { heardWords } from './words.ts';

const soundOf = (said: Announcement, local: GameTable): SoundName | null => {
  if (said.kind === 'rolled') return 'throw';
  if (said.kind === 'over') {
    const { outcome } = said;
    return outcome.kind === 'win' && local.table.seats[outcome.seat]?.kind === 'computer' ? 'lose' : 'win';
  }
  if (said.kind !== 'trio') return null;
  switch (said.happening.kind) {
    case 'thrown':
      return 'throw';
    case 'lost':
      return 'nothing';
    case 'placed':
      return 'place';
    case 'round':
      return said.happening.over ? null : 'quad';
  }
};

/** To be called while a component is made. */
export const followTrio = (local: GameTable, turn: TrioTurn): void => {
  followTurn(local);
  $effect(() => {
    if (local.last === null) return;
    untrack(() => {
      const words = heardWords(
        local.said,
        turn.position,
        local.mine,
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
