// npm start: installs what is missing, builds what has changed, and serves the app with the online service on one port.
import { isCurrent } from './changed.mjs';
import { buildApp, buildServer } from './build.mjs';
import { whyNotListen } from './port.mjs';
import * as products from './products.mjs';
import { fail, installWhatIsMissing, say } from './steps.mjs';

const reason = await whyNotListen(process.env);
if (reason !== null) fail(reason);
const isBuilt = isCurrent(products.app) && isCurrent(products.server);
installWhatIsMissing({ forBuilding: !isBuilt });
buildApp();
await buildServer();
say('Starting the server');
await import('./serve.mjs');
