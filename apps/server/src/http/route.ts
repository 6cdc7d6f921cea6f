/** A route of the API is one value: what it asks for, what it sends back, and how. Its description follows from it. */
import type { ServerResponse } from 'node:http';
import type { TokenScope } from '@abacow/protocol';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Visitor } from '../accounts/guests.ts';
import type { RateLimit } from '../rate-limits.ts';
import type { Service } from '../service.ts';
import { bodyOf } from './bodies.ts';
import type { Visitors } from './visitors.ts';

/** Rate limits of an address. */
export type RequestLimits = {
  readonly requests: RateLimit;
  /** New guests and tables. */
  readonly opens: RateLimit;
  /** Trying codes. */
  readonly guesses: RateLimit;
};

/** False: this address has too many streams and sockets. */
type OpenStream = (request: {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  readonly guest: Visitor;
  readonly address: string;
  readonly table: string;
  readonly seen: number;
}) => boolean;

/** What all routes need of the service. */
export type Scene = {
  readonly service: Service;
  readonly visitors: Visitors;
  readonly limit: (kind: keyof RequestLimits, context: Context) => void;
  /** Whether the browser used https: then cookies are sent over https only. */
  readonly isSecure: (context: Context) => boolean;
  readonly addressOf: (context: Context) => string;
  readonly openStream: OpenStream;
};

export type Described = {
  readonly description: string;
  readonly schema: GenericSchema;
  /** The media type; missing: JSON. */
  readonly type?: string;
};
type Responses = Readonly<Record<number, Described>>;

type Terms = {
  readonly method: 'get' | 'post' | 'delete';
  /** As Hono writes it: `/tables/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly limit?: keyof RequestLimits;
  /** The body may be left out. */
  readonly isBodyOptional?: true;
  /** Parameters of the query, all optional. */
  readonly query?: Readonly<Record<string, string>>;
  /** Statuses of refusals besides those that follow from the method, the scope and the body. */
  readonly refusals?: readonly number[];
};

type JsonOf<Given> = Given extends { readonly schema: infer S extends GenericSchema }
  ? InferOutput<S>
  : never;

type Asked<Given extends Responses, Scope, Body> = Scene & {
  readonly context: Context;
  /** Who asks, where the route has a scope. */
  readonly guest: Scope extends TokenScope ? Visitor : null;
  readonly body: Body extends GenericSchema ? InferOutput<Body> : null;
  readonly send: <Status extends keyof Given & number>(
    status: Status,
    json: JsonOf<Given[Status]>,
  ) => Response;
};

export type Route = Terms & {
  /** What a token must allow. Missing: nobody has to say who they are. */
  readonly scope?: TokenScope;
  readonly body?: GenericSchema;
  /** By status. */
  readonly responses: Responses;
  readonly respond: (asked: Asked<Responses, TokenScope, GenericSchema>) => Promise<Response>;
};

/** Checks that the code of a route fits its schemas. */
export const route = <
  Given extends Responses,
  Scope extends TokenScope | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(
  definition: Terms & {
    readonly scope?: Scope;
    readonly body?: Body;
    readonly responses: Given;
    readonly respond: (asked: Asked<Given, Scope, Body>) => Promise<Response>;
  },
): Route => definition as unknown as Route;

export const addRoute = (api: Hono, scene: Scene, each: Route): void => {
  api[each.method](each.path, async (context) => {
    const { scope, limit, body: schema, isBodyOptional } = each;
    const guest = scope === undefined ? null : await scene.visitors.require(context, scope);
    if (limit !== undefined) scene.limit(limit, context);
    const body =
      schema === undefined
        ? null
        : await bodyOf(context, schema, isBodyOptional === true ? 'may be empty' : 'is refused');
    return each.respond({
      ...scene,
      context,
      guest: guest as Visitor,
      body,
      send: (status, json) => context.json(json as object, status as ContentfulStatusCode),
    });
  });
};
