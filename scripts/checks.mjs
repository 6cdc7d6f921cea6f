// The checks of the repository, each as [title, command, arguments]. The checks of a list run one after the other.
import { bin } from './steps.mjs';

const script = (title, file) => [title, bin('tsx'), [`scripts/${file}`]];

/** Two lists that run at the same time. */
export const LINT = [
  [['Formatting', bin('prettier'), ['--check', '--log-level=warn', '.']]],
  [
    ['Lint', bin('eslint'), ['.']],
    ['Unused files, exports and dependencies', bin('knip'), ['--no-progress']],
    script('Versions and lock files', 'check-lock.ts'),
    script('Licences', 'check-licences.ts'),
    ['Audit', process.execPath, ['scripts/audit.mjs']],
    script('Import direction', 'check-layers.ts'),
    script('Which game', 'check-games.ts'),
  ],
];

export const TYPES = [
  ['Types', bin('tsc'), ['-p', '.']],
  [
    "The app's types",
    bin('svelte-check'),
    ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--threshold', 'warning'],
  ],
];

/** Programs that no npm package brings: Chromium, and a reader of PDFs. */
export const BROWSER = ['Chromium', process.execPath, ['scripts/install-browser.mjs']];

/** The browser tests need it. */
export const BUILD_APP = ['Building the app', process.execPath, ['scripts/build-all.mjs', 'app']];

export const E2E = (paths = []) => ['Browser tests', process.execPath, ['scripts/e2e.mjs', ...paths]];

export const UNIT = (paths = []) => ['Unit, property and database tests', bin('vitest'), ['run', ...paths]];

export const APP_UNIT = (paths = []) => [
  "The app's unit tests",
  bin('vitest'),
  ['run', '--root', 'apps/web', ...paths],
];
