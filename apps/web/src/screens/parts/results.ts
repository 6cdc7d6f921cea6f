/** How a game ended, in words. */
import type { Table, TableOutcome } from '@abacow/table';
import type { Who } from '../../boards/cowpath/telling.ts';
import { t } from '../../messages/language.svelte.ts';

export const resultTitle = (outcome: TableOutcome, whoIs: (seat: number) => Who): string => {
  if (outcome.kind === 'broken-off') return t('result.brokenOff');
  if (outcome.kind === 'tie') return t('result.tie');
  const who = whoIs(outcome.seat);
  return who.you ? t('result.win.you') : t('result.win', { name: who.name });
};

const byPlay = (table: Table, outcome: Exclude<TableOutcome, { kind: 'broken-off' }>): string => {
  if (table.choice.game === 'cowpath')
    return outcome.kind === 'tie' ? t('result.by.blocked') : t('result.by.chain');
  if (table.choice.level === 'junior' || outcome.kind === 'tie' || table.position?.game !== 'trio')
    return t('result.by.row');
  return t('result.by.score', { points: table.position.scores[outcome.seat] ?? 0 });
};

export const resultReason = (table: Table): string => {
  const { outcome } = table;
  if (outcome === null || outcome.kind === 'broken-off') return '';
  return outcome.by === 'play' ? byPlay(table, outcome) : t(`result.by.${outcome.by}`);
};
