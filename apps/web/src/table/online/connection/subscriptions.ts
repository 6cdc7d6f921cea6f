/** What must be sent again after every reconnect. No screen reads it, so it is not reactive. */
import type { ClientMessage } from '@abacow/protocol';

export type CommandMessage = Extract<ClientMessage, { kind: 'command' }>;

export class Subscriptions<Topic> {
  /** By table id. */
  readonly topics = new Map<string, Topic>();
  /** Unanswered commands by id. */
  readonly unanswered = new Map<string, CommandMessage>();
  lobby = false;

  get isEmpty(): boolean {
    return this.topics.size === 0 && this.unanswered.size === 0 && !this.lobby;
  }
}
