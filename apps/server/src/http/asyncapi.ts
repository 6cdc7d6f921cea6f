/** The description of the socket for programs: AsyncAPI 3.0, generated from the schemas of the messages. */
import { clientMessage, serverMessages } from '@abacow/protocol';
import { SOCKET_PATH } from '../socket-path.ts';
import { jsonSchema, namedSchemas } from './schemas.ts';

type Kind = (typeof clientMessage)['options'][number]['entries']['kind']['literal'];

const FROM_CLIENT: Readonly<Record<Kind, string>> = {
  hello: 'The first message, within 30 seconds',
  watch: 'Send me the events of a table from number `seen` on, and all new ones; with "view":true also views',
  unwatch: 'Stop sending the events of a table',
  command: 'Ask a table to do something; answered by `accepted` or `refused`',
  say: 'Say a phrase at my table',
  lobby: 'Send me the list of public tables whenever it changes, or stop',
  ping: 'Answered by `pong`',
};

const FROM_SERVER: Readonly<Record<keyof typeof serverMessages, string>> = {
  welcome: 'The answer to `hello`',
  events: 'Events of a table from number `from` on',
  view: 'The table after its first `seen` events: what it waits for, the legal decisions, how it ended',
  accepted: 'A command was carried out and its events are stored',
  refused: 'A command was refused; the events are the first ones that the client has not seen',
  presence: 'Who is connected to a table',
  presenceChange: 'What changed in `presence`, for clients that asked for it in `hello`',
  said: 'A phrase that a player says',
  moved: 'The table of the agreed rematch',
  lobby: 'Public tables that wait or play',
  error: 'A message was not understood or not allowed',
  pong: 'The answer to `ping`',
};

type Message = { readonly name: string; readonly summary: string; readonly payload: object };

const clientMessages: readonly (readonly [string, Message])[] = clientMessage.options.map((schema) => {
  const name = schema.entries.kind.literal;
  const payload = jsonSchema(schema);
  return [`client-${name}`, { name, summary: FROM_CLIENT[name], payload }];
});

const sentMessages: readonly (readonly [string, Message])[] = Object.entries(serverMessages).map(
  ([name, schema]) => {
    const summary = FROM_SERVER[name as keyof typeof serverMessages];
    return [`server-${name}`, { name: schema.entries.kind.literal, summary, payload: jsonSchema(schema) }];
  },
);

const CHANNEL = '#/channels/socket';
const refsTo = (messages: readonly (readonly [string, Message])[], at: string) =>
  messages.map(([id]) => ({ $ref: `${at}/messages/${id}` }));

const all = [...clientMessages, ...sentMessages];

export const asyncApi = {
  asyncapi: '3.0.0',
  info: {
    title: 'Abacow',
    version: '1',
    description:
      'Tables for Cowpath and Trio over a WebSocket. Each message is one JSON object. A guest is known by the cookie `abacow`, by `Authorization: Bearer …` when the socket is opened, or by the token in `hello`.',
    license: { name: 'MIT' },
  },
  defaultContentType: 'application/json',
  channels: {
    socket: {
      address: SOCKET_PATH,
      messages: Object.fromEntries(all.map(([id]) => [id, { $ref: `#/components/messages/${id}` }])),
      bindings: { ws: {} },
    },
  },
  // An action is what this service does.
  operations: {
    receive: { action: 'receive', channel: { $ref: CHANNEL }, messages: refsTo(clientMessages, CHANNEL) },
    send: { action: 'send', channel: { $ref: CHANNEL }, messages: refsTo(sentMessages, CHANNEL) },
  },
  components: { messages: Object.fromEntries(all), schemas: namedSchemas },
};
