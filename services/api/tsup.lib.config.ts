import { readFileSync, writeFileSync } from 'node:fs';
import { library } from '../../tsup.base.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * The published package. It bundles the product's lines, so that users need not install their
 * packages. It also bundles jose, because jose has no CommonJS build. Tests that `require` the
 * handlers need one.
 */
const modules = library({
  outDir: 'lib',
  bundled: [/^@preventivo\/(line-|property)/, 'jose'],
  // Entry points for this repository only. The published package starts in preventivo-api.ts.
  except: [
    'src/server.ts',
    'src/outbox.ts',
    'src/requests.ts',
    'src/move-to-postgres.ts',
    'src/backup.ts',
    'src/restore.ts',
    // This script runs after the build and is not part of it.
    'src/published/write-openapi.ts',
  ],
});

export default {
  ...modules,
  // `/health` reports the version of the package as its build.
  onSuccess: async () => writeFileSync('lib/build.json', `${JSON.stringify({ build: version })}\n`),
};
