/**
 * Collects the output of luck.ts (files named as arguments) into the table that ships:
 * tsx --conditions=source packages/ai/measure/luck-table.ts FILE ... > packages/ai/src/analysis/lucktable.generated.ts
 * Format it with prettier afterwards.
 */
import { need } from '@abacow/rules/need';
import { readFileSync } from 'node:fs';

const STEPS = 100;

type Run = { readonly kind: string; readonly lucks: readonly number[] };

const runs = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Run);

const quantiles = (lucks: readonly number[]): readonly number[] => {
  const sorted = [...lucks].sort((a, b) => a - b);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (step / STEPS) * (sorted.length - 1);
    const low = Math.floor(at);
    const high = Math.min(low + 1, sorted.length - 1);
    return Number((need(sorted[low]) + (at - low) * (need(sorted[high]) - need(sorted[low]))).toFixed(4));
  });
};

const kinds = [...new Set(runs.map(({ kind }) => kind))].sort();
const table = kinds.map((kind) => {
  const lucks = runs.filter((run) => run.kind === kind).flatMap((run) => run.lucks);
  return [kind, { seats: lucks.length, quantiles: quantiles(lucks) }];
});
process.stdout.write(
  `/** Written by \`measure/luck-table.ts\`. A module, not JSON: plain Node 20 and 22 print a warning when they import JSON. */
export const LUCK_TABLE = ${JSON.stringify(Object.fromEntries(table))};
`,
);
