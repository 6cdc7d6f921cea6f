/** Announcements as sentences in the current language. */
import { t } from './texts/index.ts';
import type { Announcement } from '../model/announcements.ts';
import type { Who } from '../registry/who.ts';
import { resultTitle } from './results.ts';

export type Naming = (seat: number) => Who;
/** Tokens, answers and the throws of a roll-off have their sentences in each game. */
const sentence = (announcement: Announcement, whoIs: Naming, whoLeft: Naming): string => {
  if (announcement.kind === 'over') return resultTitle(announcement.outcome, whoIs);
  if (announcement.kind === 'last-round') return t('table.lastRound');
  if (
    announcement.kind === 'played' ||
    announcement.kind === 'answered' ||
    announcement.kind === 'rolled' ||
    announcement.kind === 'roll-off-tie'
  )
    return '';
  const isLeaving = announcement.kind === 'given-up' || announcement.kind === 'time-up';
  const who = (isLeaving ? whoLeft : whoIs)(announcement.seat);
  const { name } = who;
  switch (announcement.kind) {
    case 'begins':
      return who.you ? t('table.begins.you') : t('table.begins', { name });
    case 'turn':
      return who.you ? t('table.turn.you') : t('table.turn', { name });
    case 'taken-back':
      return t('table.takenBack');
    case 'given-up':
      return who.you ? t('table.gaveUp.you') : t('table.gaveUp', { name });
    case 'time-up':
      return who.you ? t('table.timeUp.you') : t('table.timeUp', { name });
    case 'tie-offered':
      return who.you ? t('table.tie.offered.you') : t('table.tie.offered', { name });
    case 'tie-declined':
      return who.you ? t('table.tie.declined') : t('tie.declined', { name });
    case 'tie-agreed':
    case 'rematch-wanted':
      return '';
  }
};

/** `whoLeft`: who had a seat that a computer has now. */
export const spoken = (announcements: readonly Announcement[], whoIs: Naming, whoLeft = whoIs): string =>
  announcements
    .map((one) => sentence(one, whoIs, whoLeft))
    .filter((words) => words !== '')
    .join(' ');
