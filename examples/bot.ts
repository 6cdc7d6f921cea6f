/**
 * A bot in TypeScript, over a WebSocket: npx tsx --conditions=source examples/bot.ts http://localhost:3000 [CODE|now]
 * Without a second word it plays against the house computer, with a code at that table, with `now` against the next bot
 * that asks to play now. TOKEN: play as that token's guest instead of as a new bot. CHOICE: what to play, as JSON.
 * In a project of your own: npm install @abacow/protocol @abacow/rules ws. Put your strategy into `choose`.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  type ClientCommand,
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ViewMessage,
  makeClientMessage,
} from '@abacow/protocol';
import { gameOf } from '@abacow/rules';
import WebSocket from 'ws';

const choose = (legal: readonly string[]): string => {
  const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
  const from = marks.length > 0 ? marks : legal.filter((move) => move !== '-');
  return from[Math.floor(Math.random() * from.length)] ?? '-';
};

const [server = 'http://localhost:3000', where] = process.argv.slice(2);
const NAME = 'TypeScript bot';
const JSON_TYPE = { 'content-type': 'application/json' };

const end = (why: string): never => {
  console.error(why);
  process.exit(1);
};

const messageIn = async (answer: Response): Promise<string> => {
  const text = await answer.text();
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message;
  } catch {
    return `${answer.status} ${answer.statusText}`;
  }
};

const ask = async (path: string, headers: Record<string, string>, body?: object): Promise<Response> => {
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const request = { headers: { ...JSON_TYPE, ...headers }, ...posted };
  const answer = await fetch(`${server}/api${path}`, request).catch(() => end(`${server} cannot be reached`));
  return answer.ok ? answer : end(`${path}: ${await messageIn(answer)}`);
};

/** A new bot, and a token that may play for it. Store the token if the bot shall come back. */
const register = async (): Promise<string> => {
  const made = await ask('/me', {}, { name: NAME, bot: true });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await ask('/me/tokens', { cookie }, { label: 'example', scope: 'play' });
  return ((await answer.json()) as { token: string }).token;
};

const token = process.env['TOKEN'] ?? (await register());
const headers = { authorization: `Bearer ${token}` };

const findTable = async (): Promise<string> => {
  const given = process.env['CHOICE'];
  const choice: unknown =
    given === undefined ? gameOf({ game: 'trio' }).casualChoices()[0] : JSON.parse(given);
  const seats = [{ kind: 'me' }, { kind: 'computer', level: 1 }];
  const answer =
    where === undefined
      ? await ask('/tables', headers, { choice, seats })
      : await (where === 'now'
          ? ask('/play-now', headers, { game: 'trio' })
          : ask(`/codes/${where}`, headers));
  return ((await answer.json()) as { id: string }).id;
};

const table = await findTable();
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`);
const send = (message: ClientMessage): void => socket.send(makeClientMessage(message));
let me = '';

/** Our part of the dice. We commit to it when we sit down and reveal it when every seat is taken. */
const seed = randomBytes(32);
const seedCommitment = createHash('sha256').update(seed).digest('hex');

/** What we have to do now; null if it is somebody else's turn. */
const commandFor = ({ due, seats, view }: ViewMessage): ClientCommand | null => {
  const mine = seats.findIndex((seating) => seating.kind === 'person' && seating.holder === me);
  // A seat that is due may be reserved for somebody else.
  const isFree = (seat: number): boolean => mine < 0 && seats[seat]?.kind === 'open';
  const next = due.find(
    (each) => !('seat' in each) || each.seat === mine || (each.kind === 'sit' && isFree(each.seat)),
  );
  if (next === undefined || (mine < 0 && next.kind !== 'sit')) return null;
  switch (next.kind) {
    case 'sit':
      return {
        kind: 'sit',
        seat: next.seat,
        sitter: { kind: 'person', name: NAME },
        seed: '',
        seedCommitment,
      };
    case 'reveal-seed':
      return { kind: 'reveal-seed', seat: next.seat, seed: seed.toString('hex') };
    case 'play':
      return { kind: 'play', seat: next.seat, move: choose(view?.legal ?? []) };
    case 'roll':
    case 'toss':
      return next;
    case 'answer':
      return null;
  }
};

const act = (view: ViewMessage): void => {
  const command = commandFor(view);
  if (command !== null) send({ kind: 'command', table, id: randomUUID(), seen: view.seen, command });
  if (view.phase !== 'over') return;
  console.log('over:', JSON.stringify(view.outcome));
  socket.close();
};

socket.on('open', () => send({ kind: 'hello', v: PROTOCOL_VERSION, token }));
socket.on('message', (bytes: Buffer) => {
  const message = JSON.parse(bytes.toString()) as ServerMessage;
  if (message.kind === 'welcome') {
    me = message.guest.id;
    send({ kind: 'watch', table, seen: 0, view: true });
  }
  if (message.kind === 'view') act(message);
  if (message.kind === 'error') console.error(message.code, message.message);
  if (message.kind === 'answer' && !message.ok && message.code !== 'command/stale')
    console.error('refused:', message.code, message.about);
});
socket.on('error', ({ message }) => end(`${server}: ${message}`));
socket.on('close', () => process.exit(0));
