/**
 * Bundles the app into few files, because a phone on a slow network waits for each of them. Chunks follow the layers: what
 * the start page needs, what an invitation needs, what every table needs, one for each game, one for each feature.
 */
type ModuleInfo = { readonly id: string; readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };
type Group = {
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
};

/** Packages are split by what needs which of their modules. */
const APP = /\/apps\/web\/src\//;

/** Whether a module that matches `from` imports this one statically, directly or through others. */
const isImportedBy = (
  from: RegExp,
  id: string,
  context: Context,
  seen: Set<string> = new Set<string>(),
): boolean => {
  if (from.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isImportedBy(from, importer, context, seen),
  );
};

/** The modules under `where` that modules matching `from` import. */
const group = (name: string, from: RegExp, priority: number, where = /./): Group => ({
  name: (id, context) => (where.test(id) && isImportedBy(from, id, context) ? name : null),
  priority,
});

const INVITATION = /\/src\/features\/online\/arrival\/(Join|TableScreen)\.svelte$/;

/** The start page of somebody who returns. */
const AGAIN = /\/src\/shell\/HomeAgain\.svelte$/;

/** Looked into after the start page is painted. */
const DATABASE = /\/src\/base\/storage\/indexed-db\.ts$/;

/** Drawn on the start page of somebody who returns, and at tables. */
const ANIMALS = /\/src\/base\/art\/animals\/Animal\.svelte$/;

type Tables = Readonly<Record<string, { readonly entry: RegExp; readonly own: RegExp }>>;

/** What is loaded to sit at a table: the page of an online or a local table, and the table of each game. */
const TABLES: Tables = {
  room: {
    entry: /\/src\/features\/online\/(table\/TablePage|profile\/KnownNames|arrival\/[A-Z]\w+)\.svelte$/,
    own: /\/src\/(features|table)\/online\//,
  },
  local: {
    entry: /\/src\/features\/local-table\/Table\.svelte$/,
    own: /\/src\/(features\/local-table|table\/local)\//,
  },
  cowpath: {
    entry: /\/src\/games\/cowpath\/(table\/CowpathTable\.svelte|opponents\/opponents\.ts)$/,
    own: /\/src\/games\/cowpath\//,
  },
  trio: {
    entry: /\/src\/games\/trio\/(table\/TrioTable\.svelte|opponents\/opponents\.ts|help\/OwnHelp\.svelte)$/,
    own: /\/src\/games\/trio\//,
  },
};

const tablesThatUse = (id: string, context: Context): Tables[string][] =>
  Object.values(TABLES).filter(({ entry }) => isImportedBy(entry, id, context));

/** What several tables share is one chunk. */
const SHARED_BY_TABLES: Group = {
  name: (id, context) => (APP.test(id) && tablesThatUse(id, context).length > 1 ? 'table' : null),
  priority: 10,
};

/** What only one of them uses, of its own folders; the rest belongs to its layer. */
const ONE_TABLE: Group = {
  name: (id, context) => {
    const [name, table] = Object.entries(TABLES).find(([, { own }]) => own.test(id)) ?? [];
    return table !== undefined && isImportedBy(table.entry, id, context) ? (name ?? null) : null;
  },
  priority: 7,
};

const TEXTS = /\/texts\/(en|de|fr)\.ts$/;

/** What is left of a layer or of a folder in it. Lower layers come first, because a chunk takes along what it imports. */
const layer = (folder: RegExp, priority: number): Group => ({
  name: (id) => {
    const found = TEXTS.test(id) ? null : folder.exec(id);
    return found === null ? null : found.slice(1).join('-').replace('/', '-');
  },
  priority,
});

/** Texts that are needed together, in one file per language. */
const textGroup = (name: string, features: string): Group => {
  const texts = new RegExp(`/src/(?:${features})/texts/(en|de|fr)\\.ts$`);
  return {
    name: (id) => {
      const language = texts.exec(id)?.[1];
      return language === undefined ? null : `${name}-${language}`;
    },
    priority: 13,
  };
};

export const chunks: readonly Group[] = [
  textGroup('table', 'table/(?:words|online)|features/online/profile|games/[^/]+'),
  textGroup('room', 'base/(?:sound|pad)|device/players|table/(?:opponents|lesson)|features/online/check'),
  textGroup('learn', 'games/[^/]+/learn'),
  group('start', /\/src\/main\.ts$/, 12),
  // Games on one device need the rules too, so they are not bundled with the invitation.
  group('rules', INVITATION, 11, /\/packages\/(dice|rules|table)\//),
  // Tables need these too, but not the start page.
  group('notes', AGAIN, 12, /\/(src\/device|packages)\//),
  group('again', AGAIN, 11),
  group('database', DATABASE, 11),
  group('animals', ANIMALS, 11),
  group('invitation', INVITATION, 11),
  SHARED_BY_TABLES,
  layer(/\/src\/(base)\//, 9),
  layer(/\/src\/device\/([^/]+)\//, 8),
  ONE_TABLE,
  layer(/\/src\/table\/([^/]+)\//, 6),
  layer(/\/src\/games\/([^/]+)\/([^/]+)\//, 2),
  layer(/\/src\/features\/(online\/[^/]+|[^/]+)\//, 1),
];
