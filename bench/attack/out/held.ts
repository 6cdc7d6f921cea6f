/** Bodies that are held back until their sender has been signed out, deleted or marked as a bot. */
import { connect } from 'node:net';
import { newPerson } from '../../../apps/server/test/test-server.ts';
import { STANDARD } from '../../../apps/server/test/service.ts';
import { pause } from '../seat.ts';
import type { Trial } from '../trial.ts';
import { ask, bearer, cookie, hold, newToken } from './guests.ts';

/** Shorter than the time that a request may take. */
const HOLD_MS = 5000;

export const heldToken: Trial = {
  name: 'held-token',
  about: `a stolen token asks for a new one and holds the body back until ${HOLD_MS / 1000} s after its revocation`,
  run: async ({ port, victimPort }) => {
    const victim = await newPerson(victimPort, 'Ada');
    const stolen = await newToken(victimPort, cookie(victim));
    const held = await hold(port, '/me/tokens', bearer(stolen), { label: 'mine' });
    await ask(victimPort, 'DELETE', `/me/tokens/${stolen.id}`, cookie(victim));
    await pause(HOLD_MS);
    held.finish();
    const { status } = await held.answer;
    const { tokens } = (await ask(victimPort, 'GET', '/me/tokens', cookie(victim))).json as {
      tokens: object[];
    };
    return {
      isHeld: status === 401 && tokens.length === 0,
      seen: `status ${status}, ${tokens.length} tokens left`,
    };
  },
};

const NAME = 'Zimtstern Querfeldein';

export const heldTable: Trial = {
  name: 'held-table',
  about: 'a guest opens a public table and is deleted before the body is complete',
  run: async ({ port, victimPort }) => {
    const guest = await newPerson(victimPort, NAME);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const held = await hold(port, '/tables', cookie(guest), { ...STANDARD, seats, public: true });
    await ask(victimPort, 'DELETE', '/me', cookie(guest));
    held.finish();
    const { status, json } = await held.answer;
    const { id } = json as { id?: string };
    const shown = id === undefined ? '' : JSON.stringify((await ask(port, 'GET', `/tables/${id}`)).json);
    return { isHeld: status === 401 && !shown.includes(NAME), seen: `status ${status}` };
  },
};

export const heldSit: Trial = {
  name: 'held-sit',
  about: 'a guest sits down at a rated table for people and becomes a bot before the body is complete',
  run: async ({ port, victimPort }) => {
    const [victim, bot] = [await newPerson(victimPort, 'Ada'), await newPerson(port, 'Robo')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const opened = await ask(victimPort, 'POST', '/tables', cookie(victim), {
      ...STANDARD,
      seats,
      public: true,
    });
    const { id } = opened.json as { id: string };
    const held = await hold(port, `/tables/${id}/sit`, cookie(bot), {});
    await ask(port, 'POST', '/me/bot', cookie(bot));
    held.finish();
    const { status, code } = await held.answer;
    return { isHeld: status === 409 && code === 'table/no-bots', seen: `status ${status}, ${String(code)}` };
  },
};

const HALF_SENT = 400;
const MAX_HELD_MS = 13_000;

export const halfSent: Trial = {
  name: 'half-sent',
  about: `${HALF_SENT} requests of one address that are never finished`,
  run: async ({ port }) => {
    const began = performance.now();
    let open = 0;
    let most = 0;
    const sockets = Array.from({ length: HALF_SENT }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.9.0.7' });
      socket.on('error', () => undefined);
      socket.on('connect', () => {
        open += 1;
        most = Math.max(most, open);
        socket.write(
          'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        );
      });
      socket.resume();
      return new Promise<void>((resolve) =>
        socket.once('close', () => {
          open -= 1;
          resolve();
        }),
      );
    });
    await pause(1000);
    const left = open;
    const other = await ask(port, 'GET', '/me');
    const late = pause(2 * MAX_HELD_MS);
    await Promise.race([Promise.all(sockets), late]);
    const ms = performance.now() - began;
    return {
      isHeld: left <= 200 && open === 0 && ms < MAX_HELD_MS && other.status === 200,
      seen: `${left} of ${most} stayed open after 1 s, ${open} after ${(ms / 1000).toFixed(1)} s`,
    };
  },
};
