import { describe, expect, it } from 'vitest';
import { unlicensed } from '../licences.mjs';
import { missingOf, sbomOfBundle } from './of-bundle.mjs';
import { schemaFaults } from './schema.mjs';

const component = (name, licence) => ({
  type: 'library',
  name,
  version: '1.0.0',
  'bom-ref': `pkg:npm/${name}@1.0.0`,
  licenses: [{ license: { id: licence } }],
});
/** pnpm's SBOM of a package with four installed packages. */
const ofPackage = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { timestamp: '2026-11-24T12:00:00Z', component: component('funnel', 'MIT') },
  components: [
    component('react', 'MIT'),
    component('yup', 'MIT'),
    component('tsup', 'MIT'),
    component('greedy', 'AGPL-3.0-only'),
  ],
};
const party = (name) => ({ name, version: '1.0.0' });
const sbomOf = (...names) =>
  sbomOfBundle({ name: 'app-a', version: '0.1.0', parties: names.map(party) }, [ofPackage]);

describe('the SBOM of a bundle', () => {
  it("the SBOM of a bundle lists exactly the bundle's contents and conforms to the CycloneDX schema", async () => {
    const sbom = sbomOf('react', 'yup');
    expect(sbom.metadata.component).toMatchObject({ name: 'app-a', type: 'application' });
    expect(sbom.components.map(({ name }) => name)).toEqual(['react', 'yup']);
    expect(await schemaFaults(sbom)).toEqual([]);
  });

  it('the SBOM of a bundle is rejected if it lacks a package that the bundle contains', () => {
    expect(missingOf(sbomOf('react', 'yup'), [party('react')])).toEqual([]);
    expect(missingOf(sbomOf('yup'), [party('react'), party('yup')])).toEqual([
      'react@1.0.0 is in app-a, and its SBOM does not name it',
    ]);
  });

  it('the SBOM of a bundle cannot be written for a package that no SBOM of the workspace contains', () => {
    expect(() => sbomOf('left-pad')).toThrow('app-a has pkg:npm/left-pad@1.0.0 in it');
  });

  it('the SBOM of a bundle is rejected if a licence requires more than its notice', () => {
    expect(unlicensed(sbomOf('react', 'greedy'))).toEqual(['greedy@1.0.0 is under AGPL-3.0-only']);
  });

  it('the CycloneDX schema rejects a component without a name, with an unknown licence, or with an additional property', async () => {
    const [first] = sbomOf('react').components;
    const faultsWith = (change) =>
      schemaFaults({ ...sbomOf('react'), components: [{ ...first, ...change }] });
    expect(await faultsWith({ name: undefined })).toEqual([
      "/components/0 must have required property 'name'",
    ]);
    expect(await faultsWith({ licenses: [{ license: { id: 'MY-OWN' } }] })).not.toEqual([]);
    expect(await faultsWith({ price: 'none' })).toEqual([
      '/components/0 must NOT have additional properties',
    ]);
  });
});
