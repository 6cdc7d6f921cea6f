/** What players calculated: "Mia: 17 of 22 right at once". */
import type { Seat } from '@abacow/rules';
import type { AnswerCount } from '@abacow/table';
import { t } from '../../../table/analysis/texts/index.ts';

/** Nobody reads that nothing was right. */
export const answerWords = (
  answers: readonly AnswerCount[],
  nameOf: (seat: Seat) => string,
): readonly string[] =>
  answers.flatMap(({ asked, atOnce }, seat) => {
    if (atOnce === 0) return [];
    const name = nameOf(seat);
    return atOnce === asked
      ? t('lookback.answers.all', { name, count: asked })
      : t('lookback.answers', { name, right: atOnce, count: asked });
  });
