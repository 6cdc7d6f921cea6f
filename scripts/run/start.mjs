// @ts-check
// npm start: installs what is missing, builds what has changed, and serves the app with the online service on one port.
// Plain JavaScript: where everything is built, it serves with the packages of `npm ci --omit=dev`.
import { isCurrent } from '../build/changed.mjs';
import { PRODUCTS } from '../build/products.mjs';
import { fail, installWhatIsMissing, run, say } from '../install.mjs';
import { whyNotListen } from './port.mjs';

const SERVED = /** @type {const} */ (['app', 'docs', 'server']);

const reason = await whyNotListen(process.env);
if (reason !== null) fail(reason);
const forBuilding = SERVED.some((name) => !isCurrent(PRODUCTS[name]));
installWhatIsMissing({ forBuilding });
if (forBuilding)
  run('Building what has changed', process.execPath, ['scripts/main.mjs', 'build/main', ...SERVED]);
say('Starting the server');
await import('./serve.mjs');
