/** Trio's sentences and sounds for what happened. */
import type { Effect } from '@abacow/rules';
import type { GameTable } from '../../../table/model/game-table.ts';
import type { Voice } from '../../../table/frame/steps.svelte.ts';
import type { SoundName } from '../../../base/sound/recipes.ts';
import type { Asking } from '../help/asking.svelte.ts';
import type { TrioInput } from '../input/input.svelte.ts';
import { announcementWords } from './table-words.ts';

const soundOf = (effects: readonly Effect[]): SoundName | null => {
  const has = (kind: Effect['kind']): boolean => effects.some((effect) => effect.kind === kind);
  if (has('game-over')) return null;
  if (has('round-won')) return 'quad';
  if (has('turn-lost')) return 'nothing';
  return has('landed') ? 'throw' : 'place';
};

export const trioVoice = (table: GameTable, turn: TrioInput, asking: Asking): Voice => ({
  words: (announcements, whoIs, whoLeft) =>
    announcementWords(announcements, turn.position, table.mine, whoIs, whoLeft, {
      mySeats: table.mySeats,
      asks: asking.asks,
      addsUp: (won) => asking.addsUp(won),
    }),
  sound: soundOf,
});
