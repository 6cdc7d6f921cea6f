/** Asks the npm registry about known vulnerabilities in packages that users run. If it does not answer, that is not a failure. */
import { spawnSync } from 'node:child_process';
import { ROOT, fail } from '../install.mjs';

type Report = { readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> } };

const parse = (text: string): Report => {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
};

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit-level=high'], {
  cwd: ROOT,
  encoding: 'utf8',
  env: { ...process.env, npm_config_audit: 'true' },
});
const faults = parse(stdout).metadata?.vulnerabilities;
if (faults === undefined) {
  console.log('  the registry did not answer; nothing was checked');
} else {
  const { high = 0, critical = 0, moderate = 0, low = 0 } = faults;
  console.log(`  high ${high}, critical ${critical}, others ${moderate + low}`);
  if (high + critical > 0) fail('packages with serious known vulnerabilities: see npm audit');
}
