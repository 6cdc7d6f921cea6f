/** npm run lint, types, unit: runs one kind of check. `npm run lint -- PATH …` formats and lints some files only. */
import { fail } from '../install.mjs';
import { runLanes, runStep } from '../steps.ts';
import { APP_TYPES, AUDIT, IMPORTS, LINT_CODE, LINT_COMPONENTS, TYPES, UNUSED } from './checks.ts';
import { appUnit, formatting, lint, unit } from './checks.ts';

const [kind, ...paths] = process.argv.slice(2);
switch (kind) {
  case 'lint':
    if (paths.length > 0) await runLanes([formatting(paths), lint(paths)]);
    else await runLanes([formatting(), IMPORTS, UNUSED, AUDIT, LINT_COMPONENTS], [LINT_CODE]);
    break;
  case 'types':
    await runLanes([TYPES], [APP_TYPES]);
    break;
  case 'unit':
    runStep(unit());
    runStep(appUnit());
    break;
  default:
    fail('name one of lint, types, unit');
}
