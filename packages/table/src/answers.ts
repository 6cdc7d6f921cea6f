/** What players calculated at a table: how many questions each seat was asked, and how many answers were right at once. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { apply } from './apply.ts';
import type { TableEvent } from './events.ts';
import { askedResult, helpOf } from './help.ts';
import type { Table } from './table.ts';

export type AnswerCount = { readonly asked: number; readonly atOnce: number };

type First = { readonly seat: Seat; readonly right: boolean };

/** The first answer to what is asked now: a typed one, a wrong square, or the right square of a player who looked for it. */
const firstAnswerIn = (table: Table, event: TableEvent): First | null => {
  if (table.game?.answer !== null) return null;
  if (event.kind === 'answered') return { seat: event.seat, right: event.right };
  const isFound = event.kind === 'played' && helpOf(table, event.seat).help === 'find';
  return isFound && askedResult(table) !== null ? { seat: event.seat, right: true } : null;
};

/** By seat, from all events of a table that can be rebuilt from them. */
export const countAnswers = (events: readonly TableEvent[]): readonly AnswerCount[] => {
  let table: Table | null = null;
  const counts: AnswerCount[] = [];
  for (const event of events) {
    const first = table === null ? null : firstAnswerIn(table, event);
    table = apply(table, event);
    while (counts.length < table.seats.length) counts.push({ asked: 0, atOnce: 0 });
    if (first === null) continue;
    const { asked, atOnce } = need(counts[first.seat]);
    counts[first.seat] = { asked: asked + 1, atOnce: atOnce + (first.right ? 1 : 0) };
  }
  return counts;
};
