// npm test: everything, browser and database included. `npm test -- packages/rules e2e/sheets` runs a part.
import { partsOf } from './parts.mjs';
import { APP_UNIT, LINT, TYPES, UNIT } from './checks.mjs';
import { fail, installWhatIsMissing, run, runLanes } from './steps.mjs';

const e2e = (paths) => run('Browser tests', process.execPath, ['scripts/e2e.mjs', ...paths]);

const runAll = async () => {
  await runLanes(LINT);
  // The database's fault tests wait more than they work, so other checks run beside them.
  await runLanes([[UNIT()], [...TYPES, APP_UNIT()]]);
  e2e([]);
};

const runPart = ({ unit, app, e2e: specs, unknown }) => {
  if (unknown.length > 0)
    fail(`no tests at ${unknown.join(', ')}: name folders or files below packages, apps, scripts or e2e`);
  for (const check of [...(unit.length > 0 ? [UNIT(unit)] : []), ...(app.length > 0 ? [APP_UNIT(app)] : [])])
    run(...check);
  if (specs.length > 0) e2e(specs);
};

const parts = partsOf(process.argv.slice(2));
installWhatIsMissing();
if (process.argv.length > 2) runPart(parts);
else await runAll();
