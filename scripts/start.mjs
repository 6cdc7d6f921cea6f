// npm start: installs what is missing, builds what has changed, and serves the app with the online service on one port.
import { isCurrent } from './changed.mjs';
import { buildServer } from './build.mjs';
import { whyNotListen } from './port.mjs';
import * as products from './products.mjs';
import { fail, installWhatIsMissing, runLanes, say } from './steps.mjs';

/** They take longest, so they are built at the same time. */
const SLOW = [
  ['Building the app', products.app],
  ['Making the documentation', products.docs],
];

const reason = await whyNotListen(process.env);
if (reason !== null) fail(reason);
const changed = SLOW.filter(([, product]) => !isCurrent(product));
installWhatIsMissing({ forBuilding: changed.length > 0 || !isCurrent(products.server) });
if (changed.length > 0)
  await runLanes(
    changed.map(([title, { name }]) => [[title, process.execPath, ['scripts/build-all.mjs', name]]]),
  );
await buildServer();
say('Starting the server');
await import('./serve.mjs');
