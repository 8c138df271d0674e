import { readFileSync, writeFileSync } from 'node:fs';
import { library } from '../../tsup.base.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * What others install. The tables of the product's lines are in it, so that a server of all lines needs no package
 * of theirs; and jose, which has no CommonJS build: tests that ask for the handlers by `require` need one.
 */
const modules = library({
  outDir: 'lib',
  bundled: [/^@preventivo\/(line-|property)/, 'jose'],
  // Where the process of this repository starts: what is published starts in preventivo-api.ts.
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
  // The build that `/health` names: whoever installs the package knows it by its version.
  onSuccess: async () => writeFileSync('lib/build.json', `${JSON.stringify({ build: version })}\n`),
};
