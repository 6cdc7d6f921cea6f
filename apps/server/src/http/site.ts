/** The built app in memory: every file with its type, its ETag and its compressed versions. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly packed: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
};

/** By path, `/` first: `/index.html`, `/assets/…`. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

const QUICK_BROTLI_QUALITY = 5;

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export const makeFile = (
  path: string,
  body: Uint8Array<ArrayBuffer>,
  packed: SiteFile['packed'] = {},
): SiteFile => ({
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  body,
  packed,
});

/** Compressed quickly, for files that are made during a request. */
export const packFile = (body: Uint8Array): SiteFile['packed'] => ({
  br: new Uint8Array(
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY } }),
  ),
  gzip: new Uint8Array(gzipSync(body)),
});

const readBytes = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path));

const isPacked = (path: string): boolean => Object.values(SUFFIXES).includes(extname(path));

const readPacked = async (path: string, all: ReadonlySet<string>): Promise<SiteFile['packed']> => {
  const encodings = ENCODINGS.filter((encoding) => all.has(path + SUFFIXES[encoding]));
  return Object.fromEntries(
    await Promise.all(
      encodings.map(async (encoding) => [encoding, await readBytes(path + SUFFIXES[encoding])]),
    ),
  ) as SiteFile['packed'];
};

/** Reads a folder as it is now; a later build does not mix with it. */
export const readSite = async (folder: string): Promise<Site> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const files = paths.filter((path) => !isPacked(path));
  return new Map(
    await Promise.all(
      files.map(async (path): Promise<[string, SiteFile]> => {
        const file = makeFile(path, await readBytes(path), await readPacked(path, all));
        return [`/${relative(folder, path).split(sep).join('/')}`, file];
      }),
    ),
  );
};
