import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { clientModules } from './tsup.client-modules.ts';
import { thirdParty } from './tsup.third-party.ts';

interface Library {
  readonly outDir?: string;
  /** Packages whose code is bundled, instead of being listed as dependencies. @defaultValue none */
  readonly bundled?: readonly (string | RegExp)[];
  /** Source files that are not published. @defaultValue none */
  readonly except?: readonly string[];
  /** Plugins of esbuild. @defaultValue none */
  readonly plugins?: Options['esbuildPlugins'];
}

/**
 * Returns the build configuration of a package. Each source file becomes a separate module, so that
 * apps can split off lazy parts and entry points share state. The script `build:types` writes the
 * declarations.
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
    // Write no source maps. The modules are readable without them, since they are the sources
    // without types, and maps would double the tarball.
    sourcemap: false,
    // Provide `import.meta.url` in the CommonJS build of a Node entry point.
    shims: true,
    silent: true,
    clean: true,
    target: 'es2022',
    // Keep the prefix `node:`, because `node:sqlite` does not exist without it.
    removeNodeProtocol: false,
    external: [/^@preventivo\//, ...Object.keys(manifest.optionalDependencies ?? {})],
    // Inline the imports of a style sheet, because a page or a shadow root cannot resolve package
    // names.
    noExternal: [/\.css$/, ...bundled],
    esbuildPlugins: [...plugins, ...(bundled.length > 0 ? [thirdParty(outDir)] : [])],
    plugins: [clientModules()],
  });
}

/**
 * Returns the build configuration of a line's published package. It writes to `lib`, because `dist`
 * contains the line's app, which is not published.
 */
export const lineLibrary = () => library({ outDir: 'lib' });

/** Files that are not published: tests, stories, their utilities, and the entry of an app. */
const beside =
  /\.(test|test-d|stories|fixture)\.tsx?$|\.d\.ts$|\/(testing|fixtures)\/|\/main\.tsx$/;

/** Returns entries by their path under `src`, without the extension. */
function named(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file.replace(/^(\.\/)?src\//, '').replace(/\.\w+$/, ''), file]),
  );
}
