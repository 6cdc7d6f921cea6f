/** All that the first load needs lies in one script and one style sheet: a phone asks twice instead of ten times. */
const ENTRY = /\/src\/main\.ts$/;

type ModuleInfo = {
  readonly id: string;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
};
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/** Whether the entry imports it, directly or through others, without waiting for it. */
const isOfStart = (id: string, context: Context, seen = new Set<string>()): boolean => {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isOfStart(importer, context, seen));
};

export const startChunk = {
  name: (id: string, context: Context): string | null => (isOfStart(id, context) ? 'start' : null),
};
