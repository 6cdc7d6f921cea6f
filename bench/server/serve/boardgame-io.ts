/** boardgame.io's own server, games in memory, Cowpath as written for it in ../../boardgame-io. */
import { createRequire } from 'node:module';
import type { Server as BoardgameServer } from 'boardgame.io/server';
import { cowpath } from '../../boardgame-io/cowpath.ts';
import { SHEET } from '../meter.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: typeof BoardgameServer;
};

const server = Server({
  games: [{ ...cowpath(SHEET), name: 'cowpath' }],
  authenticateCredentials: () => true,
});
const running = await server.run({ port: 0, callback: () => undefined });
const address = running.appServer.address();
console.log(`port ${typeof address === 'object' && address !== null ? address.port : address}`);
