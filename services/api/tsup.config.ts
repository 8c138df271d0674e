import { defineConfig } from 'tsup';

/**
 * What a server runs, in a few files: a start that has to look up five hundred modules, and take the types
 * out of each, takes three times as long. Everything is in it but the binary that hashes passwords.
 */
export default defineConfig({
  entry: ['src/server.ts', 'src/outbox.ts'],
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
  // The tables are read from the sources: no other build is waited for.
  esbuildOptions: (options) => {
    options.conditions = ['@preventivo/source'];
  },
  // Two of the libraries are CommonJS and ask for parts of Node when they run.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
