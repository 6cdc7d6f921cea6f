/** What must be sent again after every reconnect. No screen reads it, so it is not reactive. */
import type { ClientMessage } from '@abacow/protocol';

export type Owed = Extract<ClientMessage, { kind: 'command' }>;

export class Ledger<Topic> {
  /** By table id. */
  readonly topics = new Map<string, Topic>();
  /** Unanswered commands by id. */
  readonly owed = new Map<string, Owed>();
  lobby = false;

  get isEmpty(): boolean {
    return this.topics.size === 0 && this.owed.size === 0 && !this.lobby;
  }
}
