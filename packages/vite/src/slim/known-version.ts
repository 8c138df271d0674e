import { type InstalledPackage, packageOf } from '../third-party/package-of.ts';

/** A library whose unused parts a build drops, and the only version for which it does so. */
interface KnownVersion {
  readonly library: string;
  readonly version: string;
  /** How much larger the bundle is with the whole library: '1.0 KB'. For the warning. */
  readonly costs: string;
}

interface Warns {
  warn(message: string): void;
}

/**
 * Returns a function that checks the version of a module's package. It returns the package if the
 * version is the known one. For another version it returns undefined and warns once.
 */
export function knownVersion({ library, version, costs }: KnownVersion) {
  let hasWarned = false;
  /**
   * @param fits whether the module has the expected content, because an installed package may be
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
