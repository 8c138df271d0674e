/**
 * Matches a package of the registry with its exact version, in the form of the lockfile: `vite@8.3.8`,
 * `@types/pg@8.23.1`.
 */
const released = /^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;

/** Matches an allowed source of a dependency: a version, also behind an alias, or a folder of this repository. */
const fromHere = /^(link:(?!\/)|(@?[\w./-]+@)?\d+\.\d+\.\d+)/;

/**
 * Returns a sentence for each wrong dependency of a parsed lockfile. A dependency must have a hash, and must come from
 * the registry or this repository.
 */
export function faultsOf(lockfile) {
  return [...faultsOfPackages(lockfile.packages), ...faultsOfImporters(lockfile.importers)];
}

function faultsOfPackages(packages) {
  return Object.entries(packages).flatMap(([name, { resolution }]) => {
    const { integrity, ...elsewhere } = resolution;
    const hash = /^sha512-(.*)$/.exec(integrity ?? '')?.[1] ?? '';
    return [
      ...(released.test(name) ? [] : [`${name} is no version of the registry`]),
      // Any other field of a resolution means another source: a tarball's URL, a Git repository, a folder.
      ...Object.keys(elsewhere).map((key) => `${name} comes from elsewhere (${key})`),
      ...(Buffer.from(hash, 'base64').length === 64
        ? []
        : [`${name} has no SHA-512 of its content`]),
    ];
  });
}

function faultsOfImporters(importers) {
  return Object.entries(importers).flatMap(([folder, importer]) =>
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((kind) => Object.entries(importer[kind] ?? {}))
      .filter(([, { version }]) => !fromHere.test(version))
      .map(([name, { version }]) => `${folder} takes ${name} from ${version}`),
  );
}
