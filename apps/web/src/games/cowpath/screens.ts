import type { GameScreens } from '../contract/game-screens.ts';
import { withTexts } from '../../base/i18n/language.svelte.ts';
import { t } from '../../base/i18n/texts/index.ts';
import LiveSheet from './board/LiveSheet.svelte';

export const cowpath: GameScreens = {
  LiveBoard: LiveSheet,
  seatName: (seat) => t(seat === 0 ? 'cowpath.side.x' : 'cowpath.side.o'),
  faceName: (written) => (written === 'c' ? t('cowpath.cow') : written),
  reasonOf: (_table, { kind }) => t(kind === 'tie' ? 'result.by.blocked' : 'result.by.chain'),
  lot: 'coin',

  table: () => withTexts(import('./table/CowpathTable.svelte')),
  setup: () => withTexts(import('./setup/NewCowpath.svelte')),
  onlineSetup: () => withTexts(import('./setup/OnlineCowpath.svelte')),
  diceCup: () => withTexts(import('./dice-cup/CowpathCup.svelte')),
  lesson: () => withTexts(import('./learn/CowpathLesson.svelte')),
  exercise: () => withTexts(import('./exercise/CowpathExercise.svelte')),
  rules: () => withTexts(import('./learn/page.ts')),
  orders: () => import('./setup/orders.ts'),
  howTo: () => withTexts(import('./how-to/how-to.ts')),
  albumCard: () => withTexts(import('./album/PadCard.svelte')),
  opponents: () => withTexts(import('./opponents/opponents.ts')),
};
