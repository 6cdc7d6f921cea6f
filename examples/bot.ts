/**
 * A bot in TypeScript, over a WebSocket: npx tsx --conditions=source examples/bot.ts http://localhost:3000 [CODE|now]
 * Without a second word it plays against the house computer, with a code at that table, with `now` against the next bot
 * that asks to play now. TOKEN: play as that token's guest instead of as a new bot. CHOICE: what to play, as JSON.
 * In a project of your own: npm install @abacow/client @abacow/rules ws. Put your strategy into `choose`.
 */
import {
  type ApiResult,
  createApi,
  createConnection,
  environmentOf,
  followTable,
  isTurnOf,
  newSeed,
  nextDuty,
  register,
  seatOf,
} from '@abacow/client';
import type { ClientCommand } from '@abacow/protocol';
import { gameOf, legalNotation } from '@abacow/rules';
import type { GameChoice, Table } from '@abacow/table';
import WebSocket from 'ws';

const choose = (legal: readonly string[]): string => {
  const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
  const from = marks.length > 0 ? marks : legal.filter((move) => move !== '-');
  return from[Math.floor(Math.random() * from.length)] ?? '-';
};

const [url = 'http://localhost:3000', where] = process.argv.slice(2);
const platform = { fetch, WebSocket, setTimeout, clearTimeout, Date, crypto };

const end = (why: string): never => {
  console.error(why);
  process.exit(1);
};
const need = <T>(result: ApiResult<T>): T => (result.ok ? result.value : end(result.message));

/** A new bot, and a token that may play for it. Store the token if the bot shall come back. */
const token =
  process.env['TOKEN'] ??
  need(await register(platform, url, { name: 'TypeScript bot', isBot: true, label: 'example' }));
const api = createApi(platform, { url, token });
const me = need(await api.me()).guest ?? end('this token is not known');
/** Our part of the dice. We commit to it when we sit down and reveal it when every seat is taken. */
const seed = newSeed(platform);

const openTable = () => {
  const { CHOICE } = process.env;
  const choice =
    CHOICE === undefined ? gameOf({ game: 'trio' }).casualChoices()[0] : (JSON.parse(CHOICE) as unknown);
  return api.open({ choice: choice as GameChoice, seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });
};
const found = await (where === undefined
  ? openTable()
  : where === 'now'
    ? api.playNow('trio')
    : api.byCode(where));

/** What we have to do now; null if it is somebody else's turn. */
const commandFor = (table: Table): ClientCommand | null =>
  table.game !== null && isTurnOf(table, me.id)
    ? { kind: 'play', seat: seatOf(table, me.id), move: choose(legalNotation(table.game.position)) }
    : nextDuty(table, { ...me, seed });

const connection = createConnection(environmentOf(platform, url), { token });
const followed = followTable(connection, need(found).id, {
  onNow: (table) => {
    const command = commandFor(table);
    if (command !== null)
      followed.send(command, (answer) => {
        if (!answer.ok && answer.code !== 'command/stale')
          console.error('refused:', answer.code, answer.about);
      });
    if (table.phase !== 'over') return;
    console.log('over:', JSON.stringify(table.outcome));
    connection.close();
  },
  onOutdated: () => end('the service is newer than this bot: update @abacow/client'),
});
