/** Checks docs/LICENCES.md and the licences in it: see licences.ts. With `--write` it writes the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { type Lock, makePage, notAllowed, shippedIn } from './licences.ts';

const PAGE = 'docs/LICENCES.md';

const shipped = shippedIn(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);
const page = await format(makePage(shipped), { ...(await resolveConfig(PAGE)), parser: 'markdown' });
if (process.argv.includes('--write')) writeFileSync(PAGE, page);

const wrong = notAllowed(shipped);
for (const { name, version, licence } of wrong)
  console.error(`${name} ${version}: the licence ${licence} is not allowed`);
const isCurrent = readFileSync(PAGE, 'utf8') === page;
if (!isCurrent) console.error(`${PAGE} is out of date: npm run licences writes it`);
console.log(`${shipped.length} packages, ${wrong.length} licences that are not allowed`);
process.exit(isCurrent && wrong.length === 0 ? 0 : 1);
