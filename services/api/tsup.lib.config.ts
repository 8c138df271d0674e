import { readFileSync, writeFileSync } from 'node:fs';
import { library } from '../../tsup.base.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * The published package. It includes the tables of the product's lines, so that a server needs no
 * package of theirs. It also includes jose, which has no CommonJS build, for tests that `require`
 * the handlers.
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
    // Runs after this build.
    'src/published/write-openapi.ts',
  ],
});

export default {
  ...modules,
  // The build that `/health` reports: the version of the package.
  onSuccess: async () => writeFileSync('lib/build.json', `${JSON.stringify({ build: version })}\n`),
};
