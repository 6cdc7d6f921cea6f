/** JSON bodies of requests, checked by a schema. */
import { explainIssue } from '@abacow/protocol';
import type { Context } from 'hono';
import * as v from 'valibot';
import { problem } from './problems.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A body that may be empty counts as `{}` where nothing was sent. */
export const bodyOf = async <S extends v.GenericSchema>(
  context: Context,
  schema: S,
  empty: 'is refused' | 'may be empty' = 'is refused',
): Promise<v.InferOutput<S>> => {
  const text = await context.req.text();
  const isEmpty = empty === 'may be empty' && text === '';
  // Without a CORS preflight a page of another site can send forms and plain text, but no JSON.
  if (!isEmpty && !JSON_TYPE.test(context.req.header('content-type') ?? ''))
    throw problem(415, 'request/not-json', 'send the body as application/json');
  const json = isEmpty ? {} : readJson(text);
  const parsed = v.safeParse(schema, json);
  if (!parsed.success)
    throw problem(
      400,
      'request/bad',
      json === undefined ? 'the body must be JSON' : explainIssue(parsed.issues[0]),
    );
  return parsed.output;
};
