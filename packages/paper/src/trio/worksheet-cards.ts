/** The pages of a worksheet in a language. */
import type { Board, Square } from '@abacow/rules/trio';
import { type Language, WORKSHEET_TEXTS } from '../texts/index.ts';
import type { Task, WorksheetCard } from './worksheet.ts';

export type Worksheet = {
  readonly board: Board;
  /** Which facts are asked: weak ones, all, some tables, or some facts that somebody chose. */
  readonly about: 'weak' | 'all' | 'chosen' | readonly number[];
  /** Empty: only the table is printed. */
  readonly tasks: readonly Task[];
  /** The given squares of a table to fill in; null without a table. */
  readonly table: readonly Square[] | null;
  /** Whether the answers follow on further pages. */
  readonly answers: boolean;
  readonly seed: string;
};

const titleOf = ({ board, about }: Worksheet, language: Language): string => {
  const { boards, weak, tables } = WORKSHEET_TEXTS[language];
  if (about === 'weak') return weak;
  return typeof about === 'string' || about.length === 0
    ? boards[board]
    : tables(board, about.map(String).join(', '));
};

/** `link` opens practice in the app. First the pages to write on, then the same with the answers. */
export const worksheetCards = (
  worksheet: Worksheet,
  language: Language,
  link: string,
): readonly WorksheetCard[] => {
  const { board, tasks, table, answers, seed } = worksheet;
  const { name, date, fill, answers: answersTitle, number } = WORKSHEET_TEXTS[language];
  const pages = (solved: boolean): readonly WorksheetCard[] => {
    const titled = (title: string) => ({
      title: solved ? answersTitle(title) : title,
      words: { name, date },
      foot: number(seed),
      link,
      solved,
    });
    return [
      ...(tasks.length > 0
        ? [{ kind: 'tasks' as const, tasks, ...titled(titleOf(worksheet, language)) }]
        : []),
      ...(table === null ? [] : [{ kind: 'table' as const, board, given: table, ...titled(fill[board]) }]),
    ];
  };
  return [...pages(false), ...(answers ? pages(true) : [])];
};
