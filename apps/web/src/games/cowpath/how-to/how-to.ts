import type { HowToStep } from '../../contract/game-screens.ts';
import { t } from '../texts/index.ts';
import Chain from './Chain.svelte';
import Dice from './Dice.svelte';
import Mark from './Mark.svelte';

export default [
  { Picture: Dice, text: () => t('cowpath.howTo.throw') },
  { Picture: Mark, text: () => t('cowpath.howTo.mark') },
  { Picture: Chain, text: () => t('cowpath.howTo.win') },
] satisfies readonly HowToStep[];
