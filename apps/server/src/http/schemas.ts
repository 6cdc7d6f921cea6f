/** JSON Schemas made from the schemas that the service and the app use. */
import { choice, clock, event, responses } from '@abacow/protocol';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Schemas with a name of their own; others refer to them. */
const NAMED = {
  Guest: responses.guest,
  Choice: choice,
  Clock: clock,
  Table: responses.lobbyTable,
  Event: event,
  View: responses.view,
  Problem: responses.problem,
};

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // They change or check what JSON Schema cannot express.
  ignoreActions: ['check', 'readonly', 'transform', 'trim'],
};

/** OpenAPI and AsyncAPI say once which JSON Schema they mean, and where the named schemas are. */
export const jsonSchema = (schema: GenericSchema): object =>
  Object.fromEntries(
    Object.entries(toJsonSchema(schema, CONVERSION)).filter(([key]) => key !== '$schema' && key !== '$defs'),
  );

export const namedSchemas = toJsonSchemaDefs(NAMED, CONVERSION);
