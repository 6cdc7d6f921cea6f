// npm test: runs everything, browser and database tests included. `npm test -- packages/rules e2e/specs/sheets` runs some tests.
import { partsOf } from './parts.mjs';
import { APP_UNIT, BUILD_APP, LINT, TYPES, UNIT } from './checks.mjs';
import { fail, installWhatIsMissing, run, runLanes } from './steps.mjs';

const e2e = (paths) => run('Browser tests', process.execPath, ['scripts/e2e.mjs', ...paths]);

const runAll = async () => {
  const [formatting, others] = LINT;
  const [types, appTypes] = TYPES;
  await runLanes([
    [...formatting, appTypes],
    [...others, types, BUILD_APP],
  ]);
  // The database's fault tests mostly wait, so the app's tests run at the same time.
  await runLanes([[UNIT()], [APP_UNIT()]]);
  e2e([]);
};

const runPart = ({ unit, app, e2e: specs, unknown }) => {
  if (unknown.length > 0)
    fail(
      `no tests at ${unknown.join(', ')}: name folders or files below packages, apps, scripts, test or e2e`,
    );
  for (const check of [...(unit.length > 0 ? [UNIT(unit)] : []), ...(app.length > 0 ? [APP_UNIT(app)] : [])])
    run(...check);
  if (specs.length > 0) e2e(specs);
};

const parts = partsOf(process.argv.slice(2));
installWhatIsMissing();
if (process.argv.length > 2) runPart(parts);
else await runAll();
