/** Bundles a first visit into few files, because a phone on a slow network waits for each of them. */
type ModuleInfo = {
  readonly id: string;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
};
type Context = { getModuleInfo(id: string): ModuleInfo | null };
type Group = {
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
};

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

/** Shown on the start page, but loaded after it. */
const TODAY = /\/src\/features\/today\/TodayBlock\.svelte$/;

const INVITATION = /\/src\/features\/online\/(arrival\/Join|table\/TableScreen)\.svelte$/;

/** Texts that are needed together, in one file per language. */
const textGroup = (name: string, features: string): Group => {
  const texts = new RegExp(`/src/(?:${features})/texts/(en|de|fr)\\.ts$`);
  return {
    name: (id) => {
      const language = texts.exec(id)?.[1];
      return language === undefined ? null : `${name}-${language}`;
    },
    priority: 4,
  };
};

/**
 * Chunks for the start page and for a visitor who follows an invitation. The table itself is loaded later. The rules
 * have their own chunk, because games on one device need them too.
 */
export const firstChunks: readonly Group[] = [
  textGroup('table', 'table/words|table/online|features/online/profile|games/[^/]+'),
  textGroup('learn', 'table/lesson|games/[^/]+/learn'),
  group('start', /\/src\/main\.ts$/, 3),
  group('rules', INVITATION, 2, /\/packages\/(dice|rules|table)\//),
  // Tables need it too, so it is not bundled with the block.
  group('indexed-db', /\/src\/base\/storage\/indexed-db\.ts$/, 2, /\/src\/base\/storage\//),
  group('invitation', INVITATION, 1),
  group('today', TODAY, 1, /\/src\/(features\/today|device\/(day|exercises|facts))\//),
];
