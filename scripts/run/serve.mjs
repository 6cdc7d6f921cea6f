// @ts-check
// npm run serve: serves what `npm run build` built. Needs only the packages of `npm ci --omit=dev`.
import { existsSync } from 'node:fs';
import { fail } from '../install.mjs';

const SERVER = new URL('../../apps/server/dist/main.mjs', import.meta.url);

if (!existsSync(SERVER)) fail('nothing is built yet. Run: npm run build');
await import(SERVER.href);
