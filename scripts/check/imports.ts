/**
 * Checks the rules of .dependency-cruiser.mjs, that no folders import each other in a circle, and that docs/ARCHITECTURE.md shows
 * the folders as they are. `npm run graph` draws them again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, fail } from '../install.mjs';
import { GRAPHS, drawGraph } from './draw-graph.ts';
import { circlesIn, folderImports, readImports } from './import-graph.ts';

const PAGE = join(ROOT, 'docs/ARCHITECTURE.md');

const { imports, broken } = await readImports(ROOT);
const circles = circlesIn(folderImports(imports));

const before = readFileSync(PAGE, 'utf8');
const after = Object.keys(GRAPHS).reduce((page, name) => drawGraph(page, name, imports), before);
if (process.argv.includes('--write')) writeFileSync(PAGE, after);

for (const { rule, from, to } of broken) console.log(`${rule}: ${from} → ${to}`);
for (const { from, to, example, count } of circles)
  console.log(`circle: ${from} → ${to} (${count}, for example ${example.from} → ${example.to})`);
console.log(
  `${imports.length} imports: ${broken.length} break a rule, ${circles.length} circles between folders`,
);
if (broken.length + circles.length > 0) fail('imports in a wrong direction');
if (readFileSync(PAGE, 'utf8') !== after)
  fail('docs/ARCHITECTURE.md shows other folders: npm run graph draws them again');
