import { randomUUID } from 'node:crypto';
import { refOf } from './refs.mjs';

/**
 * The bill of what was built: exactly what others made of it, each as the bills of the packages describe it.
 * @param bundle `{ name, version, parties }`: what it is called, and the list of `ThirdParty` that its build wrote
 * @param bills those of the packages of the workspace, with all they are installed with
 * @throws with a sentence where no bill knows a package of the bundle
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

/** The packages of a bundle that its bill does not have, a sentence each. */
export function missingOf(bill, packages) {
  const named = new Set(bill.components.map((one) => one['bom-ref']));
  return packages
    .filter((one) => !named.has(refOf(one)))
    .map(
      (one) =>
        `${one.name}@${one.version} is in ${bill.metadata.component.name}, and its bill does not name it`,
    );
}
