/** Checks every lock file of the repository: see lock.ts. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Lock, faultsOf } from './lock.ts';

const paths = execFileSync('git', ['ls-files', 'package-lock.json', '*/package-lock.json'], {
  encoding: 'utf8',
});
for (const path of paths.trim().split('\n')) {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const faults = faultsOf(lock);
  for (const fault of faults) console.error(`${path}: ${fault}`);
  console.log(`${path}: ${Object.keys(lock.packages).length} packages, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
