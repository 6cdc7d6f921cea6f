/** What is left of a token after its revocation: its open socket, and what it made. */
import { type Socket, connect } from 'node:net';
import { cowpathTable, newPerson, openTable } from '../../../apps/server/test/test-server.ts';
import { frameOf, upgradeOf } from '../net.ts';
import { pause, until } from '../seat.ts';
import type { Trial } from '../trial.ts';
import { type Token, ask, bearer, cookie, isKnown, newToken } from './guests.ts';

const eventsOf = async (port: number, table: string): Promise<number> =>
  ((await ask(port, 'GET', `/tables/${table}/view`)).json as { seen: number }).seen;

/** A socket that sends what it likes and ignores what it is told. */
const openDeaf = async (port: number, { token }: Token): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (received += bytes.toString('latin1')));
  socket.write(upgradeOf(`abacow=${token}`));
  await until(() => received.includes('101'));
  socket.write(frameOf(JSON.stringify({ kind: 'hello', v: 1 })));
  await until(() => received.includes('welcome'));
  return socket;
};

const LATE_MS = 7000;

export const deafSocket: Trial = {
  name: 'deaf-socket',
  about: `a socket ignores the close message and sends moves for ${LATE_MS / 1000} s after its token was revoked`,
  run: async ({ port, victimPort }) => {
    const [victim, friend] = [await newPerson(victimPort, 'Ada'), await newPerson(victimPort, 'Ben')];
    const stolen = await newToken(victimPort, cookie(victim));
    const id = await openTable(victimPort, victim, cowpathTable());
    for (const who of [victim, friend]) await ask(victimPort, 'POST', `/tables/${id}/sit`, cookie(who), {});
    const socket = await openDeaf(port, stolen);
    const seen = await eventsOf(port, id);
    await ask(victimPort, 'DELETE', `/me/tokens/${stolen.id}`, cookie(victim));
    const end = performance.now() + LATE_MS;
    let sent = 0;
    while (performance.now() < end && !socket.destroyed) {
      const command = { kind: 'play', seat: 0, move: 't12345' };
      socket.write(frameOf(JSON.stringify({ kind: 'command', table: id, id: `c${sent++}`, seen, command })));
      await pause(20);
    }
    const after = (await eventsOf(victimPort, id)) - seen;
    socket.destroy();
    return { isHeld: after === 0, seen: `${after} moves made, ${sent} sent until the server disconnected` };
  },
};

export const children: Trial = {
  name: 'children',
  about: 'a stolen token makes a token, a device and an open link before it is revoked',
  run: async ({ port, victimPort }) => {
    const victim = await newPerson(victimPort, 'Ada');
    const stolen = await newToken(victimPort, cookie(victim));
    const child = await newToken(port, bearer(stolen));
    const link = async (): Promise<{ link: string }> =>
      (await ask(port, 'POST', '/me/link', bearer(child), {})).json;
    const [used, unused] = [await link(), await link()];
    const device = { token: (await ask(port, 'POST', '/me/claim', {}, used)).set };
    await ask(victimPort, 'DELETE', `/me/tokens/${stolen.id}`, cookie(victim));
    const known = [];
    for (const token of [stolen, child, device]) known.push(await isKnown(port, bearer(token)));
    const late = await ask(port, 'POST', '/me/claim', {}, unused);
    const left = known.filter((is) => is).length;
    return {
      isHeld: left === 0 && late.status === 404,
      seen: `${left} of 3 work, the link answers ${late.status}`,
    };
  },
};
