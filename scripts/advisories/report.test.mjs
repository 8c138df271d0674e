import { describe, expect, it } from 'vitest';
import { report } from './report.mjs';

const react = {
  id: 'GHSA-1',
  name: 'react',
  vulnerable: '<20.0.0',
  severity: 'high',
  title: 'Somebody gets in',
};
const kept = { fetched: '2026-11-10T12:00:00Z', lockfile: 'as-it-is', advisories: [] };
const never = { fetched: null, lockfile: null, advisories: [] };

/** Told on 24 November, of a lockfile with React, while the registry does not answer. */
const told = (change = {}) =>
  report({
    answer: { unanswered: 'the registry answers 405' },
    kept,
    installed: { packages: ['react@19.3.1'], lockfile: 'as-it-is' },
    accepted: [],
    now: new Date('2026-11-24T12:00:00Z'),
    ...change,
  });

describe('where the registry answers', () => {
  it('its answer counts, and the kept one does not', () => {
    const { known, faults } = told({ answer: { advisories: [react] } });
    expect(known).toBe(true);
    expect(faults).toEqual(['react@19.3.1 is vulnerable (high, GHSA-1): Somebody gets in']);
    const stale = { ...kept, advisories: [react] };
    expect(told({ answer: { advisories: [] }, kept: stale, releasing: true }).faults).toEqual([]);
  });
});

describe('where it does not', () => {
  it('the kept answer counts, and its age is said', () => {
    const { lines, faults } = told({ kept: { ...kept, advisories: [react] } });
    expect(lines).toEqual([
      'Since the registry answers 405: by security/advisories.json, 14 days old.',
    ]);
    expect(faults).toHaveLength(1);
  });

  it('nothing is said to be known where none was ever fetched', () => {
    expect(told({ kept: never })).toEqual({
      known: false,
      lines: [
        'Not known: the registry answers 405, and security/advisories.json was never fetched.',
      ],
      faults: [],
    });
  });
});

describe('a release', () => {
  it('goes by an answer of the last two weeks', () => {
    expect(told({ releasing: true }).faults).toEqual([]);
  });

  it('is refused by an older one, by one of another lockfile, and by none', () => {
    const faults = (change) => told({ releasing: true, ...change }).faults;
    expect(faults({ now: new Date('2026-11-25T12:00:00Z') })).toEqual([
      'No release: the advisories are older than 14 days: node scripts/advisories.mjs',
    ]);
    expect(faults({ kept: { ...kept, lockfile: 'as-it-was' } })).toEqual([
      'No release: the advisories are of another lockfile: node scripts/advisories.mjs',
    ]);
    expect(faults({ kept: never })).toHaveLength(1);
  });
});
