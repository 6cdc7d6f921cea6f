import { defineConfig } from 'vitest/config';

/** The tests of the mutated files. Slow tests are left out, and random ones: whether a mutant is noticed must not depend on luck. */
const TESTS = {
  rules: '{cowpath,trio}/*.test.ts',
  table: '{table,clock,timekeeping,absence,dice,refusals,events,host,opening,handover}.test.ts',
};

const name = process.env['MUTATION_PACKAGE'] as keyof typeof TESTS;

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // The tested modules have no state, so test files may share them: loading them takes half the time of a mutant.
  test: { include: [`packages/${name}/src/${TESTS[name]}`], testTimeout: 60_000, isolate: false },
});
