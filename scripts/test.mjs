// npm test: everything, browser and database included.
import { bin, installWhatIsMissing, run, runTogether } from './steps.mjs';

installWhatIsMissing();
await runTogether([
  ['Formatting', bin('prettier'), ['--check', '--log-level=warn', '.']],
  ['Lint', bin('eslint'), ['.']],
]);
await runTogether([
  ['Types', bin('tsc'), ['-p', '.']],
  [
    "The app's types",
    bin('svelte-check'),
    ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning'],
  ],
]);
run('Lock file', bin('tsx'), ['scripts/check-lock.ts']);
run('Audit', process.execPath, ['scripts/audit.mjs']);
run('Import direction', bin('tsx'), ['scripts/check-rooms.ts']);
// The database's faults wait more than they work, so there is room beside them.
await runTogether([
  ['Unit, property and database tests', bin('vitest'), ['run']],
  ["The app's unit tests", bin('vitest'), ['run', '--root', 'apps/web']],
]);
run('Browser tests', process.execPath, ['scripts/e2e.mjs']);
