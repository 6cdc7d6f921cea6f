// Mutation testing of the pure core: see docs/MUTATION.md. Which package is said by the environment: scripts/mutation.mjs.
const MUTATED = {
  rules: ['{cowpath,trio}/{step,legal}.ts', 'trio/rounds.ts'],
  table: ['{decide,apply,clock}.ts'],
};

const name = process.env.MUTATION_PACKAGE ?? 'rules';

export default {
  mutate: MUTATED[name].map((files) => `packages/${name}/src/${files}`),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Enough on a busy machine: a mutant counts as killed when its time is up, so only an endless one may get there.
  timeoutMS: 15_000,
  // Only these are copied to where the mutants run; the other packages are read from where they are.
  ignorePatterns: ['**', `!packages/${name}/**`, '!tsconfig.json', '!vitest.mutation.config.ts'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `coverage/mutation-${name}.json` },
  checkers: [],
  disableTypeChecks: false,
  allowConsoleColors: false,
  // A few lines say nothing about a package, so only a whole run can fail.
  thresholds: { high: 100, low: 95, break: process.env.MUTATION_PART ? null : 95 },
};
