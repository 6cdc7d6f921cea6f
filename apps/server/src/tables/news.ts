/** What processes on one database tell each other. */
import type { Phrase } from '@abacow/protocol';
import type { Store } from '../store/store.ts';

export type Item =
  /** Tables and how many events they have now. */
  | { readonly kind: 'heads'; readonly heads: readonly (readonly [string, number])[] }
  | { readonly kind: 'here'; readonly table: string; readonly guest: string; readonly here: boolean }
  | { readonly kind: 'said'; readonly table: string; readonly guest: string; readonly phrase: Phrase }
  /** A guest is deleted, who sat at these tables. */
  | { readonly kind: 'forgotten'; readonly guest: string; readonly tables: readonly string[] }
  | { readonly kind: 'moved'; readonly table: string; readonly to: string }
  /** A process came up: the others tell it who is with them. */
  | { readonly kind: 'up' }
  /** Heads were not told for a while, for nobody seemed to listen: look at all tables again. */
  | { readonly kind: 'look' }
  | { readonly kind: 'alive' };

/** A notification of PostgreSQL holds under 8,000 bytes. */
export const TABLES_A_MESSAGE = 200;

export type Newsroom = {
  readonly headsMoved: (heads: readonly (readonly [string, number])[]) => void;
  readonly tell: (item: Item) => void;
  /** What could not be told is not told any more. */
  readonly stop: () => void;
};

const RETRY_MS = 1000;

/**
 * Heads that move while a message is on its way share the next one; nobody waits for news to be told. Without company
 * they are not told at all. A head that could not be told is told later: nobody else would.
 */
export const createNewsroom = (
  store: Store,
  company: () => boolean,
  onTrouble: (error: unknown) => void,
): Newsroom => {
  const moved = new Map<string, number>();
  let telling = false;
  const tell = (item: Item): Promise<void> => store.tell(JSON.stringify(item));
  const putBack = (heads: readonly (readonly [string, number])[]): void => {
    for (const [table, head] of heads) moved.set(table, Math.max(head, moved.get(table) ?? 0));
  };
  const tellHeads = async (): Promise<void> => {
    telling = true;
    while (moved.size > 0) {
      const heads = [...moved].slice(0, TABLES_A_MESSAGE);
      for (const [table] of heads) moved.delete(table);
      try {
        await tell({ kind: 'heads', heads });
      } catch (error) {
        onTrouble(error);
        putBack(heads);
        // Whoever comes first, the next head or the timer, tells them.
        setTimeout(() => !telling && void tellHeads(), RETRY_MS).unref();
        break;
      }
    }
    telling = false;
  };
  return {
    headsMoved: (heads) => {
      if (store.kind === 'sqlite' || !company()) return;
      for (const [table, head] of heads) moved.set(table, head);
      if (!telling) void tellHeads();
    },
    tell: (item) => void (store.kind === 'sqlite' ? null : tell(item).catch(onTrouble)),
    stop: () => moved.clear(),
  };
};
