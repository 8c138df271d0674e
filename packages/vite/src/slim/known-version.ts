import { type InstalledPackage, packageOf } from '../third-party/package-of.ts';

/** A library that a build reduces, in the one supported version. */
interface KnownVersion {
  readonly library: string;
  readonly version: string;
  /** Size of the whole library, for the warning: '1.0 KB'. */
  readonly costs: string;
}

/** Part of a plugin's context. */
interface Warns {
  warn(message: string): void;
}

/**
 * Returns a function that returns a module's package if it has the known version. The build warns
 * the first time it does not.
 */
export function knownVersion({ library, version, costs }: KnownVersion) {
  let hasWarned = false;
  /** @param fits whether the content is as expected too: an installed package may be patched */
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
