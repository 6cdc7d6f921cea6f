// @ts-check
// Runs one of the scripts that are written in TypeScript: `node scripts/main.mjs build/main app`. Installs what is missing first.
import { installWhatIsMissing } from './install.mjs';

installWhatIsMissing();
const { register } = await import('tsx/esm/api');
register();
const [script] = process.argv.splice(2, 1);
await import(`./${script}.ts`);
