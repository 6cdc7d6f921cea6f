import type { GameChoice } from '@abacow/table';
import { t } from './texts/index.ts';

const MINUTE_MS = 60_000;

export const juniorTerm = (rounds?: number): string =>
  rounds === undefined ? t('trio.terms.junior') : t('trio.terms.bestOf', { count: rounds });

const endTerm = (
  { level, target, rounds }: Extract<GameChoice, { game: 'trio' }>,
  timeLimitMs: number | undefined,
): string => {
  if (level === 'junior') return juniorTerm(rounds);
  if (timeLimitMs !== undefined)
    return t('trio.terms.minutes', { count: Math.round(timeLimitMs / MINUTE_MS) });
  return rounds === undefined
    ? t('trio.terms.target', { target })
    : t('trio.terms.rounds', { count: rounds });
};

export const trioTerms = (choice: GameChoice, timeLimitMs?: number): readonly string[] => {
  if (choice.game !== 'trio') return [];
  const { level, board, wrongAnswer, laterRounds } = choice;
  return [
    t(`trio.level.${level}`),
    t(`setup.board.${board}`),
    endTerm(choice, timeLimitMs),
    ...(wrongAnswer === undefined ? [] : [t('trio.help.terms')]),
    ...(laterRounds === undefined ? [] : [t(`trio.terms.later.${laterRounds}`)]),
  ];
};
