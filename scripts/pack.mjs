// npm run pack: builds the libraries and writes their tarballs to dist/tarballs. `npm publish TARBALL` publishes one.
import { buildLibraries } from './build.mjs';
import { installWhatIsMissing } from './steps.mjs';
import { packLibraries } from './tarballs.mjs';

installWhatIsMissing();
buildLibraries();
for (const { file, size, unpackedSize, paths } of packLibraries())
  console.log(
    `  dist/tarballs/${file}: ${(size / 1000).toFixed(1)} kB, unpacked ${(unpackedSize / 1000).toFixed(1)} kB, ${paths.length} files`,
  );
