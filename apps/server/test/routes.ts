/** What may be asked over REST, taken from the description itself: a new route cannot be forgotten in tests. */
import { openApi } from '../src/http/openapi.ts';
import { cowpathTable } from './house.ts';

export const bodyFor = (path: string): object => {
  if (path === '/me') return { name: 'Eve' };
  if (path.endsWith('/tokens')) return { label: 'bot' };
  if (path.endsWith('/claim')) return { link: 'x'.repeat(43) };
  return path === '/play-now' ? { game: 'trio' } : cowpathTable();
};

export type Change = { readonly method: string; readonly path: string; readonly hasBody: boolean };

/** Every way to change something. */
export const CHANGES: readonly Change[] = Object.entries(openApi.paths).flatMap(([full, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'get')
    .map(([method, about]) => ({
      method: method.toUpperCase(),
      path: full.replace('/api', ''),
      hasBody: 'requestBody' in about,
    })),
);
