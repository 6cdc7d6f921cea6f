/** Trio's computer players as characters: a duckling, a hare, a magpie, a fox and an owl. */
import { stepsOf } from '@abacow/table';
import type { Opponents, Tip } from '../../../table/registry/game-words.ts';
import { t } from '../texts/index.ts';
import AnimalFace from './AnimalFace.svelte';
import { type TrioTip, trioTip } from './tip.ts';

const PRACTICE: Readonly<Record<TrioTip, Tip['practice']>> = {
  keep: 'lesson',
  low: 'look-back',
  gap: 'exercises',
  'look-back': 'look-back',
};

const opponents: Opponents = {
  Face: AnimalFace,
  tipFor: (table, seat) => {
    const tip = trioTip(stepsOf(table), seat);
    return { text: t(`trio.tip.${tip}`), practice: PRACTICE[tip] };
  },
};

export default opponents;
