// Asks the npm registry about known vulnerabilities. If the registry does not answer, that is printed and is not a failure.
import { spawnSync } from 'node:child_process';
import { ROOT, fail, say } from './steps.mjs';

say('Known vulnerabilities in packages that users run (npm audit)');
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit-level=high'], {
  cwd: ROOT,
  encoding: 'utf8',
  env: { ...process.env, npm_config_audit: 'true' },
});
const report = (() => {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
})();
const faults = report.metadata?.vulnerabilities;
if (faults === undefined) {
  console.log('  the registry did not answer; nothing was checked');
} else {
  console.log(`  high ${faults.high}, critical ${faults.critical}, others ${faults.moderate + faults.low}`);
  if (faults.high + faults.critical > 0) fail('packages with serious known vulnerabilities: see npm audit');
}
