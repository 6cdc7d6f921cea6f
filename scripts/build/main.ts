/** npm run build [-- NAME …]: builds what has changed. Without names: everything. */
import { fail } from '../install.mjs';
import { runLanes, script } from '../steps.ts';
import { build } from './build.ts';
import { isCurrent } from './changed.mjs';
import { PRODUCTS, type ProductName } from './products.mjs';

const ALL = Object.keys(PRODUCTS) as ProductName[];
/** They take longest, so they are built at the same time. */
const SLOW: readonly ProductName[] = ['app', 'docs'];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(PRODUCTS, name));
if (unknown !== undefined) fail(`there is no ${unknown} to build, only ${ALL.join(', ')}`);
const names = wanted.length > 0 ? (wanted as ProductName[]) : ALL;
const slow = names.filter((name) => SLOW.includes(name) && !isCurrent(PRODUCTS[name]));
if (slow.length > 1) await runLanes(...slow.map((name) => [script(`Building ${name}`, 'build/main', name)]));
for (const name of names) await build(name);
