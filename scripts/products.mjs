// What `npm run build` makes, and from which files. Whatever is missing here is not noticed when it changes.
const EVERYWHERE = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/products.mjs',
];
const LIBRARY_CODE = ['packages/*/src', 'packages/*/package.json'];
const BUNDLED = [...EVERYWHERE, ...LIBRARY_CODE, 'scripts/bundle.mjs'];

export const LIBRARIES = ['dice', 'rules', 'ai', 'table', 'protocol', 'client', 'paper', 'learning'];

export const libraries = {
  name: 'libraries',
  from: [...EVERYWHERE, ...LIBRARY_CODE, 'tsconfig.packages.json', 'scripts/libraries.mjs'],
  to: LIBRARIES.map((name) => `packages/${name}/dist/index.js`),
};

export const app = {
  name: 'app',
  from: [
    ...EVERYWHERE,
    ...LIBRARY_CODE,
    'packages/ai/weights',
    'packages/ai/exercises',
    'apps/web',
    'scripts/compress.mjs',
  ],
  to: ['apps/web/dist/index.html'],
};

export const docs = {
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
    'scripts/docs.mjs',
  ],
  to: ['dist/docs/index.html'],
};

export const server = {
  name: 'server',
  from: [...BUNDLED, 'apps/server/src', 'apps/server/package.json'],
  to: ['apps/server/dist/main.mjs', 'apps/server/dist/computer.mjs'],
};

export const cli = {
  name: 'cli',
  from: [...BUNDLED, 'apps/cli/src', 'apps/cli/package.json'],
  to: ['apps/cli/dist/abacow.mjs', 'apps/cli/dist/arena-worker.mjs'],
};
