import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildId } from '@preventivo/vite/workspace/build-id';
import { defineConfig } from 'tsup';
import { thirdParty } from '../../tsup.third-party.ts';

/**
 * Bundles the server into a few files. Without bundling, resolving five hundred modules and
 * stripping their types would triple the start time. Only the binary that hashes passwords is not
 * bundled.
 */
export default defineConfig({
  entry: [
    'src/server.ts',
    'src/outbox.ts',
    'src/requests.ts',
    'src/move-to-postgres.ts',
    'src/backup.ts',
    'src/restore.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  splitting: true,
  sourcemap: true,
  silent: true,
  clean: true,
  // Keep the prefix: `node:sqlite` does not exist without it.
  removeNodeProtocol: false,
  noExternal: [/^(?!@node-rs\/argon2$|pg-native$)/],
  // tsup bundles optional dependencies by default.
  external: ['@node-rs/argon2', 'pg-native'],
  esbuildPlugins: [
    thirdParty('dist', {
      beside: [createRequire(import.meta.url).resolve('@node-rs/argon2')],
      more: 'data/LICENCES.txt',
      list: '.third-party.json',
    }),
  ],
  onSuccess: async () => {
    const parts = [...filesIn('dist', '.js'), ...filesIn('data', '.json')];
    writeFileSync('dist/build.json', `${JSON.stringify({ build: buildId(parts) })}\n`);
  },
  // Two bundled CommonJS libraries `require` Node modules at run time.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});

/** Returns the names and contents of the files that a server needs. */
function filesIn(folder: string, ending: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().flatMap((name) => [name, readFileSync(join(folder, name))]);
}
