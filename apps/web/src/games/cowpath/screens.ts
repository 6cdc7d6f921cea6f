import type { GameScreens } from '../gamescreens.ts';
import { t } from '../../i18n/language.svelte.ts';
import LiveSheet from './board/LiveSheet.svelte';

export const cowpath: GameScreens = {
  LiveBoard: LiveSheet,
  seatName: (seat) => t(seat === 0 ? 'cowpath.side.x' : 'cowpath.side.o'),
  faceName: (written) => (written === 'c' ? t('cowpath.cow') : written),
  reasonOf: (_table, { kind }) => t(kind === 'tie' ? 'result.by.blocked' : 'result.by.chain'),
  lot: 'coin',

  table: () => import('./table/CowpathTable.svelte'),
  setup: () => import('./setup/NewCowpath.svelte'),
  onlineSetup: () => import('./setup/OnlineCowpath.svelte'),
  lesson: () => import('./learn/CowpathLesson.svelte'),
  exercise: () => import('./exercise/CowpathExercise.svelte'),
  rules: () => import('./learn/page.ts'),
};
