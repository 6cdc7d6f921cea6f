import { defineConfig } from 'vitest/config';

/** The tests of what is mutated. Slow ones and ones drawn at random stay out: luck must not kill a mutant. */
const TESTS = {
  rules: '{cowpath,trio}/*.test.ts',
  table: '{table,clock,timekeeping,absence,dice,refusals,events,host,opening,handover}.test.ts',
};

const name = process.env['MUTATION_PACKAGE'] as keyof typeof TESTS;

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Nothing under test keeps state, so the files may share their modules: half the time of a mutant is loading them.
  test: { include: [`packages/${name}/src/${TESTS[name]}`], testTimeout: 60_000, isolate: false },
});
