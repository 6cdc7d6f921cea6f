/** The guest who asks: name, ratings, other devices, tokens, games. */
import { type ShownGuest, claim, newName, newToken, responses } from '@abacow/protocol';
import { gameNames } from '@abacow/rules';
import { isReservedName } from '@abacow/table';
import type { Context } from 'hono';
import { dropCookie, makeCookie } from '../accounts/cookies.ts';
import { type Unmade, passOf } from '../accounts/guests.ts';
import type { Guest } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import { NAME_RESERVED } from '../tables/table-limits.ts';
import { problem } from './problems.ts';
import { route } from './route.ts';
import { requireScope, unlessOut } from './visitors.ts';

const MAX_GAMES = 100;

/** What was made, unless the guest has too much of it or was signed out. */
const unlessFull = <T extends object>(context: Context, made: T | Unmade): T => {
  const result = unlessOut<T | 'full'>(context, made);
  if (result === 'full')
    throw problem(
      409,
      'token/too-many',
      'you have too many tokens, devices and open links: revoke one first',
    );
  return result;
};

const shownGuest = ({ id, name, bot }: Guest): ShownGuest => ({ id, name, ...(bot === true ? { bot } : {}) });

export const ME_ROUTES = [
  route({
    method: 'get',
    path: '/me',
    summary: 'Who am I, with my ratings',
    responses: {
      200: { description: 'the guest, or null without a token and a known cookie', schema: responses.me },
    },
    respond: async ({ send, context, service, visitors }) => {
      const guest = await visitors.find(context);
      if (guest === null) return send(200, { guest: null });
      const rated = async (game: string) =>
        [game, (await service.store.ratings(game, [guest.id])).get(guest.id) ?? null] as const;
      const ratings = Object.fromEntries(await Promise.all(gameNames().map(rated)));
      return send(200, { guest: shownGuest(guest), ratings });
    },
  }),
  route({
    method: 'post',
    path: '/me',
    summary: 'Become a guest, or take another name',
    body: newName,
    responses: {
      201: { description: 'a new guest; the cookie is set', schema: responses.guestResponse },
      200: { description: 'renamed', schema: responses.guestResponse },
    },
    refusals: [409],
    respond: async ({ send, context, service, visitors, limit, isSecure, body: { name, bot = false } }) => {
      if (isReservedName(name)) throw problem(400, NAME_RESERVED.code, NAME_RESERVED.about);
      const known = await visitors.find(context);
      if (known !== null) {
        requireScope(known, 'full');
        if (bot && known.bot !== true)
          throw problem(409, 'bot/guest', 'you are a guest already: POST /api/me/bot makes you a bot');
        unlessOut(context, await service.store.renameGuest(passOf(known), name));
        return send(200, { guest: shownGuest({ ...known, name }) });
      }
      limit('opens', context);
      const { guest, secret } = await service.guests.add(name, bot);
      context.header('Set-Cookie', makeCookie(secret, isSecure(context)));
      return send(201, { guest: shownGuest(guest) });
    },
  }),
  route({
    method: 'delete',
    path: '/me',
    summary: 'Delete me and everything stored about me',
    scope: 'full',
    responses: { 200: { description: 'deleted', schema: responses.deleted } },
    respond: async ({ send, context, service, isSecure, guest }) => {
      unlessOut(context, await service.deleteGuest(passOf(guest)));
      context.header('Set-Cookie', dropCookie(isSecure(context)));
      return send(200, { deleted: true });
    },
  }),
  route({
    method: 'post',
    path: '/me/bot',
    summary:
      'Become a bot, for good: a program that plays by itself. Only for a guest who has not sat at a table yet',
    scope: 'full',
    responses: { 200: { description: 'the guest', schema: responses.guestResponse } },
    refusals: [409],
    respond: async ({ send, context, service, guest }) => {
      if (guest.bot !== true && unlessOut(context, await service.makeBot(passOf(guest))) === 'played')
        throw problem(
          409,
          'bot/too-late',
          'you have played as a person: make a new guest with POST /api/me {"name":"…","bot":true}',
        );
      return send(200, { guest: shownGuest({ ...guest, bot: true }) });
    },
  }),
  route({
    method: 'post',
    path: '/me/link',
    summary: 'A link that makes another device the same guest, once, within ten minutes',
    scope: 'full',
    limit: 'opens',
    responses: { 201: { description: 'the link', schema: responses.deviceLink } },
    refusals: [409],
    respond: async ({ send, context, service, guest }) =>
      send(201, unlessFull(context, await service.guests.link(guest))),
  }),
  route({
    method: 'post',
    path: '/me/claim',
    summary: 'Use such a link',
    limit: 'opens',
    body: claim,
    responses: { 200: { description: 'the guest; the cookie is set', schema: responses.guestResponse } },
    refusals: [404],
    respond: async ({ send, context, service, isSecure, body: { link } }) => {
      const claimed = await service.guests.claim(link);
      if (claimed === null) throw problem(404, 'link/gone', 'this link was used already or is too old');
      context.header('Set-Cookie', makeCookie(claimed.secret, isSecure(context)));
      return send(200, { guest: shownGuest(claimed.guest) });
    },
  }),
  route({
    method: 'post',
    path: '/me/tokens',
    summary: 'A token for a program of mine',
    scope: 'full',
    limit: 'opens',
    body: newToken,
    responses: { 201: { description: 'the token, shown once', schema: responses.token } },
    refusals: [409],
    respond: async ({ send, context, service, guest, body: { label, scope } }) =>
      send(201, unlessFull(context, await service.guests.token(guest, label, scope))),
  }),
  route({
    method: 'get',
    path: '/me/tokens',
    summary:
      'My tokens, the devices that used a link of mine, and links that nobody has used yet, oldest first, with the token that made each',
    scope: 'full',
    responses: {
      200: { description: 'what is known about each; not the tokens themselves', schema: responses.tokens },
    },
    respond: async ({ send, service, guest }) => send(200, await service.guests.tokens(guest)),
  }),
  route({
    method: 'delete',
    path: '/me/tokens/:id',
    summary:
      'Revoke a token, an open link, or the sign-in of a device, and everything that was made with it. Its sockets and streams are closed at once',
    scope: 'full',
    responses: { 200: { description: 'revoked', schema: responses.deleted } },
    refusals: [404],
    respond: async ({ send, context, service, guest }) => {
      const revoked = unlessOut(context, await service.revokeTokens(guest, context.req.param('id') ?? ''));
      if (revoked === 0) throw problem(404, 'token/none', 'you have no such token');
      return send(200, { deleted: true });
    },
  }),
  route({
    method: 'delete',
    path: '/me/tokens',
    summary: 'Revoke all my tokens, open links and devices, except the one that asks',
    scope: 'full',
    responses: { 200: { description: 'revoked', schema: responses.deleted } },
    respond: async ({ send, context, service, guest }) => {
      unlessOut(context, await service.revokeTokens(guest, null));
      return send(200, { deleted: true });
    },
  }),
  route({
    method: 'get',
    path: '/me/games',
    summary: 'Tables I sat at, newest first',
    scope: 'read',
    responses: { 200: { description: 'tables', schema: responses.tables } },
    respond: async ({ send, service, guest }) =>
      send(200, { tables: (await service.store.tablesOf(guest.id, MAX_GAMES)).map(lobbyTable) }),
  }),
];
