import { describe, expect, it } from 'vitest';
import { incomplete, vulnerabilities } from './judge.mjs';

const packages = ['react@19.3.1', 'react@18.3.1', 'react-dom@18.3.1', '@a/b@2.0.0-rc.1'];
const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  name: 'react',
  vulnerable: '<19.0.0',
  severity: 'high',
  title: 'Somebody gets in',
};
const judged = (change = {}, accepted = []) =>
  vulnerabilities(packages, {
    advisories: [{ ...advisory, ...change }],
    accepted,
    today: '2026-11-24',
  });
const said = 'react@18.3.1 is vulnerable (high, GHSA-aaaa-bbbb-cccc): Somebody gets in';

describe('a package of the lockfile', () => {
  it('a package of the lockfile is rejected only in a vulnerable version', () => {
    expect(judged()).toEqual([said]);
    expect(judged({ vulnerable: '<18.0.0' })).toEqual([]);
  });

  it('a package of the lockfile is also rejected if it is a prerelease in the vulnerable range, or if the range is unreadable', () => {
    expect(judged({ name: '@a/b', vulnerable: '<=2.0.0' })).toHaveLength(1);
    expect(judged({ vulnerable: 'the old ones' })).toHaveLength(2);
  });

  it('a vulnerable package may be accepted by name until a date, and is rejected on the next day', () => {
    const accepted = { id: advisory.id, package: 'react', reason: 'Never called.' };
    expect(judged({}, [{ ...accepted, until: '2026-11-24' }])).toEqual([]);
    expect(judged({}, [{ ...accepted, until: '2026-11-23' }])).toEqual([
      `${said}; it was accepted until 2026-11-23`,
    ]);
  });

  it('an acceptance does not apply to another vulnerability or another package', () => {
    const accepted = { id: advisory.id, package: 'react', reason: 'a', until: '2027-01-01' };
    expect(judged({ id: 'GHSA-dddd-eeee-ffff' }, [accepted])).toHaveLength(1);
    expect(judged({}, [{ ...accepted, package: 'react-dom' }])).toEqual([said]);
  });
});

describe('an accepted entry', () => {
  it('an accepted entry names its vulnerability, package, reason and last day', () => {
    const whole = { id: 'GHSA-1', package: 'react', reason: 'Never called.', until: '2027-01-01' };
    expect(incomplete([whole])).toEqual([]);
    expect(incomplete([{ ...whole, reason: '' }])).toHaveLength(1);
    expect(incomplete([{ ...whole, until: 'soon' }])).toHaveLength(1);
  });
});
