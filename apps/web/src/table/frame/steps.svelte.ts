/** Follows a table step by step: announces each step once and plays its sounds. */
import type { Effect } from '@abacow/rules';
import { untrack } from 'svelte';
import { announce } from '../../base/announce/announce.svelte.ts';
import { followTurn } from './attention.svelte.ts';
import { play } from '../../base/sound/play.ts';
import type { SoundName } from '../../base/sound/recipes.ts';
import type { Announcement } from '../model/announcements.ts';
import type { GameTable } from '../model/game-table.ts';
import type { Naming } from '../words/spoken.ts';
import { whoAt } from '../words/who.ts';
import { whoLeft } from '../words/earlier-players.ts';

/** A game's sentences and sounds for what happened. */
export type Voice = {
  /** `whoLeft`: who had a seat that a computer has now. */
  readonly words: (announcements: readonly Announcement[], whoIs: Naming, whoLeft: Naming) => string;
  readonly sound: (effects: readonly Effect[]) => SoundName | null;
};

const soundOf = (announcement: Announcement, table: GameTable, voice: Voice): SoundName | null => {
  switch (announcement.kind) {
    case 'played':
      return voice.sound(announcement.effects);
    case 'rolled':
      return 'throw';
    case 'answered':
      return announcement.right ? 'turn' : null;
    case 'over':
      return announcement.outcome.kind === 'win' &&
        table.state.seats[announcement.outcome.seat]?.kind === 'computer'
        ? 'lose'
        : 'win';
    default:
      return null;
  }
};

/** Call it during component initialization. */
export const followSteps = (table: GameTable, voice: Voice): void => {
  followTurn(table);
  $effect(() => {
    if (table.last === null) return;
    untrack(() => {
      const { announcements } = table;
      const words = voice.words(
        announcements,
        (seat) => whoAt(table, seat),
        (seat) => whoLeft(table, seat),
      );
      if (words !== '') announce(words);
      for (const one of announcements) {
        const sound = soundOf(one, table, voice);
        if (sound !== null) play(sound);
      }
    });
  });
};
