/** Texts about how a game ended. */
import type { Ending } from '@abacow/rules';
import type { Table, TableOutcome } from '@abacow/table';
import { wordsOf } from '../registry/registry.ts';
import type { WhoIs } from '../registry/who.ts';
import type { GameTable } from '../model/game-table.ts';
import { t } from './texts/index.ts';

/** Whether the game ended while its table was open, and not before. */
export const hasJustEnded = ({ last }: Pick<GameTable, 'last'>): boolean =>
  last !== null && last.before.outcome === null && last.after.outcome !== null;

export const resultTitle = (outcome: TableOutcome, whoIs: WhoIs): string => {
  if (outcome.kind === 'broken-off') return t('result.brokenOff');
  if (outcome.kind === 'tie') return t('result.tie');
  const who = whoIs(outcome.seat);
  return who.you ? t('result.win.you') : t('result.win', { name: who.name });
};

/** The player who dropped out last is addressed as "you". */
const byDropping = (table: Table, by: Exclude<Ending, 'play'>, whoIs: WhoIs): string => {
  const dropped = table.standIns.at(-1);
  const yours = dropped !== undefined && whoIs(dropped).you;
  if (yours && by === 'giving-up') return t('table.gaveUp.you');
  if (yours && by === 'clock') return t('table.timeUp.you');
  if (yours && by === 'absence') return t('result.by.absence.you');
  return t(`result.by.${by}`);
};

export const resultReason = (table: Table, whoIs: WhoIs): string => {
  const { outcome } = table;
  if (outcome === null || outcome.kind === 'broken-off') return '';
  return outcome.by === 'play'
    ? wordsOf(table.choice.game).reasonOf(
        { choice: table.choice, position: table.game?.position ?? null },
        outcome,
      )
    : byDropping(table, outcome.by, whoIs);
};
