import type { HowToStep } from '../../contract/game-screens.ts';
import { t } from '../texts/index.ts';
import Dice from './Dice.svelte';
import Place from './Place.svelte';
import Row from './Row.svelte';

export default [
  { Picture: Dice, text: () => t('trio.howTo.throw') },
  { Picture: Place, text: () => t('trio.howTo.place') },
  { Picture: Row, text: () => t('trio.howTo.win') },
] satisfies readonly HowToStep[];
