import { randomUUID } from 'node:crypto';
import { refOf } from './refs.mjs';

/**
 * Returns the SBOM of a built bundle. It contains exactly the bundle's third-party packages, with their descriptions
 * from the SBOMs of the workspace packages.
 * @param bundle `{ name, version, parties }`. `parties` is the list of `ThirdParty` that the build wrote.
 * @param sboms the SBOMs of the workspace packages, with all installed packages
 * @throws if no SBOM contains a package of the bundle
 */
export function sbomOfBundle({ name, version, parties }, sboms) {
  const known = new Map(
    sboms.flatMap(({ components }) => components.map((one) => [one['bom-ref'], one])),
  );
  const refs = parties.map(refOf);
  const unknown = refs.filter((ref) => !known.has(ref));
  if (unknown.length > 0)
    throw new Error(`${name} has ${unknown.join(', ')} in it, and no SBOM knows of it`);
  const ref = `preventivo:${name}`;
  const [{ metadata, ...form }] = sboms;
  const { component, ...made } = metadata;
  const { licenses, externalReferences } = component;
  return {
    ...form,
    serialNumber: `urn:uuid:${randomUUID()}`,
    metadata: {
      ...made,
      component: {
        type: 'application',
        name,
        version,
        'bom-ref': ref,
        licenses,
        externalReferences,
      },
    },
    components: refs.map((one) => known.get(one)),
    dependencies: [{ ref, dependsOn: refs }, ...refs.map((one) => ({ ref: one }))],
  };
}

/** Returns a sentence for each package of a bundle that is missing in the bundle's SBOM. */
export function missingOf(sbom, packages) {
  const named = new Set(sbom.components.map((one) => one['bom-ref']));
  return packages
    .filter((one) => !named.has(refOf(one)))
    .map(
      (one) =>
        `${one.name}@${one.version} is in ${sbom.metadata.component.name}, and its SBOM does not name it`,
    );
}
