/** Announcements as one polite sentence or a few, in the language now spoken. */
import { t } from '../i18n/language.svelte.ts';
import type { Announcement } from './announcements.ts';
import { nameSymbol } from '../games/cowpath/board/naming.ts';
import type { Who } from '../games/cowpath/board/telling.ts';
import { resultTitle } from './results.ts';

type Naming = (seat: number) => Who;
type Thrown = Extract<Announcement, { kind: 'cowpath-thrown' }>;
type Marked = Extract<Announcement, { kind: 'cowpath-marked' }>;

const thrown = (said: Thrown, who: Who): string => {
  const faces = said.dice.map(nameSymbol).join(' ');
  const fell = who.you
    ? t('cowpath.heard.throw.you', { faces })
    : t('cowpath.heard.throw', { name: who.name, faces });
  if (said.lost)
    return `${fell} ${who.you ? t('cowpath.did.nothing.you') : t('cowpath.did.nothing', { name: who.name })}`;
  const earned = said.earned.map((one) =>
    t('cowpath.heard.earned', { symbol: nameSymbol(one.symbol), count: one.squares }),
  );
  const quad = said.earned.some((one) => one.quad) ? [t('cowpath.quad.cheer')] : [];
  const left = said.attemptsLeft > 0 ? [t('cowpath.heard.left', { count: said.attemptsLeft })] : [];
  return [fell, ...quad, ...earned, ...left].join(' ');
};

const marked = (said: Marked, who: Who): string => {
  const { square } = said;
  const words = who.you
    ? t('cowpath.did.mark.you', { square })
    : t('cowpath.did.mark', { name: who.name, square });
  if (!said.bonus) return words;
  const bonus = who.you ? t('cowpath.bonus.you') : t('cowpath.bonus', { name: who.name });
  return `${words} ${bonus} ${t('cowpath.bonus.beside', { square })}`;
};

/** `trio` says its own; what an announcement leaves to the screen gives nothing. */
const sentence = (said: Announcement, whoIs: Naming, whoLeft: Naming): string => {
  if (said.kind === 'over') return resultTitle(said.outcome, whoIs);
  if (said.kind === 'trio' || said.kind === 'rolled' || said.kind === 'roll-off-tie') return '';
  const isLeaving = said.kind === 'given-up' || said.kind === 'time-up';
  const who = (isLeaving ? whoLeft : whoIs)(said.seat);
  const { name } = who;
  switch (said.kind) {
    case 'begins':
      return who.you ? t('table.begins.you') : t('table.begins', { name });
    case 'cowpath-thrown':
      return thrown(said, who);
    case 'cowpath-marked':
      return marked(said, who);
    case 'cowpath-blocked':
      return who.you ? t('cowpath.blocked.you') : t('cowpath.blocked', { name });
    case 'cowpath-passed':
      return who.you ? t('cowpath.did.pass.you') : t('cowpath.did.pass', { name });
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
      return who.you ? t('table.tie.declined') : t('room.tie.declined', { name });
    case 'tie-agreed':
    case 'rematch-wanted':
      return '';
  }
};

/** `whoLeft`: who had a seat that a computer has now. */
export const spoken = (said: readonly Announcement[], whoIs: Naming, whoLeft = whoIs): string =>
  said
    .map((one) => sentence(one, whoIs, whoLeft))
    .filter((words) => words !== '')
    .join(' ');
