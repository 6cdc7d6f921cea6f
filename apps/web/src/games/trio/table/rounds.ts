/** Texts about which round is played, and when the game ends. */
import type { TrioSetup } from '@abacow/rules/trio';
import { t } from '../texts/index.ts';
import { juniorTerm } from '../terms.ts';

export type RaceNow = {
  readonly setup: TrioSetup;
  readonly round: number;
  /** Milliseconds until the round in progress is the last; null without a time limit. */
  readonly leftMs: number | null;
  /** The time limit is reached. */
  readonly isLimitReached: boolean;
};

const MINUTE_MS = 60_000;

const limitWords = (isReached: boolean, leftMs: number): string =>
  isReached ? t('trio.race.last') : t('trio.race.left', { count: Math.ceil(leftMs / MINUTE_MS) });

const endWords = ({ setup, round, leftMs, isLimitReached }: RaceNow): readonly string[] => {
  const { level, target, rounds } = setup;
  const here = t('trio.race.round', { round });
  if (level === 'junior') return rounds === undefined ? [juniorTerm()] : [here, juniorTerm(rounds)];
  if (rounds !== undefined && round > rounds) return [t('trio.race.extra', { round })];
  if (leftMs !== null) return [here, limitWords(isLimitReached, leftMs)];
  if (rounds !== undefined) return [t('trio.race.rounds', { round, rounds })];
  return [here, t('trio.terms.target', { target })];
};

/** The line under the players: the level, the round, and how the game ends. */
export const raceWords = (now: RaceNow): string =>
  [t(`trio.level.${now.setup.level}`), ...endWords(now)].join(' · ');

/** After a round: why another one follows although it was the last; otherwise empty. */
export const extraRoundWords = ({ level, rounds }: TrioSetup, won: number): string =>
  level !== 'junior' && rounds !== undefined && won >= rounds ? t('trio.round.extra') : '';
