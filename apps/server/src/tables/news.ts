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
};

/**
 * Heads that move while a message is on its way share the next one; nobody waits for news to be told. Without company
 * they are not told at all.
 */
export const createNewsroom = (
  store: Store,
  company: () => boolean,
  onTrouble: (error: unknown) => void,
): Newsroom => {
  const moved = new Map<string, number>();
  let telling = false;
  const tell = (item: Item): Promise<void> => store.tell(JSON.stringify(item)).catch(onTrouble);
  const tellHeads = async (): Promise<void> => {
    telling = true;
    while (moved.size > 0) {
      const heads = [...moved].slice(0, TABLES_A_MESSAGE);
      for (const [table] of heads) moved.delete(table);
      await tell({ kind: 'heads', heads });
    }
    telling = false;
  };
  return {
    headsMoved: (heads) => {
      if (store.kind === 'sqlite' || !company()) return;
      for (const [table, head] of heads) moved.set(table, head);
      if (!telling) void tellHeads();
    },
    tell: (item) => void (store.kind === 'sqlite' ? null : tell(item)),
  };
};
