/** All REST routes, taken from the API description: a new one is tested without a change here. */
import { openApi } from '../src/http/openapi.ts';
import { cowpathTable } from './test-server.ts';

export const bodyFor = (path: string): object => {
  if (path === '/me') return { name: 'Eve' };
  if (path.endsWith('/tokens')) return { label: 'bot' };
  if (path.endsWith('/claim')) return { link: 'x'.repeat(43) };
  if (path.startsWith('/tables/{id}/')) return { seat: 0, move: 'x', seed: 'f'.repeat(64) };
  return path === '/play-now' ? { game: 'trio' } : cowpathTable();
};

export type Change = { readonly method: string; readonly path: string; readonly hasBody: boolean };

/** Every route that changes something. */
export const CHANGES: readonly Change[] = Object.entries(openApi.paths).flatMap(([full, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'get')
    .map(([method, about]) => ({
      method: method.toUpperCase(),
      path: full.replace('/api', ''),
      hasBody: 'requestBody' in about,
    })),
);
