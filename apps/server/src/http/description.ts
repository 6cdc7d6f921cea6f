/** The routes of api.ts in words and schemas: the source of the API description. */
import {
  COMMAND_KINDS,
  type ClientCommand,
  type TokenScope,
  answers,
  carriedOut,
  claim,
  commandBody,
  newName,
  newTable,
  newToken,
  playNow,
  serverMessage,
} from '@abacow/protocol';
import type { GenericSchema } from 'valibot';

export type Answer = {
  readonly description: string;
  readonly schema: GenericSchema;
  /** The media type; missing: JSON. */
  readonly type?: string;
};
export type Operation = {
  readonly summary: string;
  /** What a token must allow. Missing: nobody has to say who they are. */
  readonly scope?: TokenScope;
  readonly body?: GenericSchema;
  /** The body may be left out. */
  readonly isBodyOptional?: true;
  /** Parameters of the query, all optional. */
  readonly query?: Readonly<Record<string, string>>;
  /** By status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Statuses of refusals. Every body may be refused as foreign (403) and as no JSON (415); a rate limit (429) is added to all. */
  readonly refusals: readonly number[];
};
export type Methods = Readonly<Partial<Record<'get' | 'post' | 'delete', Operation>>>;

const answer = (description: string, schema: GenericSchema): Answer => ({ description, schema });

const COMMANDS: Readonly<Record<ClientCommand['kind'], string>> = {
  sit: 'Sit down: at the seat reserved for me, else at the first free one. The host seats a computer',
  'reveal-seed': 'Reveal the seed that my seat committed to',
  play: 'Decide: a move in the notation of the game, as `legal` of the view lists them',
  answer: 'Say what the dice show, where my seat has to calculate it before a placement',
  'choose-help': 'Choose how much the table helps my seat with calculations',
  leave: 'Leave my seat; from the opening on, give up',
  roll: 'Roll in the opening',
  'take-back': 'Take my last decision back, until new dice fall',
  'give-up': 'Give up',
  'offer-tie': 'Offer a tie',
  'agree-tie': 'Agree to a tie',
  'decline-tie': 'Decline a tie',
  'want-rematch': 'Ask for a rematch after the end',
  'call-computer': 'Let a computer play for a player who is away',
  'end-absent': 'End the game because a player is away',
  start: 'Start; happens by itself when the last seat is taken',
  close: 'Close the table before the start',
  toss: 'Toss the coin of the opening',
  pause: 'Stop the clock',
  resume: 'Start the clock again',
};

const commandRoutes: Readonly<Record<string, Methods>> = Object.fromEntries(
  COMMAND_KINDS.map((kind) => [
    `/tables/{id}/${kind}`,
    {
      post: {
        summary: COMMANDS[kind],
        scope: 'play',
        body: commandBody(kind),
        isBodyOptional: true,
        answers: { 200: answer('carried out: its events, and the table after them', carriedOut) },
        refusals: [400, 401, 403, 404, 409, 415, 503],
      },
    },
  ]),
);

export const ROUTES: Readonly<Record<string, Methods>> = {
  '/me': {
    get: {
      summary: 'Who am I, with my ratings',
      answers: { 200: answer('the guest, or null without a token and a known cookie', answers.me) },
      refusals: [401],
    },
    post: {
      summary: 'Become a guest, or take another name',
      body: newName,
      answers: {
        201: answer('a new guest; the cookie is set', answers.guestAnswer),
        200: answer('renamed', answers.guestAnswer),
      },
      refusals: [400, 401, 403, 409, 415, 429],
    },
    delete: {
      summary: 'Delete me and everything stored about me',
      scope: 'full',
      answers: { 200: answer('deleted', answers.deleted) },
      refusals: [401, 403],
    },
  },
  '/me/bot': {
    post: {
      summary:
        'Become a bot, for good: a program that plays by itself. Only for a guest who has not sat at a table yet',
      scope: 'full',
      answers: { 200: answer('the guest', answers.guestAnswer) },
      refusals: [401, 403, 409],
    },
  },
  '/me/link': {
    post: {
      summary: 'A link that makes another device the same guest, once, within ten minutes',
      scope: 'full',
      answers: { 201: answer('the link', answers.deviceLink) },
      refusals: [401, 403, 429],
    },
  },
  '/me/claim': {
    post: {
      summary: 'Use such a link',
      body: claim,
      answers: { 200: answer('the guest; the cookie is set', answers.guestAnswer) },
      refusals: [400, 403, 404, 415, 429],
    },
  },
  '/me/tokens': {
    post: {
      summary: 'A token for a program of mine',
      body: newToken,
      scope: 'full',
      answers: { 201: answer('the token, shown once', answers.token) },
      refusals: [400, 401, 403, 415, 429],
    },
    get: {
      summary: 'My tokens and the devices that used a link of mine, oldest first',
      scope: 'full',
      answers: { 200: answer('what is known about each; not the tokens themselves', answers.tokens) },
      refusals: [401, 403],
    },
  },
  '/me/tokens/{id}': {
    delete: {
      summary: 'Revoke a token, or sign out a device that used a link',
      scope: 'full',
      answers: { 200: answer('revoked', answers.deleted) },
      refusals: [401, 403, 404],
    },
  },
  '/me/games': {
    get: {
      summary: 'Tables I sat at, newest first',
      scope: 'read',
      answers: { 200: answer('tables', answers.tables) },
      refusals: [401],
    },
  },
  '/bots/{game}': {
    get: {
      summary: 'Bots with rated games, the strongest first',
      answers: { 200: answer('bots', answers.bots) },
      refusals: [404],
    },
  },
  '/tables': {
    get: {
      summary: 'The lobby: public tables that wait or play',
      answers: { 200: answer('tables', answers.tables) },
      refusals: [],
    },
    post: {
      summary: 'Open a table',
      body: newTable,
      scope: 'play',
      answers: { 201: answer('opened', answers.opened) },
      refusals: [400, 401, 403, 409, 415, 429],
    },
  },
  '/tables/{id}': {
    get: {
      summary: 'A table',
      answers: { 200: answer('the table', answers.lobbyTable) },
      refusals: [404],
    },
  },
  '/tables/{id}/view': {
    get: {
      summary:
        'The table as it is now: what it waits for, who begins, the legal decisions, scores, and how the game ended',
      answers: { 200: answer('the view', answers.view) },
      refusals: [404],
    },
  },
  '/tables/{id}/stream': {
    get: {
      summary:
        'The table as lines of JSON until the game is over: the messages that a socket gets after watch with "view":true. An empty line is a heartbeat. An error is the last line',
      query: { seen: 'How many events you have. Default: 0' },
      scope: 'read',
      answers: { 200: { ...answer('lines of JSON', serverMessage), type: 'application/x-ndjson' } },
      refusals: [400, 401, 404],
    },
  },
  '/tables/{id}/record': {
    get: {
      summary: 'The game so far as a record; the secret of the dice is in it once the game is over',
      answers: { 200: answer('the record', answers.record) },
      refusals: [404, 409],
    },
  },
  '/codes/{code}': {
    get: {
      summary: 'The table with this code',
      answers: { 200: answer('the table', answers.lobbyTable) },
      refusals: [404, 429],
    },
  },
  '/play-now': {
    post: {
      summary:
        'A table with standard terms where a player waits or is about to, else a new one to wait at; sit down there over the socket',
      body: playNow,
      scope: 'play',
      answers: {
        200: answer('a table with an open seat', answers.openSeat),
        201: answer('opened, waiting', answers.opened),
      },
      refusals: [400, 401, 403, 409, 415, 429],
    },
  },
  ...commandRoutes,
};
