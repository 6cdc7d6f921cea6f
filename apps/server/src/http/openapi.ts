/** The API description for programs, generated from the schemas that the service and the app use. */
import { responses } from '@abacow/protocol';
import { need } from '@abacow/rules/need';
import type { GenericSchema } from 'valibot';
import { COOKIE } from '../accounts/cookies.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { jsonSchema, namedSchemas } from './schemas.ts';

const JSON_TYPE = 'application/json';

/** What follows from the method, the scope and the body; every request may be refused as too many, or for its token. */
const refusalsOf = ({ method, scope, body, refusals = [] }: Route): readonly number[] => [
  401,
  429,
  ...(method === 'get' && (scope === undefined || scope === 'read') ? [] : [403]),
  ...(body === undefined ? [] : [400, 415]),
  ...refusals,
];

const content = (schema: GenericSchema, type = JSON_TYPE) => ({
  content: { [type]: { schema: jsonSchema(schema) } },
});

const responsesOf = (route: Route) => ({
  ...Object.fromEntries(
    Object.entries(route.responses).map(([status, { description, schema, type }]) => [
      status,
      { description, ...content(schema, type) },
    ]),
  ),
  ...Object.fromEntries(
    refusalsOf(route).map((status) => [status, { description: 'refused', ...content(responses.problem) }]),
  ),
});

const parameters = ({ path, query = {} }: Route) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: need(name),
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  })),
];

/** A browser's cookie allows everything; a token what it was made for. */
const security = ({ scope }: Route) => (scope === undefined ? [{}] : [{ token: [scope] }, { cookie: [] }]);

const describe = (route: Route) => ({
  summary: route.summary,
  security: security(route),
  ...(route.path.includes(':') ? { parameters: parameters(route) } : {}),
  ...(route.body === undefined
    ? {}
    : { requestBody: { required: route.isBodyOptional !== true, ...content(route.body) } }),
  responses: responsesOf(route),
});

const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {};
for (const route of ROUTES)
  (paths[`/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`] ??= {})[route.method] = describe(route);

export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Abacow',
    version: '1',
    description:
      'Tables for Cowpath and Trio. A guest is known by the cookie `abacow` or by a token sent as `Authorization: Bearer …`. Bodies are application/json. Pages of other sites may change nothing: 403 `request/foreign`. What goes on at a table can be read as a stream and decided by POST, or both over the WebSocket at /socket: see /api/asyncapi.json.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths,
  components: {
    schemas: namedSchemas,
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A token of POST /api/me/tokens. Scopes: read; play (and read); full (and everything about the account)',
      },
      cookie: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'Set by POST /api/me' },
    },
  },
};
