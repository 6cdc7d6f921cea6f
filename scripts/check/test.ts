/** npm test: runs everything, browser and database tests included. `npm test -- packages/rules e2e/specs/sheets` runs some tests. */
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

const CHECKS = [formatting(), LINT_CODE, LINT_COMPONENTS, IMPORTS, UNUSED, AUDIT, TYPES, APP_TYPES];

/** The browser tests take as long as everything else. Both also wait a lot, so at the same time they keep two cores busy. */
const runAll = (): Promise<void> =>
  runLanes([SYSTEM], [BUILD_APP, SYSTEM, browser()], [...CHECKS, SYSTEM, unit(), appUnit()]);

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
