// npm test: runs everything, browser and database tests included. `npm test -- packages/rules e2e/specs/sheets` runs some tests.
import { partsOf } from './parts.mjs';
import { APP_UNIT, BROWSER, BUILD_APP, E2E, LINT, TYPES, UNIT } from './checks.mjs';
import { fail, installWhatIsMissing, run, runLanes } from './steps.mjs';

/** The browser tests take as long as everything else. Both also wait a lot, so at the same time they keep two cores busy. */
const runAll = () =>
  runLanes([[BROWSER], [BUILD_APP, BROWSER, E2E()], [...LINT.flat(), ...TYPES, BROWSER, UNIT(), APP_UNIT()]]);

const runPart = ({ unit, app, e2e: specs, unknown }) => {
  if (unknown.length > 0)
    fail(
      `no tests at ${unknown.join(', ')}: name folders or files below packages, apps, scripts, test or e2e`,
    );
  for (const check of [...(unit.length > 0 ? [UNIT(unit)] : []), ...(app.length > 0 ? [APP_UNIT(app)] : [])])
    run(...check);
  if (specs.length > 0) run(...E2E(specs));
};

const parts = partsOf(process.argv.slice(2));
installWhatIsMissing();
if (process.argv.length > 2) runPart(parts);
else await runAll();
