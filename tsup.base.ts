import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { clientModules } from './tsup.client-modules.ts';
import { thirdParty } from './tsup.third-party.ts';

interface Library {
  readonly outDir?: string;
  /** What is taken into the modules, from its sources, and asked of nobody who installs them. @defaultValue nothing */
  readonly bundled?: readonly (string | RegExp)[];
  /** Files of the sources that are not published. @defaultValue none */
  readonly except?: readonly string[];
}

/**
 * How every package is built: each source file becomes a module of its own, so that an application
 * that loads one part later really splits there, and a state two doors share exists once.
 * Declarations are a task of their own (`build:types`), since nothing that runs needs them.
 */
export function library({ outDir = 'dist', bundled = [], except = [] }: Library = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const doors: string[] = Object.values<Door>(manifest.exports).flatMap((door) =>
    typeof door === 'string' ? [] : [door['@preventivo/source']],
  );
  const styles = doors.filter((door) => door.endsWith('.css'));
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !beside.test(file) && !except.includes(file),
  );
  return defineConfig({
    outDir,
    entry: named([...files, ...styles]),
    format: ['esm', 'cjs'],
    splitting: true,
    // The modules are as they were written but for their types: a map would be half of the tarball.
    sourcemap: false,
    // `import.meta.url` in the CommonJS build of a door that runs in Node.
    shims: true,
    silent: true,
    clean: true,
    target: 'es2022',
    // `node:sqlite` has no other name.
    removeNodeProtocol: false,
    external: [/^@preventivo\//, ...Object.keys(manifest.optionalDependencies ?? {})],
    // A sheet has those that it imports in it: a page, or a shadow, that is given the file reads no package's name.
    noExternal: [/\.css$/, ...bundled],
    esbuildOptions: (options) => {
      options.conditions = ['@preventivo/source'];
    },
    ...(bundled.length > 0 && { esbuildPlugins: [thirdParty(outDir)] }),
    plugins: [clientModules()],
  });
}

/** What others install of a line; `dist` is its app, which no part of is published. */
export const lineLibrary = () => library({ outDir: 'lib' });

/** A door as the workspace has it; the manifest itself is one too, as a path. */
type Door = string | { readonly '@preventivo/source': string };

/** Tests, stories and what they stand on, and where an app starts. */
const beside =
  /\.(test|test-d|stories|fixture)\.tsx?$|\.d\.ts$|\/(testing|fixtures)\/|\/main\.tsx$/;

/** Entries by their place under `src`, without the ending. */
function named(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file.replace(/^(\.\/)?src\//, '').replace(/\.\w+$/, ''), file]),
  );
}
