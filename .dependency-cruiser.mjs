// @ts-check
// Which folder may import which: packages, the server, the layers of the app. scripts/check/imports.ts checks these rules and that
// no folders import each other in a circle. docs/ARCHITECTURE.md explains them.

/** The packages, each with those that it may import. */
const PACKAGES = {
  dice: [],
  rules: ['dice'],
  paper: ['dice', 'rules'],
  learning: ['dice', 'rules'],
  ai: ['dice', 'rules'],
  // To the table a computer's seat is only a level.
  table: ['dice', 'rules', 'learning'],
  protocol: ['dice', 'rules', 'learning', 'ai', 'table'],
  client: ['dice', 'rules', 'learning', 'table', 'protocol'],
};

/** Other programs embed these packages, so they need few others at run time. */
const THIRD_PARTY = { dice: [], rules: [], paper: [], table: ['valibot'] };

/** Layers of the app: each imports from itself and from those before it. */
const LAYERS = ['base', 'device', 'table', 'games', 'features', 'shell'];

/** Features that others may use, through their index.ts only. */
const ENTRIES = ['album', 'exercises', 'facts', 'history', 'learn', 'practice', 'print', 'sheets', 'today'];

/** Files that list the games. Nothing else outside a game's own files imports them. */
const REGISTRIES = [
  'packages/rules/src/(games|refusals)\\.ts',
  // The cards of all games, and what the package offers of them.
  'packages/paper/src/(games|rule-texts|pages|index)\\.ts',
  'packages/ai/src/engines\\.ts',
  'apps/cli/src/games/registry\\.ts',
  'apps/web/src/games/([^/]+|words/terms\\.ts)',
];

/** Folders about one game that do not have its name: sheets are Cowpath's. */
const OF_ONE_GAME = ['packages/rules/src/sheets', 'apps/web/src/features/(sheets|today)'];

const TEST = '\\.(test|testing)\\.ts$|/(test|measure)/';
const any = (/** @type {readonly string[]} */ names) => `(${names.join('|')})`;

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = Object.entries(PACKAGES).map(([name, allowed]) =>
  forbid(
    `package-${name}`,
    `packages/${name} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'none of the others'}`,
    { path: `^packages/${name}/` },
    { path: '^(packages|apps)/', pathNot: `^packages/${any([name, ...allowed])}/` },
  ),
);

const thirdParty = Object.entries(THIRD_PARTY).map(([name, allowed]) =>
  forbid(
    `few-dependencies-${name}`,
    `packages/${name} needs ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other package'} at run time`,
    { path: `^packages/${name}/src/`, pathNot: TEST },
    { path: 'node_modules/', ...(allowed.length > 0 && { pathNot: `node_modules/${any(allowed)}/` }) },
  ),
);

const layers = LAYERS.map((layer, index) =>
  forbid(
    `layer-${layer}`,
    `${layer}/ imports only from ${LAYERS.slice(0, index + 1).join(', ')}`,
    { path: `^apps/web/src/${layer}/`, pathNot: TEST },
    { path: '^apps/web/src/', pathNot: `^apps/web/src/${any(LAYERS.slice(0, index + 1))}/` },
  ),
);

export default {
  forbidden: [
    ...packages,
    ...thirdParty,
    forbid(
      'apps-apart',
      'apps do not import each other',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'by-name',
      'a package is imported by its name, not by a path',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/[^/]+/.*\\.(ts|svelte)$', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    forbid(
      'no-tools',
      'only tests and measurements import scripts and other tests',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
      { path: '^(scripts|bench|e2e|test)/|^(packages|apps)/[^/]+/(test|measure)/|\\.(test|testing)\\.ts$' },
    ),
    forbid('resolvable', 'an import leads to a file', {}, { couldNotResolve: true }),
    forbid(
      'honest-dice',
      'what throws dice does not know what a player knows',
      { path: '^packages/(dice|rules|table)/|^apps/web/src/table/cup/' },
      // How much help a player wants is not what they know.
      {
        path: '^packages/learning/|^apps/web/src/[^/]+/(facts|practice)/',
        pathNot: '^packages/learning/src/help\\.ts$',
      },
    ),
    forbid(
      'server-entrance',
      'only the start of the server knows HTTP and sockets',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/((http|sockets)/|(serve|main)\\.ts$)|${TEST}` },
      { path: '^apps/server/src/(http|sockets)/' },
    ),
    forbid(
      'http-and-sockets-apart',
      'HTTP and sockets do not import each other',
      { path: '^apps/server/src/(http|sockets)/', pathNot: TEST },
      { path: '^apps/server/src/(http|sockets)/', pathNot: '^apps/server/src/$1/' },
    ),
    forbid(
      'which-database',
      'only the start of the server knows which database it uses',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/(store/|serve\\.ts$)|${TEST}` },
      { path: '^apps/server/src/store/(postgres|sqlite)\\.ts$' },
    ),
    forbid(
      'query-builder',
      'only the stores know the query builder and the database drivers',
      { path: '^apps/server/src/', pathNot: `^apps/server/src/store/|${TEST}` },
      { path: 'node_modules/(kysely|pg|libsql|@types/pg)/' },
    ),
    ...layers,
    forbid(
      'features-apart',
      'features do not import each other, except through the entries that are listed',
      { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', `^apps/web/src/features/${any(ENTRIES)}/index\\.ts$`],
      },
    ),
    forbid(
      'game-registry',
      "only a registry and a game's own files import a game",
      {
        path: '^(packages|apps)/([^/]+)/src/',
        pathNot: [`^${any(REGISTRIES)}$`, `^${any(OF_ONE_GAME)}/`, '[Cc]owpath|[Tt]rio', TEST],
      },
      { path: '^$1/$2/src/[^.]*(cowpath|trio)/' },
    ),
    forbid(
      'no-game',
      'the table, the protocol, the client and the server know no game',
      { path: '^(packages/(table|protocol|client)|apps/server)/src/', pathNot: TEST },
      { path: '/(cowpath|trio)/' },
    ),
    forbid(
      'games-apart',
      'games do not import each other',
      { path: '/(cowpath|trio)/', pathNot: TEST },
      { path: '^(packages|apps)/.*/(cowpath|trio)/', pathNot: '/$1/' },
    ),
  ],
  options: {
    exclude: { path: '(^|/)dist/|^packages/ai/assembly/|\\.(md|css|jsonl|json)(\\?|$)' },
    doNotFollow: { path: 'node_modules' },
    // Imports of types count.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'svelte', 'import', 'node', 'default', 'types'],
    },
  },
};
