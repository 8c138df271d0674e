import { expect, it } from 'vitest';
import { complaintsOf, releases } from './releases.mjs';

const one = (name, version, changelog = `# ${name}\n\n## ${version}\n`) => ({
  manifest: { name, version },
  changelog,
});

it('releases lists the packages with a new version', () => {
  const before = [one('core', '0.1.0'), one('ui', '0.1.0')];
  const after = [one('core', '0.2.0'), one('ui', '0.1.0')];
  expect(releases(before, after)).toMatchObject([{ name: 'core', from: '0.1.0', to: '0.2.0' }]);
});

it('complaintsOf accepts a release if all packages have the same version and a changelog entry', () => {
  const before = [one('core', '0.1.0'), one('ui', '0.1.0')];
  expect(complaintsOf(releases(before, [one('core', '0.2.0'), one('ui', '0.2.0')]))).toEqual([]);
});

it('complaintsOf reports two different versions, and a package without a changelog entry', () => {
  const before = [one('core', '0.1.0'), one('ui', '0.1.0')];
  const after = [one('core', '0.2.0'), one('ui', '0.1.1', '# ui\n\n## 0.1.0\n')];
  expect(complaintsOf(releases(before, after))).toEqual([
    'The packages would part: 0.2.0, 0.1.1',
    'ui: its changelog does not tell of 0.1.1',
  ]);
});
