/** npm run version:bump -- 1.2.3: writes the new version into every package.json, the lock file and CHANGELOG.md. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { bumpedChangelog, bumpedLock, bumpedManifest, whyNotNext } from './bump.ts';
import { ROOT, fail } from '../install.mjs';

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const write = (path: string, text: string): void => writeFileSync(`${ROOT}${path}`, text);
const writeJson = (path: string, value: unknown): void => write(path, `${JSON.stringify(value, null, 2)}\n`);

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(`${ROOT}${parent}`).map((name) => `${parent}/${name}/`),
);

const [version = ''] = process.argv.slice(2);
const { version: current } = JSON.parse(read('package.json')) as { version: string };
const reason = whyNotNext(version, current);
if (reason !== null) fail(reason);
const changelog = bumpedChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
if (changelog === null) fail('CHANGELOG.md lists nothing under "Unreleased"');

for (const folder of ['', ...folders])
  writeJson(
    `${folder}package.json`,
    bumpedManifest(JSON.parse(read(`${folder}package.json`)) as object, version),
  );
writeJson(
  'package-lock.json',
  bumpedLock(JSON.parse(read('package-lock.json')) as Parameters<typeof bumpedLock>[0], version),
);
write('CHANGELOG.md', changelog);
console.log(`${current} → ${version}. Next: npm test, commit, git tag v${version}, npm run pack`);
