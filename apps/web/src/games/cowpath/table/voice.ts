/** What happened in Cowpath, as sentences and sounds. */
import type { Effect } from '@abacow/rules';
import {
  ATTEMPTS,
  type CowpathEffect,
  type CowpathPosition,
  SYMBOLS,
  type Symbol,
  count,
  makeSquare,
  markableSquares,
  overlap,
  quadSymbol,
} from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { t } from '../texts/index.ts';
import type { Announcement } from '../../../table/model/announcements.ts';
import { type Naming, spoken } from '../../../table/words/spoken.ts';
import type { Voice } from '../../../table/frame/steps.svelte.ts';
import type { SoundName } from '../../../base/sound/recipes.ts';
import { nameSymbol } from '../board/naming.ts';
import type { Who } from '../../../table/registry/who.ts';

export type Earned = { readonly symbol: Symbol; readonly quad: boolean; readonly squares: number };

/** The marks that the dice allow, with the number of squares; symbols without a square are left out. */
export const earnedBy = (position: CowpathPosition): readonly Earned[] => {
  if (position.attempt === 0) return [];
  const free = markableSquares(position);
  const quads = quadSymbol(position.dice);
  return SYMBOLS.flatMap((symbol, face) => {
    const squares = count(overlap(free, need(position.sheet.bySymbol[face])));
    return squares === 0 ? [] : [{ symbol, quad: ((quads >> face) & 1) === 1, squares }];
  });
};

const landed = (all: string, who: Who): string => {
  const faces = [...all].map((symbol) => nameSymbol(symbol as Symbol)).join(' ');
  return who.you
    ? t('cowpath.announced.throw.you', { faces })
    : t('cowpath.announced.throw', { name: who.name, faces });
};

/** What the player can do with the dice while the turn goes on. */
const chances = (position: CowpathPosition): readonly string[] => {
  const earned = earnedBy(position);
  const left = ATTEMPTS - position.attempt;
  return [
    ...(earned.some(({ quad }) => quad) ? [t('cowpath.quad.cheer')] : []),
    ...earned.map(({ symbol, squares }) =>
      t('cowpath.announced.earned', { symbol: nameSymbol(symbol), count: squares }),
    ),
    ...(left > 0 ? [t('cowpath.announced.left', { count: left })] : []),
  ];
};

const sentences = (effect: CowpathEffect, position: CowpathPosition, whoIs: Naming): readonly string[] => {
  if (effect.kind === 'game-over') return [];
  const who = whoIs(effect.seat);
  const { name } = who;
  switch (effect.kind) {
    case 'landed':
      return [landed(effect.all, who), ...(position.attempt > 0 ? chances(position) : [])];
    case 'turn-lost':
      return [who.you ? t('cowpath.did.nothing.you') : t('cowpath.did.nothing', { name })];
    case 'marked': {
      const square = makeSquare(effect.square);
      return [who.you ? t('cowpath.did.mark.you', { square }) : t('cowpath.did.mark', { name, square })];
    }
    case 'bonus':
      return [
        who.you ? t('cowpath.bonus.you') : t('cowpath.bonus', { name }),
        t('cowpath.bonus.beside', { square: makeSquare(effect.anchor) }),
      ];
    case 'blocked':
      return [who.you ? t('cowpath.blocked.you') : t('cowpath.blocked', { name })];
    case 'passed':
      return [who.you ? t('cowpath.did.pass.you') : t('cowpath.did.pass', { name })];
    // The turn change is announced elsewhere, for all games.
    case 'thrown':
    case 'turn':
      return [];
  }
};

const announcementText = (announcement: Announcement, whoIs: Naming, whoLeft: Naming): string => {
  if (announcement.kind !== 'played' || announcement.position.game !== 'cowpath')
    return spoken([announcement], whoIs, whoLeft);
  const { effects, position } = announcement;
  return effects.flatMap((effect) => sentences(effect as CowpathEffect, position, whoIs)).join(' ');
};

const soundOf = (effects: readonly Effect[]): SoundName | null => {
  const has = (kind: Effect['kind']): boolean => effects.some((effect) => effect.kind === kind);
  if (has('turn-lost')) return 'nothing';
  if (has('landed')) return 'throw';
  if (has('bonus')) return 'quad';
  return has('marked') ? 'mark' : null;
};

const isThrow = (announcement: Announcement | undefined): boolean =>
  announcement?.kind === 'played' && announcement.effects.some(({ kind }) => kind === 'landed');

/** `kept`: the dice that stay on the table after a throw, in words. */
export const cowpathVoice = (kept: () => string): Voice => ({
  words: (announcements, whoIs, whoLeft) =>
    [
      ...announcements.map((one) => announcementText(one, whoIs, whoLeft)),
      isThrow(announcements.at(-1)) ? kept() : '',
    ]
      .filter((words) => words !== '')
      .join(' '),
  sound: soundOf,
});
