/**
 * npm run pack:check: packs the libraries, installs them into an empty project and plays with every version of Node that we
 * support, and in Chromium a page that Vite built. Prints sizes. It downloads Node from the npm registry, so it is not part of
 * `npm test`, which does the same with the Node that runs it.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { compile, newProject, run, viteBuild } from '../../test/libraries/project.ts';
import { packLibraries } from './tarballs.ts';
import { FLAGS, chromium as findChromium } from '../check/programs.ts';

const NODES = [20, 22, 24];
const MOVE = /^t12$/;

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const packed = await packLibraries();
for (const { file, size, unpackedSize } of packed)
  console.log(`${file}: ${kb(size)}, unpacked ${kb(unpackedSize)}`);
const project = newProject(packed);
compile(project);

const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const aliases = NODES.map((major) => `node${major}@npm:${platform}@${major}`);
run(project, 'npm', 'install', '--no-save', '--prefer-offline', '--ignore-scripts', ...aliases);
for (const major of NODES) {
  const node = join(project, `node_modules/node${major}/bin/node`);
  const printed = run(project, node, 'play.js').trim().replaceAll('\n', '; ');
  console.log(`Node ${run(project, node, '--version').trim()}: ${printed}`);
}

for (const game of ['cowpath', 'trio']) {
  const folder = join(viteBuild(project, game), 'assets');
  const code = readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
  console.log(`Vite, the rules of ${game}: ${kb(code.length)} minified, ${kb(gzipSync(code).length)} gzip`);
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const page = viteBuild(project, 'page');
const server = createServer((request, response) => {
  const { url = '' } = request;
  response.setHeader('Content-Type', TYPES[extname(url)] ?? 'application/octet-stream');
  response.end(readFileSync(join(page, url)));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS] });
const tab = await browser.newPage();
await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
const output = tab.locator('output', { hasText: MOVE });
await output.waitFor();
console.log(`Chromium ${browser.version()}: a computer in a worker plays ${await output.textContent()}`);
await browser.close();
server.close();
rmSync(project, { recursive: true });
