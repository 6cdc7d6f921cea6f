#!/usr/bin/env node
// Runs the TypeScript sources directly, without a build step.
import { register } from 'tsx/esm/api';

register();
const { run } = await import('../src/run.ts');
await run(process.argv.slice(2));
