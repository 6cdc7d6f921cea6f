// npm test: everything, browser and database included.
import { bin, installWhatIsMissing, run, runLanes } from './steps.mjs';

installWhatIsMissing();
const tsx = (what, script) => [what, bin('tsx'), [script]];
await runLanes([
  [['Formatting', bin('prettier'), ['--check', '--log-level=warn', '.']]],
  [
    ['Lint', bin('eslint'), ['.']],
    tsx('Lock file', 'scripts/check-lock.ts'),
    ['Audit', process.execPath, ['scripts/audit.mjs']],
    tsx('Import direction', 'scripts/check-rooms.ts'),
  ],
]);
// The database's faults wait more than they work, so there is room beside them.
await runLanes([
  [['Unit, property and database tests', bin('vitest'), ['run']]],
  [
    ['Types', bin('tsc'), ['-p', '.']],
    [
      "The app's types",
      bin('svelte-check'),
      ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning'],
    ],
    ["The app's unit tests", bin('vitest'), ['run', '--root', 'apps/web']],
  ],
]);
run('Browser tests', process.execPath, ['scripts/e2e.mjs']);
