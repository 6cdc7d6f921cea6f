import { fileURLToPath } from 'node:url';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

const root = fileURLToPath(new URL('.', import.meta.url));

export default ts.config(
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
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.es2023 },
      parserOptions: { tsconfigRootDir: root },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
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
    files: [
      'apps/**/*',
      'scripts/**/*',
      'bench/**/*',
      'e2e/**/*',
      'examples/**/*',
      'test/libraries/**/*',
      'training/**/*',
      '*.js',
      '*.ts',
      'packages/ai/assembly/**/*',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
