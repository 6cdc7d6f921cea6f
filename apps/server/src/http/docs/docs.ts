/** The descriptions of the API, for programs and for people. */
import type { Context, Hono } from 'hono';
import { asyncApi } from '../asyncapi.ts';
import { openApi } from '../openapi.ts';
import { DOCS_STYLE, docsPage } from './page.ts';

export const DESCRIPTION_PATHS = ['/openapi.json', '/asyncapi.json', '/docs', '/docs.css'] as const;

/** The address in the browser's line; a header that is no address is not repeated. */
const addressIn = (context: Context, isSecure: boolean): string => {
  const host = context.req.header('host') ?? '';
  return `${isSecure ? 'https' : 'http'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost:3000'}`;
};

export const addDescriptionRoutes = (api: Hono, isSecure: (context: Context) => boolean): void => {
  api.get('/openapi.json', (context) => context.json(openApi));
  api.get('/asyncapi.json', (context) => context.json(asyncApi));
  api.get('/docs', (context) => context.html(docsPage(addressIn(context, isSecure(context)))));
  api.get('/docs.css', (context) =>
    context.body(DOCS_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
};
