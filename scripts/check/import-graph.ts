/** Reads all imports with dependency-cruiser: which break a rule, and which folders import each other in a circle. */
import { register } from 'node:module';
import type { ICruiseResult } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/** `from` imports `to`. Both are paths in the repository: of files, or of folders. */
export type Import = { readonly from: string; readonly to: string };
export type Broken = Import & { readonly rule: string };

/** dependency-cruiser gets our own reader of components: see svelte-imports.mjs. */
const READER = new URL('svelte-imports.mjs', import.meta.url).href;
const HOOK = `export const resolve = (name, context, next) =>
  name === 'svelte/compiler' && context.parentURL?.includes('/dependency-cruiser/')
    ? { url: '${READER}', shortCircuit: true }
    : next(name, context);`;

export const readImports = async (root: string) => {
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
  const { cruise } = await import('dependency-cruiser');
  const { forbidden, options } = config;
  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { modules, summary } = output as ICruiseResult;
  const imports = modules.flatMap(({ source, dependencies }): readonly Import[] =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const broken = summary.violations.map(({ from, to, rule }): Broken => ({ from, to, rule: rule.name }));
  return { imports, broken };
};

const isCode = (path: string): boolean =>
  /^(packages|apps)\//.test(path) && !/\.(test|testing)\.ts$|\/(test|measure)\//.test(path);

/** The two folders that an import connects: the first that differ on the way to its files. Null inside one folder. */
const foldersOf = ({ from, to }: Import): Import | null => {
  const [start, end] = [from.split('/'), to.split('/')];
  const at = start.findIndex((name, index) => name !== end[index]) + 1;
  return at < start.length && at < end.length
    ? { from: start.slice(0, at).join('/'), to: end.slice(0, at).join('/') }
    : null;
};

/** An import between neighbouring folders, with one of the imports of files behind it. */
export type FolderImport = Import & { readonly example: Import; readonly count: number };

export const folderImports = (imports: readonly Import[]): readonly FolderImport[] => {
  const found = new Map<string, FolderImport>();
  for (const example of imports.filter(({ from, to }) => isCode(from) && isCode(to))) {
    const folders = foldersOf(example);
    if (folders === null) continue;
    const key = `${folders.from} ${folders.to}`;
    const { count } = found.get(key) ?? { count: 0 };
    found.set(key, { ...folders, example, count: count + 1 });
  }
  return [...found.values()];
};

const targetsOf = (edges: readonly Import[]): ReadonlyMap<string, readonly string[]> => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
};

/** Everything that is reached from a folder, by one import or more. */
const reachedFrom = (start: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    for (const next of targets.get(folder) ?? [])
      if (!found.has(next)) {
        found.add(next);
        visit(next);
      }
  };
  visit(start);
  return found;
};

/** Imports that are part of a circle of folders. */
export const circlesIn = <Edge extends Import>(edges: readonly Edge[]): readonly Edge[] => {
  const targets = targetsOf(edges);
  return edges.filter(({ from, to }) => reachedFrom(to, targets).has(from));
};

/** Without imports that follow from others, so that a drawing stays readable. */
export const reduced = <Edge extends Import>(edges: readonly Edge[]): readonly Edge[] =>
  edges.filter((edge) => {
    const others = targetsOf(edges.filter((each) => each !== edge));
    return !reachedFrom(edge.from, others).has(edge.to) || reachedFrom(edge.to, others).has(edge.from);
  });
