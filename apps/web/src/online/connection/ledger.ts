/** What must be said again after every welcome. Nothing of it is shown, so nothing of it is reactive. */
import type { ClientMessage } from '@abacow/protocol';

export type Owed = Extract<ClientMessage, { kind: 'command' }>;

export class Ledger<Topic> {
  /** By table. */
  readonly topics = new Map<string, Topic>();
  /** Commands that were not answered yet, by id. */
  readonly owed = new Map<string, Owed>();
  lobby = false;

  get isEmpty(): boolean {
    return this.topics.size === 0 && this.owed.size === 0 && !this.lobby;
  }
}
