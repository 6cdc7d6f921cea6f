// npm test: everything, browser and database included.
import { bin, installWhatIsMissing, run } from './steps.mjs';

installWhatIsMissing();
run('Formatting', bin('prettier'), ['--check', '--log-level=warn', '.']);
run('Lint', bin('eslint'), ['.']);
run('Types', bin('tsc'), ['-p', '.']);
run("The app's types", bin('svelte-check'), [
  '--workspace',
  'apps/web',
  '--tsconfig',
  './tsconfig.json',
  '--threshold',
  'warning',
]);
run('Lock file', bin('tsx'), ['scripts/check-lock.ts']);
run('Audit', process.execPath, ['scripts/audit.mjs']);
run('Import direction', bin('tsx'), ['scripts/check-rooms.ts']);
run('Unit, property and database tests', bin('vitest'), ['run']);
run("The app's unit tests", bin('vitest'), ['run', '--root', 'apps/web']);
run('Browser tests', process.execPath, ['scripts/e2e.mjs']);
