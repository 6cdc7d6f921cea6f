/** npm run pack: builds the libraries and writes their tarballs to dist/tarballs. `npm publish TARBALL` publishes one. */
import { packLibraries } from './tarballs.ts';

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const { file, size, unpackedSize, paths } of await packLibraries())
  console.log(`  dist/tarballs/${file}: ${kb(size)}, unpacked ${kb(unpackedSize)}, ${paths.length} files`);
