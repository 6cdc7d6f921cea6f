/** REST: single requests. Events and commands of a table go over the socket. */
import {
  claim,
  explainIssue,
  isTableCode,
  isTableId,
  newName,
  newTable,
  newToken,
  playNow as wantedNow,
} from '@abacow/protocol';
import { gameNames, makeRecord } from '@abacow/rules';
import { recordOf } from '@abacow/table';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { bearerOf, dropCookie, makeCookie, secretOf } from '../accounts/cookies.ts';
import type { RateLimit } from '../ratelimits.ts';
import type { Service } from '../service.ts';
import type { Guest } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import type { NotOpened, Opened } from '../tables/opening.ts';
import { playNow } from '../tables/playnow.ts';
import { TOO_MANY_COMPUTERS, TOO_MANY_WAITING } from '../tables/tablelimits.ts';
import { refuseForeign } from './foreign.ts';
import { openApi } from './openapi.ts';
import { ApiProblem, problem, tooMany } from './problems.ts';

/** Rate limits of an address. */
export type RequestLimits = {
  readonly requests: RateLimit;
  /** New guests and tables. */
  readonly opens: RateLimit;
  /** Trying codes. */
  readonly guesses: RateLimit;
};

export type ApiOptions = {
  readonly limits: RequestLimits;
  readonly addressOf: (context: Context) => string;
  /** Whether the browser used https: then cookies are sent over https only. */
  readonly isSecure: (context: Context) => boolean;
  /** Other origins whose pages may send requests, besides the app's own. */
  readonly origins: readonly string[];
};

const MAX_BODY_BYTES = 8 * 1024;
const MAX_GAMES = 100;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const bodyOf = async <S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S>> => {
  // Without a CORS preflight a page of another site can send forms and plain text, but no JSON.
  if (!JSON_TYPE.test(context.req.header('content-type') ?? ''))
    throw problem(415, 'request/not-json', 'send the body as application/json');
  const json: unknown = await context.req.json().catch(() => undefined);
  const parsed = v.safeParse(schema, json);
  if (!parsed.success)
    throw problem(
      400,
      'request/bad',
      json === undefined ? 'the body must be JSON' : explainIssue(parsed.issues[0]),
    );
  return parsed.output;
};

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

  const bearer = (context: Context): string | undefined => bearerOf(context.req.header('authorization'));
  const cookie = (context: Context): string | undefined => secretOf(context.req.header('cookie'));
  const guestOf = async (context: Context): Promise<Guest | null> =>
    (await guests.byToken(bearer(context))) ?? guests.bySecret(cookie(context));

  const requireGuest = async (context: Context): Promise<Guest> => {
    const guest = await guestOf(context);
    if (guest === null) throw problem(401, 'guest/unknown', 'say who you are first: POST /api/me');
    return guest;
  };

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

  api.get('/openapi.json', (context) => context.json(openApi));

  api.get('/me', async (context) => {
    const guest = await guestOf(context);
    if (guest === null) return context.json({ guest: null });
    const ratings: Record<string, unknown> = {};
    for (const game of gameNames())
      ratings[game] = (await store.ratings(game, [guest.id])).get(guest.id) ?? null;
    return context.json({ guest: { id: guest.id, name: guest.name }, ratings });
  });

  api.post('/me', async (context) => {
    const { name } = await bodyOf(context, newName);
    const known = await guestOf(context);
    if (known !== null) {
      await store.renameGuest(known.id, name);
      return context.json({ guest: { id: known.id, name } });
    }
    limitOpening(context);
    const { guest, secret } = await guests.add(name);
    context.header('Set-Cookie', makeCookie(secret, options.isSecure(context)));
    return context.json({ guest: { id: guest.id, name } }, 201);
  });

  api.delete('/me', async (context) => {
    const guest = await requireGuest(context);
    await service.deleteGuest(guest.id);
    context.header('Set-Cookie', dropCookie(options.isSecure(context)));
    return context.json({ deleted: true });
  });

  api.post('/me/link', async (context) => {
    const guest = await requireGuest(context);
    limitOpening(context);
    return context.json({ link: await guests.link(guest) }, 201);
  });

  api.post('/me/claim', async (context) => {
    limitOpening(context);
    const { link } = await bodyOf(context, claim);
    const claimed = await guests.claim(link);
    if (claimed === null) throw problem(404, 'link/gone', 'this link was used already or is too old');
    context.header('Set-Cookie', makeCookie(claimed.secret, options.isSecure(context)));
    return context.json({ guest: { id: claimed.guest.id, name: claimed.guest.name } });
  });

  api.post('/me/tokens', async (context) => {
    const guest = await requireGuest(context);
    limitOpening(context);
    const { label } = await bodyOf(context, newToken);
    return context.json({ token: await guests.token(guest, label) }, 201);
  });

  api.get('/me/tokens', async (context) => {
    const guest = await requireGuest(context);
    return context.json({ tokens: await guests.tokens(guest, [bearer(context), cookie(context)]) });
  });

  api.delete('/me/tokens/:id', async (context) => {
    const guest = await requireGuest(context);
    if (!(await service.revokeToken(guest, context.req.param('id'))))
      throw problem(404, 'token/none', 'you have no such token');
    return context.json({ deleted: true });
  });

  api.get('/me/games', async (context) => {
    const guest = await requireGuest(context);
    return context.json({ tables: (await store.tablesOf(guest.id, MAX_GAMES)).map(lobbyTable) });
  });

  api.get('/tables', async (context) => context.json({ tables: await service.lobby.tables() }));

  api.post('/tables', async (context) => {
    const guest = await requireGuest(context);
    limitOpening(context);
    const wanted = await bodyOf(context, newTable);
    return context.json(await activate(await service.openTable(guest, wanted)), 201);
  });

  api.post('/play-now', async (context) => {
    const guest = await requireGuest(context);
    limitOpening(context);
    const { game } = await bodyOf(context, wantedNow);
    const found = await playNow(service, guest, game);
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
