/**
 * What the clients of a run were sent, in one place. The first message with an event decides what that event is; every
 * other message and the store must agree with it.
 */
import { isUnreadable } from '@abacow/rules';
import { type Table, type TableEvent, checkEvent } from '@abacow/table';

export type Truth = {
  readonly id: string;
  /** Events as JSON, up to the first one that no socket has received. */
  readonly texts: readonly string[];
  /** The table after each of them. */
  readonly states: readonly Table[];
  readonly last: () => Table;
  /** Whether any socket has received an event of this kind. */
  readonly has: (kind: TableEvent['kind']) => boolean;
  /** Compares events with the known ones and adds the new ones. Gives what is wrong with them. */
  readonly add: (from: number, events: readonly TableEvent[]) => string | null;
};

export const createTruth = (id: string): Truth => {
  const texts: string[] = [];
  const states: Table[] = [];
  const kinds = new Set<string>();
  /** Messages of different sockets may overtake each other. */
  const ahead = new Map<number, TableEvent>();

  const compare = (number: number, known: string, text: string): string | null =>
    known === text ? null : `event ${number} of ${id} is ${known} and ${text}`;

  const append = (): string | null => {
    for (;;) {
      const number = texts.length;
      const event = ahead.get(number);
      if (event === undefined) return null;
      ahead.delete(number);
      const after = checkEvent(states.at(-1) ?? null, event);
      const text = JSON.stringify(event);
      if (isUnreadable(after)) return `event ${number} of ${id} is impossible: ${text}: ${after.reason}`;
      texts.push(text);
      states.push(after);
    }
  };

  const addOne = (number: number, event: TableEvent): string | null => {
    const text = JSON.stringify(event);
    const early = ahead.get(number);
    const known = texts[number] ?? (early === undefined ? undefined : JSON.stringify(early));
    if (known !== undefined) return compare(number, known, text);
    kinds.add(event.kind);
    ahead.set(number, event);
    return append();
  };

  return {
    id,
    texts,
    states,
    last: () => states.at(-1)!,
    has: (kind) => kinds.has(kind),
    add: (from, events) => {
      for (const [index, event] of events.entries()) {
        const wrong = addOne(from + index, event);
        if (wrong !== null) return wrong;
      }
      return null;
    },
  };
};
