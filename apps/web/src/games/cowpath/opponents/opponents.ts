/** Cowpath's computer players as characters: five cows. */
import { stepsOf } from '@abacow/table';
import type { Opponents, Tip } from '../../../table/registry/game-words.ts';
import { t } from '../texts/index.ts';
import CowFace from './CowFace.svelte';
import { type CowpathTip, cowpathTip } from './tip.ts';

const PRACTICE: Readonly<Record<CowpathTip, Tip['practice']>> = {
  blocked: 'look-back',
  cows: 'lesson',
  nothing: 'exercises',
  fourth: 'exercises',
  'look-back': 'look-back',
};

const opponents: Opponents = {
  Face: CowFace,
  tipFor: (table, seat) => {
    const tip = cowpathTip(stepsOf(table), seat);
    return { text: t(`cowpath.tip.${tip}`), practice: PRACTICE[tip] };
  },
};

export default opponents;
