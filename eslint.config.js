import { fileURLToPath } from 'node:url';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Folders that do not pass the checks with types yet. To be emptied. */
const NOT_YET = ['packages/table/{src,assembly,test}/**'];

/** Their packages are only in the lock file of bench/, so there are no types; the others are JavaScript. */
const WITHOUT_TYPES = [
  'bench/{boardgame-io,server/play,server/serve}/**',
  'test/libraries/project/**',
  'e2e/**/*.mjs',
  'apps/web/svelte.config.js',
  'apps/cli/bin/**',
];

/** Tests and measurements: programs that nobody but us runs. */
const TESTS = ['**/*.{test,testing,spec}.ts', '**/{test,measure}/**', 'e2e/**', 'bench/**'];

/** A game is reached through a registry; nothing outside a game's own files asks which one it is. */
const GAME_NAME = 'Literal[value=/^(cowpath|trio)$/]';

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/generated/',
      '**/.svelte-kit/',
      'packages/ai/assembly/*.as.ts',
      'data/',
      '.stryker-tmp/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.es2023 },
      parserOptions: { projectService: true, tsconfigRootDir: root, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number in a text is what it looks like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => send(command)` is how a callback is written; what it returns does not matter.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Our objects are closures: nothing in them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // `void (await send())` says that nothing is returned.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // It warns of letters made of several characters. The texts that we take apart have none: notation, addresses, bits.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    // If there is nothing where something was expected, the test or the measurement fails, as it should.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `expect.stringContaining` and its like are `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,svelte}'],
    ignores: [...TESTS, '**/*{cowpath,Cowpath,trio,Trio}*', '**/{cowpath,trio}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`BinaryExpression[operator=/^[!=]==$/] > ${GAME_NAME}`, `SwitchCase > ${GAME_NAME}`].map(
          (selector) => ({ selector, message: 'Only registries know which games there are.' }),
        ),
      ],
    },
  },
  {
    // Clocks, randomness and I/O enter only in apps/.
    files: ['packages/*/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is passed in as a dice source.' },
        { object: 'Date', property: 'now', message: 'Clocks are passed in.' },
        { object: 'performance', property: 'now', message: 'Clocks are passed in.' },
      ],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
    },
  },
  {
    // Programs, which print.
    files: [
      'apps/**/*',
      'scripts/**/*',
      'bench/**/*',
      'e2e/**/*',
      'examples/**/*',
      'test/libraries/**/*',
      'training/**/*',
      '*.js',
      '*.mjs',
      '*.ts',
      'packages/*/{assembly,measure}/**/*',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // The linter takes whatever comes from another component for `any`: its properties, its types, its parameters.
    // svelte-check knows the types and checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
    },
  },
  { files: [...NOT_YET, ...WITHOUT_TYPES], extends: [ts.configs.disableTypeChecked] },
  {
    files: NOT_YET,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
