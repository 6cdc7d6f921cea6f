/** Fails when too many places outside the games' own files ask which game it is. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isCounted, placesIn } from './which-game.ts';

/** Mostly the registries themselves. */
const MAX_PLACES = 15;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'packages', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => isCounted(file) && existsSync(file));

const places = files.flatMap((file) => placesIn(file, readFileSync(file, 'utf8')));
const tooMany = places.length > MAX_PLACES;
if (tooMany) for (const { file, line, text } of places) console.error(`${file}:${line}: ${text}`);
console.log(`${places.length} places ask which game it is, at most ${MAX_PLACES} are allowed`);
process.exit(tooMany ? 1 : 0);
