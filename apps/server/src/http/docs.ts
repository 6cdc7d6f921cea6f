/** Serves the API pages and the guides that `npm run build` makes, below /docs. They are read when somebody opens them. */
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { safeHeaders } from './headers.ts';
import { answerWith } from './pages.ts';
import { makeFile, packFile } from './site.ts';

const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]));
};

/** Only files that were there at the start are served, whatever a path says. */
export const docsApp = async (folder: string): Promise<Hono> => {
  const files = await filesIn(folder);
  const app = new Hono();
  app.use(safeHeaders);
  // Links on the pages are relative, so the folder needs its slash.
  app.get('/docs', (context) => context.redirect('/docs/', 301));
  app.get('/docs/*', async (context) => {
    const path = context.req.path.slice('/docs'.length);
    const found = files.get(path === '/' ? '/index.html' : path);
    if (found === undefined) return context.notFound();
    const body = new Uint8Array(await readFile(found));
    return answerWith('/docs/', makeFile(found, body, packFile(body)), context.req.raw);
  });
  app.notFound((context) =>
    context.text(
      files.size === 0 ? 'The documentation is not built. Run: npm run build\n' : 'Not found\n',
      404,
    ),
  );
  return app;
};
