/** The client's connection as state that screens can show. */
import {
  type Connection as ClientConnection,
  type ConnectionEnvironment,
  type LinkState,
  type Subscription,
  TOPICS,
  createConnection,
} from '@abacow/client';
import type { LobbyTable } from '@abacow/protocol';

export type PageEnvironment = ConnectionEnvironment & {
  /** Calls back when the device goes offline or online. */
  readonly onNetwork: (call: () => void) => void;
  /** Calls back when the page becomes visible: its timers may have been paused and its socket may be dead. */
  readonly onVisible: (call: () => void) => void;
};

export class Connection {
  state: LinkState = $state.raw('closed');
  guest: ClientConnection['guest'] = $state.raw(null);
  /** The service is newer than this page. */
  isOutdated: boolean = $state.raw(false);
  lobby: readonly LobbyTable[] | null = $state.raw(null);
  readonly client: ClientConnection;
  #lobby: Subscription | null = null;

  constructor(environment: PageEnvironment) {
    this.client = createConnection(environment, {
      onChange: () => {
        this.state = this.client.state;
        this.guest = this.client.guest;
        this.isOutdated = this.client.isOutdated;
      },
    });
    environment.onNetwork(this.client.networkChanged);
    environment.onVisible(this.client.wake);
  }

  watchLobby(on: boolean): void {
    this.#lobby?.end();
    this.lobby = null;
    const onMessage = ({ tables }: { readonly tables: readonly LobbyTable[] }): void =>
      void (this.lobby = tables);
    this.#lobby = on ? this.client.subscribe(TOPICS.lobby, '', { onMessage }) : null;
  }
}
