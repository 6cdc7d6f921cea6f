/**
 * Ports below those that systems hand out by themselves: no other test is given one of these by chance. Processes begin
 * their search at different ports.
 */
import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const FIRST_PORT = 10_000;
const PORTS = 20_000;
let searched = 0;

/** The port stays reserved for the caller, also while a server is down between two starts. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST_PORT + ((process.pid * 16 + searched++) % PORTS);
    if (await isFree(port)) return port;
  }
};
