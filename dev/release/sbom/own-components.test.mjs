import { expect, it } from 'vitest';
import { withOwnLicences } from './own-components.mjs';

const bell = {
  license: 'MIT',
  homepage: 'https://example.org/bell#readme',
  repository: { type: 'git', url: 'git+https://example.org/bell.git' },
  bugs: 'https://example.org/issues',
};

it('an SBOM states licence and pages of our packages, and keeps other components', () => {
  const own = { name: 'bell', 'bom-ref': 'pkg:npm/%40preventivo/bell@1.0.0' };
  const other = { name: 'react', 'bom-ref': 'pkg:npm/react@19.0.0' };
  const sbom = { components: [own, other] };
  expect(withOwnLicences(sbom, new Map([['@preventivo/bell', bell]])).components).toEqual([
    {
      ...own,
      licenses: [{ license: { id: 'MIT' } }],
      externalReferences: [
        { type: 'website', url: 'https://example.org/bell#readme' },
        { type: 'vcs', url: 'git+https://example.org/bell.git' },
        { type: 'issue-tracker', url: 'https://example.org/issues' },
      ],
    },
    other,
  ]);
});
