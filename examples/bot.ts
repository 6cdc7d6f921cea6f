/**
 * A program that plays on a running server: npx tsx --conditions=source examples/bot.ts http://localhost:3000 [CODE]
 * With a code it sits down at that table; without one it plays against the next guest who asks to play now. With TOKEN in
 * the environment it plays as that token's guest (POST /api/me/tokens), otherwise as a new guest. It decides at random: put
 * your own strategy into `choose`.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PROTOCOL_VERSION, type ServerMessage } from '@abacow/protocol';
import { legalNotation } from '@abacow/rules';
import { type Table, type TableEvent, apply, awaitedSeeds, seatToAct } from '@abacow/table';
import WebSocket from 'ws';

const choose = (legal: readonly string[]): string => {
  const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
  const from = marks.length > 0 ? marks : legal.filter((move) => move !== '-');
  return from[Math.floor(Math.random() * from.length)]!;
};

const [server = 'http://localhost:3000', code] = process.argv.slice(2);
let headers: Record<string, string> = { 'content-type': 'application/json' };

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(`${server}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie !== undefined) headers = { ...headers, cookie };
  return (await answer.json()) as T;
};

const token = process.env['TOKEN'];
if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
else await ask('POST', '/me', { name: 'Example bot' });
const { guest } = await ask<{ guest: { id: string } }>('GET', '/me');
const path = code === undefined ? '/play-now' : `/codes/${code}`;
const { id } = await (code === undefined
  ? ask<{ id: string }>('POST', path, { game: 'cowpath' })
  : ask<{ id: string }>('GET', path));

let table: Table | null = null;
let seen = 0;
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers });
const send = (message: object): void => socket.send(JSON.stringify(message));
const command = (what: object): void =>
  send({ kind: 'command', table: id, id: randomUUID(), seen, command: what });

const applyEvents = (from: number, events: readonly TableEvent[]): void => {
  for (const event of events.slice(Math.max(0, seen - from))) {
    table = apply(table, event);
    seen += 1;
    if (event.kind === 'played') console.log(`seat ${event.seat}: ${event.token}`);
  }
};

/** Our part of the dice. We commit to it when we sit down and reveal it when every seat is taken. */
const seed = randomBytes(32);
const seedCommitment = createHash('sha256').update(seed).digest('hex');

/** The table has published its own commitment by now. */
const sitDown = (seat: number): void => {
  const sitter = { kind: 'person', name: 'Example bot' };
  if (seat >= 0) command({ kind: 'sit', seat, sitter, seed: '', seedCommitment });
};

const act = (now: Table): void => {
  const mine = now.seats.findIndex((seating) => seating.kind === 'person' && seating.holder === guest.id);
  const open = now.seats.findIndex(({ kind }) => kind === 'open');
  if (now.phase === 'over') {
    console.log('over:', now.outcome);
    socket.close();
  } else if (now.phase === 'seating') sitDown(now.kept.includes(mine) ? mine : mine < 0 ? open : -1);
  else if (awaitedSeeds(now).includes(mine))
    command({ kind: 'reveal-seed', seat: mine, seed: seed.toString('hex') });
  else if (awaitedSeeds(now).length > 0) return;
  else if (now.phase === 'opening' && now.choice.game === 'cowpath' && mine === 0) command({ kind: 'toss' });
  else if (seatToAct(now) !== mine || mine < 0) return;
  else if (now.phase === 'opening') command({ kind: 'roll', seat: mine });
  else command({ kind: 'play', seat: mine, move: choose(legalNotation(now.position!)) });
};

socket.on('open', () =>
  send({ kind: 'hello', v: PROTOCOL_VERSION, ...(token === undefined ? {} : { token }) }),
);
socket.on('message', (bytes) => {
  const message = JSON.parse(String(bytes)) as ServerMessage;
  if (message.kind === 'welcome') send({ kind: 'watch', table: id, seen: 0 });
  if (message.kind === 'error') console.error(message.code, message.message);
  if (message.kind !== 'events' && message.kind !== 'answer') return;
  applyEvents(message.from, message.events);
  if (message.kind === 'answer' && !message.ok) console.error('refused:', message.code, message.about);
  if (table !== null) act(table);
});
socket.on('close', () => process.exit(0));
