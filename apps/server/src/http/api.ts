/** REST: single requests. What goes on at a table is sent over the socket, or as a stream. */
import { type Context, Hono } from 'hono';
import type { Service } from '../service.ts';
import { addDescriptionRoutes } from './docs/docs.ts';
import { refuseForeign } from './foreign.ts';
import { type BodyOptions, receiveBody } from './half-sent.ts';
import { ApiProblem, problem, tooMany } from './problems.ts';
import { type RequestLimits, type Scene, addRoute } from './route.ts';
import { ROUTES } from './routes.ts';
import { createVisitors } from './visitors.ts';

export type ApiOptions = Pick<Scene, 'isSecure' | 'openStream'> &
  BodyOptions & {
    readonly limits: RequestLimits;
    /** Other origins whose pages may send requests, besides the app's own. */
    readonly origins: readonly string[];
  };

export const apiApp = (service: Service, options: ApiOptions): Hono => {
  const api = new Hono();
  const visitors = createVisitors(service.guests);
  const limit = (kind: keyof RequestLimits, context: Context): void => {
    const [limited, address] = [options.limits[kind], options.addressOf(context)];
    if (!limited.take(address)) throw tooMany(limited.retryAfter(address));
  };

  api.use((context, next) => {
    limit('requests', context);
    return next();
  });
  api.use(refuseForeign(options.origins));
  api.use(receiveBody(options));
  api.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  addDescriptionRoutes(api, options.isSecure);

  api.use(async (context, next) => {
    await visitors.refuseUnknown(context);
    await next();
  });

  for (const each of ROUTES) addRoute(api, { ...options, service, visitors, limit }, each);

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
