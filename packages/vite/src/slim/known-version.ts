import { type InstalledPackage, packageOf } from '../third-party/package-of.ts';

/**
 * A library whose unused parts a build removes, and the only version for which the build does so.
 */
interface KnownVersion {
  readonly library: string;
  readonly version: string;
  /**
   * How much larger the bundle is with the whole library, such as '1.0 KB'. The warning shows it.
   */
  readonly costs: string;
}

interface Warns {
  warn(message: string): void;
}

/**
 * Returns a function that returns the package of a module if the package has the known version. For
 * another version, that function returns undefined, and warns the first time.
 */
export function knownVersion({ library, version, costs }: KnownVersion) {
  let hasWarned = false;
  /**
   * @param fits whether the module has the expected content. It may not if the installed package is
   * patched
   */
  return (build: Warns, id: string, fits = true): InstalledPackage | undefined => {
    const installed = packageOf(id);
    const found = installed?.manifest.version;
    if (found === version && fits) return installed;
    if (!hasWarned) build.warn(warning(found === version ? `${found} (changed)` : found));
    hasWarned = true;
    return undefined;
  };

  function warning(found = 'of an unknown version') {
    return (
      `@preventivo/vite: the bundle takes the whole of ${library} ${found}, about ${costs} more after Brotli. ` +
      `Parts can be left out of ${library} ${version} only. Everything works as it should.`
    );
  }
}
