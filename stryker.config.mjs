// Mutation testing of the rules and the table: see docs/MUTATION.md. scripts/check/mutation.ts sets the package in the environment.
const MUTATED = {
  rules: ['{cowpath,trio}/{step,legal}.ts', 'trio/rounds.ts'],
  table: ['{decide,apply,clock}.ts', 'apply/*.ts'],
};

const name = process.env['MUTATION_PACKAGE'] === 'table' ? 'table' : 'rules';

export default {
  mutate: MUTATED[name].map((files) => `packages/${name}/src/${files}`),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long enough for a busy machine: a mutant that times out counts as noticed, so only endless loops may time out.
  timeoutMS: 15_000,
  // Only these files are copied to the folder where the mutants run; the other packages are used in place.
  ignorePatterns: ['**', `!packages/${name}/**`, '!tsconfig.json', '!vitest.mutation.config.ts'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `coverage/mutation-${name}.json` },
  checkers: [],
  disableTypeChecks: false,
  allowConsoleColors: false,
  // A run of a few lines says nothing about a package, so only a complete run can fail.
  thresholds: { high: 100, low: 95, break: process.env.MUTATION_PART ? null : 95 },
};
