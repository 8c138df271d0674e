import { describe, expect, it } from 'vitest';
import { atRunTime, missingFrom } from './at-run-time.mjs';
import { refOf } from './refs.mjs';

const versions = { '@p/a': '0.1.0', '@p/b': '0.1.0', react: '19.1.0', yup: '1.0.0', tsup: '9.0.0' };
const ref = (name) => refOf({ name, version: versions[name] ?? '1.0.0' });
const component = (name) => ({ 'bom-ref': ref(name), name, version: versions[name] ?? '1.0.0' });
const needs = (name, ...others) => ({ ref: ref(name), dependsOn: others.map(ref) });

const a = {
  name: '@p/a',
  dependencies: { '@p/b': 'workspace:^' },
  peerDependencies: { react: '^18.2.0 || ^19.0.0' },
  devDependencies: { tsup: '9.0.0' },
};
const b = { name: '@p/b', dependencies: { yup: '1.0.0' }, devDependencies: { tsup: '9.0.0' } };
const manifests = new Map([
  ['@p/a', a],
  ['@p/b', b],
]);
const installed = {
  metadata: { component: component('@p/a') },
  components: ['@p/b', 'react', 'scheduler', 'yup', 'toposort', 'tsup', 'esbuild'].map(component),
  dependencies: [
    needs('@p/a', '@p/b', 'react', 'tsup'),
    needs('@p/b', 'yup', 'tsup'),
    needs('react', 'scheduler'),
    needs('yup', 'toposort'),
    needs('tsup', 'esbuild'),
  ],
};
const names = (sbom) => sbom.components.map(({ name }) => name);

describe('the SBOM of a package', () => {
  it('the SBOM of a package lists its run-time dependencies and peers at any depth, and no development packages', () => {
    const sbom = atRunTime(installed, manifests);
    expect(names(sbom)).toEqual(['@p/b', 'react', 'scheduler', 'yup', 'toposort']);
    expect(sbom.dependencies).toContainEqual({ ref: ref('@p/b'), dependsOn: [ref('yup')] });
  });

  it('the SBOM of a package states the supported versions of a peer dependency', () => {
    const react = atRunTime(installed, manifests).components.find(({ name }) => name === 'react');
    expect(react).toMatchObject({
      version: '19.1.0',
      scope: 'required',
      properties: [{ name: 'preventivo:peer', value: '^18.2.0 || ^19.0.0' }],
    });
  });

  it('the SBOM of a package can omit the peers, which the installing app provides', () => {
    const sbom = atRunTime(installed, manifests, { peers: false });
    expect(names(sbom)).toEqual(['@p/b', 'yup', 'toposort']);
  });

  it('the SBOM of a package is rejected if it lacks one of the peers', () => {
    const sbom = atRunTime(installed, manifests);
    expect(missingFrom(sbom, a)).toEqual([]);
    const without = { ...sbom, components: sbom.components.filter((one) => one.name !== 'react') };
    expect(missingFrom(without, a)).toEqual(['@p/a needs react, and its SBOM does not name it']);
  });
});

describe('the SBOM of the API', () => {
  it('the SBOM of the API lists packages bundled into its modules, although no manifest lists them', () => {
    const api = { name: '@preventivo/api', devDependencies: { jose: '6.0.0' } };
    const sbom = {
      metadata: { component: component('@preventivo/api') },
      components: [component('jose'), component('tsup')],
      dependencies: [needs('@preventivo/api', 'jose', 'tsup')],
    };
    expect(names(atRunTime(sbom, new Map([[api.name, api]])))).toEqual(['jose']);
  });
});
