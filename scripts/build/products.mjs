// @ts-check
// What `npm run build` makes, and from which files. Whatever is missing here is not noticed when it changes.
// Plain JavaScript, because `npm start` and `npx abacow` read it where only `npm ci --omit=dev` ran.
const EVERYWHERE = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/build.ts',
  'scripts/build/products.mjs',
];
const LIBRARY_CODE = ['packages/*/src', 'packages/*/package.json'];
const BUNDLED = [...EVERYWHERE, ...LIBRARY_CODE, 'scripts/build/bundle.ts'];

export const LIBRARIES = ['dice', 'rules', 'ai', 'table', 'protocol', 'client', 'paper', 'learning'];

/** @typedef {{ name: string, from: readonly string[], to: readonly string[] }} Product */

export const PRODUCTS = {
  app: {
    name: 'app',
    from: [
      ...EVERYWHERE,
      ...LIBRARY_CODE,
      'packages/ai/weights',
      'packages/ai/exercises',
      'apps/web',
      'scripts/build/app.ts',
    ],
    to: ['apps/web/dist/index.html'],
  },
  server: {
    name: 'server',
    from: [...BUNDLED, 'apps/server/src', 'apps/server/package.json'],
    to: ['apps/server/dist/main.mjs', 'apps/server/dist/computer.mjs'],
  },
  cli: {
    name: 'cli',
    from: [...BUNDLED, 'apps/cli/src', 'apps/cli/package.json'],
    to: ['apps/cli/dist/abacow.mjs', 'apps/cli/dist/arena-worker.mjs'],
  },
  libraries: {
    name: 'libraries',
    from: [...EVERYWHERE, ...LIBRARY_CODE, 'tsconfig.packages.json', 'scripts/build/libraries.ts'],
    to: LIBRARIES.map((name) => `packages/${name}/dist/index.js`),
  },
  docs: {
    name: 'docs',
    from: [
      ...EVERYWHERE,
      ...LIBRARY_CODE,
      'packages/*/README.md',
      'packages/rules/RULES.md',
      'packages/dice/VERIFY.md',
      'docs',
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'tsconfig.packages.json',
      'scripts/build/docs.ts',
    ],
    to: ['dist/docs/index.html'],
  },
};
/** @typedef {keyof typeof PRODUCTS} ProductName */
