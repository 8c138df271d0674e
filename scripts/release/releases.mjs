/** The packages whose version changed, from what they were to what they are: manifests beside changelogs. */
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

/** What speaks against a release: they come all in one version, so that no two of one package meet, and say what changed. */
export function complaintsOf(planned) {
  const versions = [...new Set(planned.map(({ to }) => to))];
  return [
    ...(versions.length > 1 ? [`The packages would part: ${versions.join(', ')}`] : []),
    ...planned
      .filter(({ to, changelog }) => !changelog.includes(`\n## ${to}\n`))
      .map(({ name, to }) => `${name}: its changelog does not tell of ${to}`),
  ];
}
