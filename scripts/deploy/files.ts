/** What the files in deploy/ say, read without the tools they are made for. */
import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
export const readText = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** An instruction over several lines counts as one. */
const instructionsOf = (dockerfile: string): readonly string[] =>
  dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export type Copy = { readonly from: string; readonly to: string };
export type Image = {
  readonly bases: readonly string[];
  /** What the last stage takes over from the first, relative to its folder. */
  readonly copies: readonly Copy[];
  readonly instructions: readonly string[];
};

const FOLDER = '/opt/abacow/';

export const parseDockerfile = (text: string): Image => {
  const instructions = instructionsOf(text);
  return {
    instructions,
    bases: instructions.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []),
    copies: instructions.flatMap((line): readonly Copy[] => {
      const [, from, to = ''] = /^COPY --from=build (\S+) (\S+)$/.exec(line) ?? [];
      return from?.startsWith(FOLDER) ? [{ from: from.slice(FOLDER.length), to }] : [];
    }),
  };
};

/** The names of all options of the server. */
export const optionNames = (): ReadonlySet<string> =>
  new Set(
    [...readText('apps/server/src/options.ts').matchAll(/env(?:\['|, ')([A-Z][A-Z_]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );

/** NAME=value pairs of a systemd unit or of ENV in a Dockerfile. */
export const assignmentsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=|ENV )(.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=', 2) as [string, string]),
    ),
  );

type Rule = { readonly expr?: string };

/** Every `expr` in a value that was read from JSON or YAML. */
export const expressionsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { expr } = value as Rule;
  return [
    ...(typeof expr === 'string' ? [expr] : []),
    ...Object.values(value).flatMap((inner: unknown) => expressionsIn(inner)),
  ];
};

/** The metrics that an expression of Prometheus names: no functions, labels or durations. */
export const metricsIn = (expression: string): readonly string[] =>
  [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').matchAll(/[a-z_][\w:]*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || name === 'up');
