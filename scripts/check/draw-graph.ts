/** Draws which folders import which, as Mermaid, between two comments of a page. */
import { type Import, reduced } from './import-graph.ts';

/** By name: the folder of a file as it is drawn, and the group that it stands in. A file beside a group's folders is the group. */
export const GRAPHS: Readonly<Record<string, RegExp>> = {
  packages: /^(?<group>packages|apps)\/(?<folder>[^/]+)\//,
  server: /^apps\/server\/src\/(?<folder>[^/]+)/,
  app: /^apps\/web\/src\/(?<group>[^/]+)\/(?:(?<folder>[^/]+)\/)?/,
};

const TEST = /\.(test|testing)\.ts$|\/(test|measure)\//;

type Folder = { readonly id: string; readonly group: string; readonly name: string };

const folderOf = (path: string, pattern: RegExp): Folder | null => {
  const { folder: name = '', group = '' } = pattern.exec(path)?.groups ?? {};
  return name === '' || TEST.test(path)
    ? null
    : { id: group === '' ? name : `${group}/${name}`, group, name };
};

const linesOf = (imports: readonly Import[], pattern: RegExp): readonly string[] => {
  const folders = new Map<string, Folder>();
  const edges = new Map<string, Import>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from, pattern), folderOf(each.to, pattern)];
    for (const folder of [from, to]) if (folder !== null) folders.set(folder.id, folder);
    if (from === null || to === null || from.id === to.id) continue;
    // Mermaid cannot draw an arrow between a group and its own member.
    if (from.id !== to.group && to.id !== from.group)
      edges.set(`${from.id} ${to.id}`, { from: from.id, to: to.id });
  }
  const groups = [...new Set([...folders.values()].map(({ group }) => group))].sort();
  const nodes = groups.flatMap((group) => {
    const members = [...folders.values()].filter((each) => each.group === group && each.name !== '');
    const listed = members.map(({ id, name }) => `    ${id}["${name}"]`).sort();
    return group === '' ? listed : [`  subgraph ${group}`, ...listed, '  end'];
  });
  return [
    ...nodes,
    ...reduced([...edges.values()])
      .map(({ from, to }) => `  ${from} --> ${to}`)
      .sort(),
  ];
};

/** The page with the drawing between `<!-- graph: NAME -->` and `<!-- /graph -->`. */
export const drawGraph = (page: string, name: string, imports: readonly Import[]): string => {
  const pattern = GRAPHS[name];
  const place = new RegExp(`(<!-- graph: ${name} -->\n)[^]*?(<!-- /graph -->)`);
  if (pattern === undefined || !place.test(page)) throw new Error(`there is no place for the graph ${name}`);
  const drawing = ['```mermaid', 'graph TD', ...linesOf(imports, pattern), '```'].join('\n');
  return page.replace(place, (_, start: string, end: string) => `${start}\n${drawing}\n\n${end}`);
};
