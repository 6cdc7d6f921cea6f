import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take long start first, so that no core is idle while the last one runs. */
const LONG =
  /faults|fuzz|sums|processes|test\/libraries|test\/built|server\/src\/(start|earlier|backup|online)\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Modules of packages and of the CLI have no state, so test files may share them: loading them again takes half the time. */
const SHARED = {
  name: 'shared',
  include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
  isolate: false,
};
/** The server has state, and `test/pig` registers a game: their modules are loaded again for every test file. */
const FRESH = {
  name: 'fresh',
  include: ['apps/server/**/*.test.ts', 'test/**/*.test.ts'],
  isolate: false,
  setupFiles: ['test/fresh.ts'],
};

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [SHARED, FRESH].map((test) => ({ extends: true as const, test })),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Long enough for a busy machine; a state that is never reached still fails.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    // Hooks start databases, which takes long on a busy machine.
    hookTimeout: 60_000,
    // More than the two cores of CI: tests of servers and databases mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
