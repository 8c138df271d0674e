import { randomUUID } from 'node:crypto';
import { refOf } from './refs.mjs';

/**
 * Returns the bill of a built bundle: exactly its third-party packages, as the packages' bills
 * describe them.
 * @param bundle `{ name, version, parties }`: its name, and the list of `ThirdParty` that its build
 * wrote
 * @param bills those of the workspace packages, with all that is installed with them
 * @throws if no bill knows a package of the bundle
 */
export function billOfBundle({ name, version, parties }, bills) {
  const known = new Map(
    bills.flatMap(({ components }) => components.map((one) => [one['bom-ref'], one])),
  );
  const refs = parties.map(refOf);
  const unknown = refs.filter((ref) => !known.has(ref));
  if (unknown.length > 0)
    throw new Error(`${name} has ${unknown.join(', ')} in it, and no bill knows of it`);
  const ref = `preventivo:${name}`;
  const [{ metadata, ...form }] = bills;
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

/** Returns a sentence for each package of a bundle that its bill lacks. */
export function missingOf(bill, packages) {
  const named = new Set(bill.components.map((one) => one['bom-ref']));
  return packages
    .filter((one) => !named.has(refOf(one)))
    .map(
      (one) =>
        `${one.name}@${one.version} is in ${bill.metadata.component.name}, and its bill does not name it`,
    );
}
