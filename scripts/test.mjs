// npm test: everything, browser and database included.
import { bin, installWhatIsMissing, run } from './steps.mjs';

installWhatIsMissing();
run('Formatting', bin('prettier'), ['--check', '--log-level=warn', '.']);
run('Lint', bin('eslint'), ['.']);
run('Types', bin('tsc'), ['-p', '.']);
run('Lock file', bin('tsx'), ['scripts/check-lock.ts']);
run('Import direction', bin('tsx'), ['scripts/check-rooms.ts']);
run('Unit and property tests', bin('vitest'), ['run']);
