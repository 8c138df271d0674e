import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildId } from '@preventivo/vite/workspace/build-id';
import { defineConfig } from 'tsup';
import { thirdParty } from '../../tsup.third-party.ts';

/**
 * What a server runs, in a few files: a start that has to look up five hundred modules, and take the types
 * out of each, takes three times as long. Everything is in it but the binary that hashes passwords.
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
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  noExternal: [/^(?!@node-rs\/argon2$|pg-native$)/],
  // An optional dependency is not left out by itself, as others are.
  external: ['@node-rs/argon2', 'pg-native'],
  esbuildPlugins: [
    thirdParty('dist', {
      beside: [createRequire(import.meta.url).resolve('@node-rs/argon2')],
      more: 'data/LICENCES.txt',
      list: '.third-party.json',
    }),
  ],
  // The tables are read from the sources: no other build is waited for.
  esbuildOptions: (options) => {
    options.conditions = ['@preventivo/source'];
  },
  onSuccess: async () => {
    const parts = [...filesIn('dist', '.js'), ...filesIn('data', '.json')];
    writeFileSync('dist/build.json', `${JSON.stringify({ build: buildId(parts) })}\n`);
  },
  // Two of the libraries are CommonJS and ask for parts of Node when they run.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});

/** What a server runs and reads: names and contents. */
function filesIn(folder: string, ending: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().flatMap((name) => [name, readFileSync(join(folder, name))]);
}
