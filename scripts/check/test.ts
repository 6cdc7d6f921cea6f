/** npm test: runs everything, browser and database tests included. `npm test -- packages/rules e2e/sheets` runs some tests. */
import { fail } from '../install.mjs';
import { runLanes, runStep } from '../steps.ts';
import {
  APP_TYPES,
  AUDIT,
  BUILD_APP,
  IMPORTS,
  LINT_CODE,
  LINT_COMPONENTS,
  SYSTEM,
  TYPES,
  UNUSED,
} from './checks.ts';
import { appUnit, browser, formatting, unit } from './checks.ts';
import { sortByRunner } from './runners.ts';

const runAll = async (): Promise<void> => {
  await runLanes(
    [SYSTEM, formatting(), APP_TYPES, BUILD_APP, LINT_COMPONENTS],
    [LINT_CODE, TYPES, IMPORTS, UNUSED, AUDIT],
  );
  // The database's fault tests mostly wait, so the app's tests run at the same time.
  await runLanes([unit()], [appUnit()]);
  runStep(browser());
};

const runSome = (paths: readonly string[]): void => {
  const { unknown, ...known } = sortByRunner(paths);
  if (unknown.length > 0)
    fail(
      `no tests at ${unknown.join(', ')}: name folders or files below packages, apps, scripts, test or e2e`,
    );
  if (known.unit.length > 0) runStep(unit(known.unit));
  if (known.app.length > 0) runStep(appUnit(known.app));
  if (known.e2e.length > 0) runStep(browser(known.e2e));
};

const paths = process.argv.slice(2);
if (paths.length > 0) runSome(paths);
else await runAll();
