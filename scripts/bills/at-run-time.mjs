import { nameIn } from './refs.mjs';

/**
 * A bill of all that a package of the workspace is installed with, cut to what it needs when it runs: its dependencies, its
 * peers, and what these need. A peer says in `preventivo:peer` which versions suit, and is named in the one that is tested.
 * @param manifests the package.json of each package of the workspace, by name
 * @param of.peers whether what whoever installs it brings along is named too
 */
export function atRunTime(bill, manifests, { peers = true } = {}) {
  const edges = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const kept = new Map();
  const walk = (ref) => {
    if (kept.has(ref)) return;
    const needed = neededBy(manifests.get(nameIn(ref)), peers);
    const next = (edges.get(ref) ?? []).filter((one) => !needed || needed.has(nameIn(one)));
    kept.set(ref, next);
    next.forEach(walk);
  };
  const own = bill.metadata.component['bom-ref'];
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
    ...bill,
    components: bill.components.filter((one) => kept.has(one['bom-ref'])).map(withRange),
    dependencies: [...kept].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

/** What is taken into the modules of a published package (tsup.lib.config.ts), and so comes with it: no manifest says so. */
const taken = new Map([['@preventivo/api', ['jose']]]);

/** What a package of the workspace needs but for its development; undefined for one of others: all that it names. */
function neededBy(manifest, peers = true) {
  if (!manifest) return undefined;
  const kinds = ['dependencies', 'optionalDependencies', ...(peers ? ['peerDependencies'] : [])];
  const named = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return new Set([...named, ...(taken.get(manifest.name) ?? [])]);
}

/** The direct needs of a package that its bill does not have, a sentence each. */
export function missingFrom(bill, manifest) {
  const named = new Set(bill.components.map((one) => nameIn(one['bom-ref'])));
  return [...neededBy(manifest)]
    .filter((name) => !named.has(name))
    .map((name) => `${manifest.name} needs ${name}, and its bill does not name it`);
}
