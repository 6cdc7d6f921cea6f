#!/usr/bin/env node
// Runs the TypeScript sources as they are: no build step between a change and the command.
import { register } from 'tsx/esm/api';

register();
const { run } = await import('../src/run.ts');
await run(process.argv.slice(2));
