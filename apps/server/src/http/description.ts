/** The routes of api.ts in words and schemas: the source of the API description. */
import { answers, claim, newName, newTable, newToken, playNow } from '@abacow/protocol';
import type { GenericSchema } from 'valibot';

export type Answer = { readonly description: string; readonly schema: GenericSchema };
export type Operation = {
  readonly summary: string;
  readonly body?: GenericSchema;
  /** By status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Statuses of refusals. Every body may be refused as foreign (403) and as no JSON (415); a rate limit (429) is added to all. */
  readonly refusals: readonly number[];
};
export type Methods = Readonly<Partial<Record<'get' | 'post' | 'delete', Operation>>>;

const answer = (description: string, schema: GenericSchema): Answer => ({ description, schema });

export const ROUTES: Readonly<Record<string, Methods>> = {
  '/me': {
    get: {
      summary: 'Who am I, with my ratings',
      answers: { 200: answer('the guest, or null', answers.me) },
      refusals: [],
    },
    post: {
      summary: 'Become a guest, or take another name',
      body: newName,
      answers: {
        201: answer('a new guest; the cookie is set', answers.guestAnswer),
        200: answer('renamed', answers.guestAnswer),
      },
      refusals: [400, 403, 415, 429],
    },
    delete: {
      summary: 'Delete me and everything stored about me',
      answers: { 200: answer('deleted', answers.deleted) },
      refusals: [401, 403],
    },
  },
  '/me/link': {
    post: {
      summary: 'A link that makes another device the same guest, once, within ten minutes',
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
      answers: { 201: answer('the token, shown once', answers.token) },
      refusals: [400, 401, 403, 415, 429],
    },
    get: {
      summary: 'My tokens and the devices that used a link of mine, oldest first',
      answers: { 200: answer('what is known about each; not the tokens themselves', answers.tokens) },
      refusals: [401],
    },
  },
  '/me/tokens/{id}': {
    delete: {
      summary: 'Revoke a token, or sign out a device that used a link',
      answers: { 200: answer('revoked', answers.deleted) },
      refusals: [401, 403, 404],
    },
  },
  '/me/games': {
    get: {
      summary: 'Tables I sat at, newest first',
      answers: { 200: answer('tables', answers.tables) },
      refusals: [401],
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
      answers: {
        200: answer('a table with an open seat', answers.openSeat),
        201: answer('opened, waiting', answers.opened),
      },
      refusals: [400, 401, 403, 409, 415, 429],
    },
  },
};
