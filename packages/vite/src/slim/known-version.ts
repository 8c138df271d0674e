import { type InstalledPackage, packageOf } from '../third-party/package-of.ts';

/** A library from which a build removes the unused parts, and the only version for which the build does this. */
interface KnownVersion {
  readonly library: string;
  readonly version: string;
  /** How much larger the bundle is with the whole library, such as '1.0 KB'. The build's warning contains this text. */
  readonly costs: string;
}

interface Warns {
  warn(message: string): void;
}

/**
 * Returns a function that finds the package of a module. The function returns undefined if the package does not have
 * the known version, and warns the first time.
 */
export function knownVersion({ library, version, costs }: KnownVersion) {
  let hasWarned = false;
  /**
   * @param fits whether the module has the expected content. Pass false if it differs, for example in a patched
   * package
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
