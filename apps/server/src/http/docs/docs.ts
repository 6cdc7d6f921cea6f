/** The descriptions of the API, for programs and for people. */
import type { Hono } from 'hono';
import { asyncApi } from '../asyncapi.ts';
import { openApi } from '../openapi.ts';
import { DOCS_PAGE, DOCS_STYLE } from './page.ts';

export const DESCRIPTION_PATHS = ['/openapi.json', '/asyncapi.json', '/docs', '/docs.css'] as const;

export const addDescriptionRoutes = (api: Hono): void => {
  api.get('/openapi.json', (context) => context.json(openApi));
  api.get('/asyncapi.json', (context) => context.json(asyncApi));
  api.get('/docs', (context) => context.html(DOCS_PAGE));
  api.get('/docs.css', (context) =>
    context.body(DOCS_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
};
