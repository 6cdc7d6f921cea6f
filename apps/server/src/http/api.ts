/** REST: single requests. Events and commands of a table go over the socket. */
import {
  type ShownGuest,
  type TokenScope,
  claim,
  isTableCode,
  isTableId,
  newName,
  newTable,
  newToken,
  playNow as wantedNow,
} from '@abacow/protocol';
import { gameNames, isGameName, makeRecord } from '@abacow/rules';
import { recordOf } from '@abacow/table';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { dropCookie, makeCookie } from '../accounts/cookies.ts';
import type { Visitor } from '../accounts/guests.ts';
import type { RateLimit } from '../ratelimits.ts';
import type { Service } from '../service.ts';
import type { Guest } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import type { NotOpened, Opened } from '../tables/opening.ts';
import { playNow } from '../tables/playnow.ts';
import { viewMessage } from '../tables/views.ts';
import { TOO_MANY_COMPUTERS, TOO_MANY_WAITING } from '../tables/tablelimits.ts';
import { bodyOf } from './bodies.ts';
import { addCommandRoutes } from './commands.ts';
import { refuseForeign } from './foreign.ts';
import { addDescriptionRoutes } from './docs/docs.ts';
import { ApiProblem, problem, tooMany } from './problems.ts';
import { type StreamOptions, addStreamRoute } from './stream.ts';
import { createVisitors, requireScope } from './visitors.ts';

/** Rate limits of an address. */
export type RequestLimits = {
  readonly requests: RateLimit;
  /** New guests and tables. */
  readonly opens: RateLimit;
  /** Trying codes. */
  readonly guesses: RateLimit;
};

export type ApiOptions = StreamOptions & {
  readonly limits: RequestLimits;
  /** Whether the browser used https: then cookies are sent over https only. */
  readonly isSecure: (context: Context) => boolean;
  /** Other origins whose pages may send requests, besides the app's own. */
  readonly origins: readonly string[];
};

const MAX_BODY_BYTES = 8 * 1024;
const MAX_GAMES = 100;
const MAX_BOTS = 100;

const shownGuest = ({ id, name, bot }: Guest): ShownGuest => ({ id, name, ...(bot === true ? { bot } : {}) });

const requireTable = <T>(found: T | null): T => {
  if (found === null) throw problem(404, 'table/none', 'there is no such table');
  return found;
};

/** A limit is a conflict with the guest's other tables: the same request may succeed later. */
const statusOf = ({ code }: NotOpened): 400 | 409 =>
  code === TOO_MANY_WAITING || code === TOO_MANY_COMPUTERS ? 409 : 400;

export const apiApp = (service: Service, options: ApiOptions): Hono => {
  const { store, guests } = service;
  const api = new Hono();

  const visitors = createVisitors(guests);
  const requireGuest = (context: Context, scope: TokenScope): Promise<Visitor> =>
    visitors.require(context, scope);

  const limit = (kind: keyof RequestLimits, context: Context): void => {
    const [limited, address] = [options.limits[kind], options.addressOf(context)];
    if (!limited.take(address)) throw tooMany(limited.retryAfter(address));
  };
  const limitOpening = (context: Context): void => limit('opens', context);

  const activate = async (opened: Opened | NotOpened): Promise<Opened> => {
    if (!('id' in opened)) throw problem(statusOf(opened), opened.code, opened.about);
    await service.activate(opened.id);
    return opened;
  };

  api.use((context, next) => {
    limit('requests', context);
    return next();
  });
  api.use(refuseForeign(options.origins));
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => Promise.reject(problem(413, 'request/long', 'the body is too long')),
    }),
  );
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  addDescriptionRoutes(api, options.isSecure);

  api.use(async (context, next) => {
    await visitors.refuseUnknown(context);
    await next();
  });

  api.get('/me', async (context) => {
    const guest = await visitors.find(context);
    if (guest === null) return context.json({ guest: null });
    const ratings: Record<string, unknown> = {};
    for (const game of gameNames())
      ratings[game] = (await store.ratings(game, [guest.id])).get(guest.id) ?? null;
    return context.json({ guest: shownGuest(guest), ratings });
  });

  api.post('/me', async (context) => {
    const { name, bot = false } = await bodyOf(context, newName);
    const known = await visitors.find(context);
    if (known !== null) {
      requireScope(known, 'full');
      if (bot && known.bot !== true)
        throw problem(409, 'bot/guest', 'you are a guest already: POST /api/me/bot makes you a bot');
      await store.renameGuest(known.id, name);
      return context.json({ guest: shownGuest({ ...known, name }) });
    }
    limitOpening(context);
    const { guest, secret } = await guests.add(name, bot);
    context.header('Set-Cookie', makeCookie(secret, options.isSecure(context)));
    return context.json({ guest: shownGuest(guest) }, 201);
  });

  api.post('/me/bot', async (context) => {
    const guest = await requireGuest(context, 'full');
    if (guest.bot !== true && !(await service.makeBot(guest)))
      throw problem(
        409,
        'bot/too-late',
        'you have played as a person: make a new guest with POST /api/me {"name":"…","bot":true}',
      );
    return context.json({ guest: shownGuest({ ...guest, bot: true }) });
  });

  api.delete('/me', async (context) => {
    const guest = await requireGuest(context, 'full');
    await service.deleteGuest(guest.id);
    context.header('Set-Cookie', dropCookie(options.isSecure(context)));
    return context.json({ deleted: true });
  });

  api.post('/me/link', async (context) => {
    const guest = await requireGuest(context, 'full');
    limitOpening(context);
    return context.json({ link: await guests.link(guest) }, 201);
  });

  api.post('/me/claim', async (context) => {
    limitOpening(context);
    const { link } = await bodyOf(context, claim);
    const claimed = await guests.claim(link);
    if (claimed === null) throw problem(404, 'link/gone', 'this link was used already or is too old');
    context.header('Set-Cookie', makeCookie(claimed.secret, options.isSecure(context)));
    return context.json({ guest: shownGuest(claimed.guest) });
  });

  api.post('/me/tokens', async (context) => {
    const guest = await requireGuest(context, 'full');
    limitOpening(context);
    const { label, scope } = await bodyOf(context, newToken);
    return context.json(await guests.token(guest, label, scope), 201);
  });

  api.get('/me/tokens', async (context) => {
    const guest = await requireGuest(context, 'full');
    return context.json({ tokens: await guests.tokens(guest, visitors.secrets(context)) });
  });

  api.delete('/me/tokens/:id', async (context) => {
    const guest = await requireGuest(context, 'full');
    if (!(await service.revokeToken(guest, context.req.param('id'))))
      throw problem(404, 'token/none', 'you have no such token');
    return context.json({ deleted: true });
  });

  api.get('/me/games', async (context) => {
    const guest = await requireGuest(context, 'read');
    return context.json({ tables: (await store.tablesOf(guest.id, MAX_GAMES)).map(lobbyTable) });
  });

  api.get('/bots/:game', async (context) => {
    const game = context.req.param('game');
    if (!isGameName(game)) throw problem(404, 'game/none', 'there is no such game');
    return context.json({ bots: await store.ratedBots(game, MAX_BOTS) });
  });

  api.get('/tables', async (context) => context.json({ tables: await service.lobby.tables() }));

  api.post('/tables', async (context) => {
    const guest = await requireGuest(context, 'play');
    limitOpening(context);
    const wanted = await bodyOf(context, newTable);
    return context.json(await activate(await service.openTable(guest, wanted)), 201);
  });

  api.post('/play-now', async (context) => {
    const guest = await requireGuest(context, 'play');
    limitOpening(context);
    const found = await playNow(service, guest, await bodyOf(context, wantedNow));
    return 'seat' in found ? context.json(found) : context.json(await activate(found), 201);
  });

  api.get('/codes/:code', async (context) => {
    limit('guesses', context);
    const code = context.req.param('code').toUpperCase();
    return context.json(lobbyTable(requireTable(isTableCode(code) ? await store.tableByCode(code) : null)));
  });

  api.get('/tables/:id', async (context) => {
    const id = context.req.param('id');
    return context.json(lobbyTable(requireTable(isTableId(id) ? await store.table(id) : null)));
  });

  api.get('/tables/:id/view', async (context) => {
    const id = context.req.param('id');
    return context.json(viewMessage(requireTable(isTableId(id) ? await service.activate(id) : null)));
  });

  api.get('/tables/:id/record', async (context) => {
    const id = context.req.param('id');
    const live = requireTable(isTableId(id) ? await service.hub.table(id) : null);
    const record = recordOf(live.table);
    if (record === null) throw problem(409, 'record/not-yet', 'it is not decided yet who begins');
    return context.body(makeRecord(record), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="abacow-${live.id}.json"`,
    });
  });

  addCommandRoutes(api, service, visitors);
  addStreamRoute(api, service, visitors, options);

  api.all('*', () => {
    throw problem(404, 'request/nowhere', 'there is nothing here');
  });

  api.onError((error, context) => {
    if (error instanceof ApiProblem)
      return context.json(
        { error: { code: error.code, message: error.message } },
        error.status,
        error.headers,
      );
    throw error;
  });
  return api;
};
