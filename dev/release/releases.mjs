/**
 * Returns the packages whose version changed, each with its old and new version and its changelog.
 * @param before the manifests and changelogs before the changesets are applied
 * @param after the manifests and changelogs after the changesets are applied
 */
export function releases(before, after) {
  const versions = new Map(before.map(({ manifest }) => [manifest.name, manifest.version]));
  return after
    .map(({ manifest, changelog }) => ({
      name: manifest.name,
      from: versions.get(manifest.name),
      to: manifest.version,
      changelog,
    }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Returns the faults of a release. All packages must have the same version: otherwise an app could install two
 * versions. Each package needs a changelog entry.
 */
export function complaintsOf(planned) {
  const versions = [...new Set(planned.map(({ to }) => to))];
  return [
    ...(versions.length > 1 ? [`The packages would part: ${versions.join(', ')}`] : []),
    ...planned
      .filter(({ to, changelog }) => !changelog.includes(`\n## ${to}\n`))
      .map(({ name, to }) => `${name}: its changelog does not tell of ${to}`),
  ];
}
