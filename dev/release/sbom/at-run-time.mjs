import { nameIn } from './refs.mjs';

/**
 * Reduces the SBOM of a workspace package to the packages that it needs at run time: its dependencies, its peers, and
 * the dependencies of both. A peer has the version that we test with. Its property `preventivo:peer` contains the
 * supported range.
 * @param manifests the package.json of each workspace package, by name
 * @param of.peers whether to include the peers, which the installing app provides
 */
export function atRunTime(sbom, manifests, { peers = true } = {}) {
  const edges = new Map(sbom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const kept = new Map();
  const walk = (ref) => {
    if (kept.has(ref)) return;
    const needed = neededBy(manifests.get(nameIn(ref)), peers);
    const next = (edges.get(ref) ?? []).filter((one) => !needed || needed.has(nameIn(one)));
    kept.set(ref, next);
    next.forEach(walk);
  };
  const own = sbom.metadata.component['bom-ref'];
  walk(own);
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifests.get(nameIn(own));
  const withRange = (component) => {
    const name = nameIn(component['bom-ref']);
    const range = peerDependencies[name]?.replace('workspace:', '');
    if (!range) return component;
    const value = range === '^' ? `^${component.version}` : range;
    const scope = peerDependenciesMeta[name]?.optional ? 'optional' : 'required';
    return { ...component, scope, properties: [{ name: 'preventivo:peer', value }] };
  };
  return {
    ...sbom,
    components: sbom.components.filter((one) => kept.has(one['bom-ref'])).map(withRange),
    dependencies: [...kept].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

/**
 * Packages that the build bundles into a published package (tsup.lib.config.ts). No manifest lists them, because they
 * are inside the published package.
 */
const taken = new Map([['@preventivo/api', ['jose']]]);

/**
 * Returns the names of the packages that a workspace package needs at run time. Returns undefined for a package from
 * outside: the SBOM keeps all its dependencies.
 */
function neededBy(manifest, peers = true) {
  if (!manifest) return undefined;
  const kinds = ['dependencies', 'optionalDependencies', ...(peers ? ['peerDependencies'] : [])];
  const named = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return new Set([...named, ...(taken.get(manifest.name) ?? [])]);
}

/** Returns a sentence for each direct run-time dependency of a package that is missing in the package's SBOM. */
export function missingFrom(sbom, manifest) {
  const named = new Set(sbom.components.map((one) => nameIn(one['bom-ref'])));
  return [...neededBy(manifest)]
    .filter((name) => !named.has(name))
    .map((name) => `${manifest.name} needs ${name}, and its SBOM does not name it`);
}
