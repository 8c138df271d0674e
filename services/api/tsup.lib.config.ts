import { readFileSync, writeFileSync } from 'node:fs';
import { library } from '../../tsup.base.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * The published package. It bundles the product's lines, so that users do not install their
 * packages. It also bundles jose, which has no CommonJS build, for tests that `require` the
 * handlers.
 */
const modules = library({
  outDir: 'lib',
  bundled: [/^@preventivo\/(line-|property)/, 'jose'],
  // Entry points of this repository; the published package starts in preventivo-api.ts.
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
  // The build that `/health` reports: the version of the package.
  onSuccess: async () => writeFileSync('lib/build.json', `${JSON.stringify({ build: version })}\n`),
};
