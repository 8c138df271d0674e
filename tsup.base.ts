import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { clientModules } from './tsup.client-modules.ts';
import { thirdParty } from './tsup.third-party.ts';

interface Library {
  readonly outDir?: string;
  /** Packages to bundle instead of listing them as dependencies. @defaultValue none */
  readonly bundled?: readonly (string | RegExp)[];
  /** Source files to leave out of the published package. @defaultValue none */
  readonly except?: readonly string[];
  /** esbuild plugins. @defaultValue none */
  readonly plugins?: Options['esbuildPlugins'];
}

/**
 * Returns the build configuration of a package. Each source file becomes a separate module: apps can load parts lazily,
 * and entry points share state. The script `build:types` writes the type declarations.
 */
export function library({
  outDir = 'dist',
  bundled = [],
  except = [],
  plugins = [],
}: Library = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const styles = Object.values<string>(manifest.exports).filter((file) => file.endsWith('.css'));
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !beside.test(file) && !except.includes(file),
  );
  return defineConfig({
    outDir,
    entry: named([...files, ...styles]),
    format: ['esm', 'cjs'],
    splitting: true,
    // Write no source maps: they would double the tarball, and the modules are readable without them.
    sourcemap: false,
    // Define `import.meta.url` in the CommonJS build, for entry points that run in Node.
    shims: true,
    silent: true,
    clean: true,
    target: 'es2022',
    // Keep the prefix `node:`: the module `node:sqlite` has no name without it.
    removeNodeProtocol: false,
    external: [/^@preventivo\//, ...Object.keys(manifest.optionalDependencies ?? {})],
    // Inline the imports of a style sheet: a page or a shadow root cannot resolve names of packages.
    noExternal: [/\.css$/, ...bundled],
    esbuildPlugins: [...plugins, ...(bundled.length > 0 ? [thirdParty(outDir)] : [])],
    plugins: [clientModules()],
  });
}

/**
 * Returns the build configuration of a line's published package. It writes to `lib`: `dist` contains the line's app,
 * which is not published.
 */
export const lineLibrary = () => library({ outDir: 'lib' });

/** Matches files that are not published: tests, stories, their utilities, and the entry file of an app. */
const beside =
  /\.(test|test-d|stories|fixture)\.tsx?$|\.d\.ts$|\/(testing|fixtures)\/|\/main\.tsx$/;

/** Returns the entry files by their path in `src`, without the extension. */
function named(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file.replace(/^(\.\/)?src\//, '').replace(/\.\w+$/, ''), file]),
  );
}
