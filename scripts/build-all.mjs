// npm run build [-- NAME …]: builds what has changed. Without names: everything.
import { buildApp, buildCli, buildDocs, buildLibraries, buildServer } from './build.mjs';
import { fail, installWhatIsMissing } from './steps.mjs';

const BUILDS = {
  app: buildApp,
  server: buildServer,
  cli: buildCli,
  libraries: buildLibraries,
  docs: buildDocs,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(BUILDS, name));
if (unknown !== undefined) fail(`there is no ${unknown} to build, only ${Object.keys(BUILDS).join(', ')}`);
installWhatIsMissing();
for (const name of names.length > 0 ? names : Object.keys(BUILDS)) await BUILDS[name]();
