/**
 * The lock file must serve every platform: every optional dependency that a package names has its own entry,
 * or `npm ci` fails on the platforms that need it.
 */
import { readFileSync } from 'node:fs';

type Entry = { readonly optionalDependencies?: Readonly<Record<string, string>>; readonly license?: string };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const paths = Object.keys(lock.packages);

const resolves = (from: string, name: string): boolean => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (paths.includes(`${folder}${folder === '' ? '' : '/'}node_modules/${name}`)) return true;
    if (!folder.includes('/node_modules/')) return paths.includes(`node_modules/${name}`);
  }
};

const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !resolves(path, name))
    .map((name) => `${path} wants ${name}`),
);
const hosts = JSON.stringify(lock).match(/https?:\/\/[^"]+\.tgz/g) ?? [];

for (const line of missing) console.error(`missing from package-lock.json: ${line}`);
for (const host of hosts.slice(0, 5)) console.error(`package-lock.json names a download address: ${host}`);
console.log(`${paths.length} packages locked, ${missing.length} platform packages missing`);
process.exit(missing.length + hosts.length === 0 ? 0 : 1);
