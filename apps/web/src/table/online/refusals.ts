/** Texts that say why the table refused a command. */
import { t } from './texts/index.ts';

export const REASONS = {
  'command/stale': 'stale',
  'message/too-many': 'hurry',
  'service/trouble': 'unsaved',
  'table/too-long': 'too-long',
  'table/not-host': 'host',
  'seat/not-yours': 'seat',
  'start/already': 'started',
  'opening/not-now': 'started',
  'turn/not-yours': 'turn',
  'turn/not-playing': 'not-playing',
  'turn/paused': 'paused',
  'game/over': 'over',
  'take-back/nothing': 'take-back',
  'take-back/not-yours': 'take-back',
  'take-back/passed': 'take-back-no',
  'take-back/once': 'take-back-no',
  'take-back/rated': 'take-back-no',
  'help/too-often': 'help-often',
  'tie/standing': 'tie-standing',
  'tie/too-soon': 'tie-soon',
  'tie/none': 'tie-none',
  'rematch/already': 'again',
} as const;

/** The boards offer only legal moves, so all refusals by the rules share one sentence. */
const OF_THE_RULES = /^(throw|mark|pass|place|move|lost|answer|help)\//;

const isKnown = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

export const refusalWords = (code: string): string => {
  if (isKnown(code)) return t(`room.refused.${REASONS[code]}`);
  if (code === 'seat/name') return t('name.refused');
  if (code === 'name/reserved') return t('name.reserved');
  if (code === 'absence/here') return t('online.refused.early');
  if (code === 'table/too-many-computers') return t('online.limit.computers');
  if (code === 'seat/taken') return t('online.refused.taken');
  return OF_THE_RULES.test(code) ? t('room.refused.rules') : t('online.refused.other');
};
