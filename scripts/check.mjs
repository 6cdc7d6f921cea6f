// npm run lint, types, unit: runs one kind of check. `npm test -- PATH` runs some of the tests.
import { APP_UNIT, LINT, TYPES, UNIT } from './checks.mjs';
import { fail, installWhatIsMissing, run, runLanes } from './steps.mjs';

const CHECKS = {
  lint: () => runLanes(LINT),
  types: () => runLanes(TYPES.map((check) => [check])),
  unit: () => {
    run(...UNIT());
    run(...APP_UNIT());
  },
};

const [name] = process.argv.slice(2);
if (!Object.hasOwn(CHECKS, name)) fail(`name one of ${Object.keys(CHECKS).join(', ')}`);
installWhatIsMissing();
await CHECKS[name]();
