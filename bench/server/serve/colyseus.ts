/** A Colyseus room for the same moves, in memory, its state patched after each of them. */
import { Room, Server, type Client } from '@colyseus/core';
import { ArraySchema, Schema, defineTypes } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Sheet extends Schema {
  declare dice: ArraySchema<number>;
  declare turn: number;
  declare attempt: number;
  declare moves: number;
}
defineTypes(Sheet, { dice: ['uint8'], turn: 'uint8', attempt: 'uint8', moves: 'uint32' });

class CowpathRoom extends Room {
  override maxClients = 2;
  override patchRate = null as unknown as number;
  declare state: Sheet;
  #seats: string[] = [];

  override onCreate(): void {
    const state = new Sheet();
    state.dice = new ArraySchema<number>(0, 0, 0, 0, 0);
    state.turn = 0;
    state.attempt = 0;
    state.moves = 0;
    this.state = state;
    this.onMessage('throw', (client) => this.#throwDice(client));
    this.onMessage('pass', (client) => this.#pass(client));
  }

  override onJoin(client: Client): void {
    this.#seats.push(client.sessionId);
    client.send('seat', this.#seats.length - 1);
  }

  #mine(client: Client): boolean {
    return this.#seats[this.state.turn] === client.sessionId;
  }

  #throwDice(client: Client): void {
    if (!this.#mine(client) || this.state.attempt !== 0) return;
    for (let die = 0; die < 5; die++) this.state.dice[die] = Math.floor(Math.random() * 6);
    this.state.attempt = 1;
    this.#moved();
  }

  #pass(client: Client): void {
    if (!this.#mine(client) || this.state.attempt === 0) return;
    this.state.attempt = 0;
    this.state.turn = 1 - this.state.turn;
    this.#moved();
  }

  #moved(): void {
    this.state.moves += 1;
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('cowpath', CowpathRoom);
await server.listen(0, '127.0.0.1');
const address = transport.server?.address();
console.log(`port ${typeof address === 'object' && address !== null ? address.port : address}`);
