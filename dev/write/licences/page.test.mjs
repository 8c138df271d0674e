import { describe, expect, it } from 'vitest';
import { licencesPage } from './page.mjs';

const component = (name, licence) => ({
  name,
  version: '1.0.0',
  licenses: licence ? [{ license: { id: licence } }] : [],
});
const sbomOf = (...components) => ({ components });
const data = '# Data\n\n## Sources and licences\n\n| source | v |\n|---|---|\n| ANPR | 2024 |\n';
const rowsOf = (sboms) =>
  licencesPage(new Map(Object.entries(sboms)), data)
    .split('\n')
    .filter((line) => line.includes('| 1.0.0 |'));

describe('the page of the licences', () => {
  it('the page of the licences lists each library with its licence, the bundles that contain it and the packages that install it', () => {
    expect(
      rowsOf({
        'app-a': sbomOf(component('yup', 'MIT')),
        'app-b': sbomOf(component('jotai', 'MIT')),
        'preventivo-core': sbomOf(component('yup', 'MIT'), {
          ...component('ui', 'MIT'),
          group: '@preventivo',
        }),
      }),
    ).toEqual(['| jotai | 1.0.0 | MIT | app-b | – |', '| yup | 1.0.0 | MIT | app-a | core |']);
  });

  it('the page of the licences has one name for all apps, and one for all lines', () => {
    const react = sbomOf(component('react', 'MIT'));
    const lines = { 'preventivo-line-a': react, 'preventivo-line-b': react };
    expect(rowsOf({ 'app-a': react, 'app-b': react, server: react, ...lines })).toEqual([
      '| react | 1.0.0 | MIT | every app, server | every line |',
    ]);
  });

  it('the page of the licences marks a library without a licence', () => {
    expect(rowsOf({ server: sbomOf(component('a')) })).toEqual([
      '| a | 1.0.0 | none said | server | – |',
    ]);
  });

  it('the page of the licences states the sources of the reference data, and cannot be written without them', () => {
    expect(licencesPage(new Map(), data)).toContain('| ANPR | 2024 |');
    expect(() => licencesPage(new Map(), '# Data\n')).toThrow('names no sources');
  });
});
