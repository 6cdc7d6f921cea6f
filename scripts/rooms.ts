/** Which room may import from which: only from rooms above it. */
export const ROOMS = ['dice', 'rules', 'ai', 'table', 'protocol', 'cli', 'server', 'web'] as const;
export type Room = (typeof ROOMS)[number];

/** What a room may use beyond the rooms' order: apps do not import each other, save the CLI the server. */
const APPS: readonly Room[] = ['cli', 'server', 'web'];

export const roomOf = (path: string): Room | null => {
  const name = /^(?:packages|apps)\/([^/]+)\//.exec(path)?.[1];
  return ROOMS.find((room) => room === name) ?? null;
};

export const roomOfImport = (specifier: string): Room | null => {
  const name = /^@abacow\/([^/]+)/.exec(specifier)?.[1];
  return ROOMS.find((room) => room === name) ?? null;
};

export const mayImport = (from: Room, to: Room): boolean => {
  if (from === to) return true;
  if (APPS.includes(to)) return false;
  // `table` knows nothing of computer players: a computer's seat is only a level to it.
  if (from === 'table' && to === 'ai') return false;
  return ROOMS.indexOf(to) < ROOMS.indexOf(from);
};

export const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((match) => match[2]!);

/** Rooms that users embed: nothing from outside at run time. */
export const PURE: readonly Room[] = ['dice', 'rules', 'table'];

export type Trespass = { readonly file: string; readonly specifier: string; readonly why: string };

/** A relative import must stay inside its own room. */
const leavesRoom = (file: string, specifier: string): boolean => {
  const url = new URL(specifier, `file:///${file}`).pathname.slice(1);
  const home = file.split('/').slice(0, 2).join('/');
  return !url.startsWith(`${home}/`);
};

export const trespasses = (file: string, source: string): readonly Trespass[] => {
  const room = roomOf(file);
  if (room === null) return [];
  const test = /\.test\.ts$|\/test\//.test(file);
  return importsOf(source).flatMap((specifier): Trespass[] => {
    const wrong = (why: string): Trespass[] => [{ file, specifier, why }];
    if (test && /\.(md|jsonl)(\?raw)?$/.test(specifier)) return [];
    if (specifier.startsWith('.'))
      return leavesRoom(file, specifier) ? wrong('leaves its room by a path') : [];
    const to = roomOfImport(specifier);
    if (to !== null) return mayImport(room, to) ? [] : wrong(`${room} may not use ${to}`);
    if (specifier.startsWith('@abacow/')) return wrong('is no room of the house');
    return PURE.includes(room) && !test ? wrong(`${room} has no dependencies from outside`) : [];
  });
};
