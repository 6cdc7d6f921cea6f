/** Checks every lock file and every package.json of the repository: see lock.ts. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Lock, type Manifest, faultsOf, manifestFaults } from './lock.ts';

const tracked = (name: string): readonly string[] =>
  execFileSync('git', ['ls-files', name, `*/${name}`], { encoding: 'utf8' })
    .trim()
    .split('\n');
const folderOf = (path: string): string => (dirname(path) === '.' ? '' : dirname(path));

const report = (path: string, faults: readonly string[], about: string): void => {
  for (const fault of faults) console.error(`${path}: ${fault}`);
  console.log(`${path}: ${about}${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
};

const locks = new Map(
  tracked('package-lock.json').map((path) => [
    folderOf(path),
    JSON.parse(readFileSync(path, 'utf8')) as Lock,
  ]),
);
for (const [folder, lock] of locks)
  report(
    `${folder}${folder === '' ? '' : '/'}package-lock.json`,
    faultsOf(lock),
    `${Object.keys(lock.packages).length} packages, `,
  );

/** A folder without a lock file of its own is a workspace of the root. */
for (const path of tracked('package.json')) {
  const folder = folderOf(path);
  const own = locks.get(folder);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const faults = manifestFaults(manifest, own ?? locks.get('')!, own === undefined ? folder : '');
  report(path, faults, '');
}
