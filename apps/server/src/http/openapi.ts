/** The API description for programs, generated from the schemas that the service and the app use. */
import { answers } from '@abacow/protocol';
import type { GenericSchema } from 'valibot';
import { COOKIE } from '../accounts/cookies.ts';
import { type Answer, type Operation, ROUTES } from './description.ts';
import { jsonSchema, namedSchemas } from './schemas.ts';

const JSON_TYPE = 'application/json';

/** Every request may be refused with these. */
const [UNKNOWN_TOKEN, TOO_MANY] = [401, 429];

const content = (schema: GenericSchema, type = JSON_TYPE) => ({
  content: { [type]: { schema: jsonSchema(schema) } },
});

const responses = ({ answers: given, refusals }: Operation) => ({
  ...Object.fromEntries(
    Object.entries(given).map(([status, { description, schema, type }]: [string, Answer]) => [
      status,
      { description, ...content(schema, type) },
    ]),
  ),
  ...Object.fromEntries(
    [...new Set([...refusals, UNKNOWN_TOKEN, TOO_MANY])].map((status) => [
      status,
      { description: 'refused', ...content(answers.problem) },
    ]),
  ),
});

const parameters = (path: string, { query = {} }: Operation) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
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
const security = ({ scope }: Operation) =>
  scope === undefined ? [{}] : [{ token: [scope] }, { cookie: [] }];

const describe = (path: string, operation: Operation) => ({
  summary: operation.summary,
  security: security(operation),
  ...(path.includes('{') ? { parameters: parameters(path, operation) } : {}),
  ...(operation.body === undefined
    ? {}
    : { requestBody: { required: operation.isBodyOptional !== true, ...content(operation.body) } }),
  responses: responses(operation),
});

export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Abacow',
    version: '1',
    description:
      'Tables for Cowpath and Trio. A guest is known by the cookie `abacow` or by a token sent as `Authorization: Bearer …`. Bodies are application/json. Pages of other sites may change nothing: 403 `request/foreign`. What goes on at a table can be read as a stream and decided by POST, or both over the WebSocket at /socket: see /api/asyncapi.json.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: Object.fromEntries(
    Object.entries(ROUTES).map(([path, methods]) => [
      `/api${path}`,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, describe(path, operation)]),
      ),
    ]),
  ),
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
