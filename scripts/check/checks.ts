/** The checks of the repository as steps. `npm test` runs them in the lanes that test.ts lists. */
import { type Step, bin, script } from '../steps.ts';

/** What a changed file did to the types of another one is only seen without a cache, so CI has none. */
const CACHE = process.env['CI'] === undefined ? ['--cache', '--cache-strategy', 'content'] : [];
const at = (path: string): readonly string[] =>
  CACHE.length > 0 ? [...CACHE, '--cache-location', `node_modules/.cache/abacow/${path}`] : [];

export const formatting = (paths: readonly string[] = ['.']): Step => [
  'Formatting',
  bin('prettier'),
  ['--check', '--log-level=warn', ...at('prettier'), ...paths],
];
export const lint = (paths: readonly string[]): Step => ['Lint', bin('eslint'), [...at('eslint'), ...paths]];
/** With types a component takes as long as three other files, so that components are a step of their own. */
export const LINT_CODE: Step = [
  'Lint',
  bin('eslint'),
  [...at('eslint'), '.', '--ignore-pattern', '**/*.svelte'],
];
export const LINT_COMPONENTS: Step = [
  'Lint of components',
  bin('eslint'),
  [...at('eslint-svelte'), 'apps/web/src/**/*.svelte'],
];
export const UNUSED: Step = ['Unused files, exports and dependencies', bin('knip'), ['--no-progress']];
/** Rules for imports, circles of folders, and whether the drawing of both is current. */
export const IMPORTS: Step = script('Imports', 'check/imports');
export const AUDIT: Step = script('Known vulnerabilities', 'check/audit');

export const TYPES: Step = ['Types', bin('tsc'), ['-p', '.']];
export const APP_TYPES: Step = [
  "The app's types",
  bin('svelte-check'),
  ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning'],
];

/** Programs that are no npm packages: Chromium, poppler, fish, zsh. */
export const SYSTEM: Step = script('Programs for the tests', 'check/install-programs');
/** The browser tests need it. */
export const BUILD_APP: Step = script('Building the app', 'build/main', 'app');

export const unit = (paths: readonly string[] = []): Step => [
  'Unit, property and database tests',
  bin('vitest'),
  ['run', ...paths],
];
export const appUnit = (paths: readonly string[] = []): Step => [
  "The app's unit tests",
  bin('vitest'),
  ['run', '--root', 'apps/web', ...paths],
];
export const browser = (paths: readonly string[] = []): Step =>
  script('Browser tests', 'check/e2e', ...paths);
