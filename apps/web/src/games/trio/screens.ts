import type { GameScreens } from '../contract/game-screens.ts';
import { withTexts } from '../../base/i18n/language.svelte.ts';
import { t } from '../../base/i18n/texts/index.ts';
import LiveTrio from './board/LiveTrio.svelte';

const reasonOf: GameScreens['reasonOf'] = ({ choice, position }, outcome) => {
  if (choice.game !== 'trio' || outcome.kind === 'tie' || position?.game !== 'trio')
    return t('result.by.row');
  const score = position.scores[outcome.seat] ?? 0;
  if (choice.level !== 'junior') return t('result.by.score', { points: score });
  return choice.rounds === undefined ? t('result.by.row') : t('result.by.wins', { count: score });
};

export const trio: GameScreens = {
  LiveBoard: LiveTrio,
  seatName: (seat) => t('table.player', { number: seat + 1 }),
  faceName: (written) => written,
  reasonOf,
  lot: 'rollOff',

  table: () => withTexts(import('./table/TrioTable.svelte')),
  setup: () => withTexts(import('./setup/NewTrio.svelte')),
  onlineSetup: () => withTexts(import('./setup/OnlineTrio.svelte')),
  seatOptions: () => withTexts(import('./help/OwnHelp.svelte')),
  diceCup: () => withTexts(import('./dice-cup/TrioCup.svelte')),
  lesson: () => withTexts(import('./learn/TrioLesson.svelte')),
  exercise: () => withTexts(import('./exercise/TrioExercise.svelte')),
  rules: () => withTexts(import('./learn/page.ts')),
  orders: () => import('./setup/orders.ts'),
  howTo: () => withTexts(import('./how-to/how-to.ts')),
  opponents: () => withTexts(import('./opponents/opponents.ts')),
  boardOf: (choice) => (choice.game === 'trio' ? choice.board : null),
};
