/** The API description for programs, generated from the schemas that the service and the app use. */
import { answers, choice, clock } from '@abacow/protocol';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type Answer, type Operation, ROUTES } from './description.ts';

const NAMED = {
  Guest: answers.guest,
  Choice: choice,
  Clock: clock,
  Table: answers.lobbyTable,
  Problem: answers.problem,
};

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // They change or check what JSON Schema cannot express.
  ignoreActions: ['check', 'readonly', 'transform', 'trim'],
};

/** OpenAPI says once which JSON Schema it means, and where the named schemas are. */
const jsonSchema = (schema: GenericSchema): object =>
  Object.fromEntries(
    Object.entries(toJsonSchema(schema, CONVERSION)).filter(([key]) => key !== '$schema' && key !== '$defs'),
  );

const content = (schema: GenericSchema) => ({
  content: { 'application/json': { schema: jsonSchema(schema) } },
});

const responses = ({ answers: given, refusals }: Operation) => ({
  ...Object.fromEntries(
    Object.entries(given).map(([status, { description, schema }]: [string, Answer]) => [
      status,
      { description, ...content(schema) },
    ]),
  ),
  ...Object.fromEntries(
    [...new Set([...refusals, 429])].map((status) => [
      status,
      { description: 'refused', ...content(answers.problem) },
    ]),
  ),
});

const parameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const describe = (path: string, operation: Operation) => ({
  summary: operation.summary,
  ...(path.includes('{') ? { parameters: parameters(path) } : {}),
  ...(operation.body === undefined ? {} : { requestBody: { required: true, ...content(operation.body) } }),
  responses: responses(operation),
});

export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Abacow',
    version: '1',
    description:
      'Tables for Cowpath and Trio. A guest is known by the cookie `abacow` or by a token sent as `Authorization: Bearer …`. Bodies are application/json. Pages of other sites may change nothing: 403 `request/foreign`. What goes on at a table goes over the WebSocket at /socket.',
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
  components: { schemas: toJsonSchemaDefs(NAMED, CONVERSION) },
};
