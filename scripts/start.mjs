// npm start: installs what is missing, builds the app, and serves it with the online service on one port.
import { buildApp } from './build.mjs';
import { installWhatIsMissing, say } from './steps.mjs';

installWhatIsMissing();
buildApp();
say('Starting the server');
const { register } = await import('tsx/esm/api');
register();
await import('../apps/server/src/main.ts');
