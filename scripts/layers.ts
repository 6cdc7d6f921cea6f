/** The packages and apps, and what each may import. */
const MAY_IMPORT = {
  dice: [],
  rules: ['dice'],
  ai: ['dice', 'rules'],
  // To the table a computer's seat is only a level.
  table: ['dice', 'rules', 'learning'],
  protocol: ['dice', 'rules', 'learning', 'ai', 'table'],
  client: ['dice', 'rules', 'learning', 'table', 'protocol'],
  paper: ['dice', 'rules'],
  // What a player knows, and what to practise next.
  learning: ['dice', 'rules'],
  cli: ['dice', 'rules', 'ai', 'table', 'protocol', 'client', 'paper', 'learning'],
  server: ['dice', 'rules', 'ai', 'table', 'protocol', 'paper', 'learning'],
  web: ['dice', 'rules', 'ai', 'table', 'protocol', 'client', 'paper', 'learning'],
} as const;
type Layer = keyof typeof MAY_IMPORT;

/** Other programs embed these layers, so they have no third-party dependencies at run time. */
const SELF_CONTAINED: readonly Layer[] = ['dice', 'rules', 'table', 'paper'];

const layerNamed = (name: string | undefined): Layer | null =>
  (Object.keys(MAY_IMPORT) as Layer[]).find((layer) => layer === name) ?? null;

const layerOf = (path: string): Layer | null => layerNamed(/^(?:packages|apps)\/([^/]+)\//.exec(path)?.[1]);

const layerOfImport = (specifier: string): Layer | null =>
  layerNamed(/^@abacow\/([^/]+)/.exec(specifier)?.[1]);

const mayImport = (from: Layer, to: Layer): boolean =>
  from === to || (MAY_IMPORT[from] as readonly Layer[]).includes(to);

export const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((match) => match[2]!);

const pathOf = (file: string, specifier: string): string =>
  new URL(specifier, `file:///${file}`).pathname.slice(1);

/** A relative import must stay inside its own package. */
const leavesPackage = (file: string, specifier: string): boolean => {
  const path = pathOf(file, specifier);
  const folder = file.split('/').slice(0, 2).join('/');
  return !path.startsWith(`${folder}/`);
};

export type WrongImport = { readonly file: string; readonly specifier: string; readonly why: string };

export const wrongImports = (file: string, source: string): readonly WrongImport[] => {
  const layer = layerOf(file);
  if (layer === null) return [];
  const test = /\.test\.ts$|\/test\//.test(file);
  return importsOf(source).flatMap((specifier): WrongImport[] => {
    const wrong = (why: string): WrongImport[] => [{ file, specifier, why }];
    if (test && /\.(md|jsonl)(\?raw)?$/.test(specifier)) return [];
    // Tests may build what they start, as `npm run build` does.
    if (test && specifier.startsWith('.') && pathOf(file, specifier).startsWith('scripts/')) return [];
    if (specifier.startsWith('.'))
      return leavesPackage(file, specifier) ? wrong('leaves its package by a path') : [];
    const to = layerOfImport(specifier);
    if (to !== null) return mayImport(layer, to) ? [] : wrong(`${layer} may not import ${to}`);
    if (specifier.startsWith('@abacow/')) return wrong('is not one of our packages');
    return SELF_CONTAINED.includes(layer) && !test ? wrong(`${layer} has no third-party dependencies`) : [];
  });
};
