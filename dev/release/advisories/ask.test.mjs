import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { askRegistry } from './ask.mjs';
import { startRegistry } from './testing.mjs';

let registry;
afterEach(() => registry.stop());

/** Audits this repository against a registry that answers `body`. */
async function ask(body, status) {
  registry = await startRegistry(body, status);
  return askRegistry({ registry: registry.url, folder: root });
}

describe('askRegistry', () => {
  it('returns the advisories of a registry', async () => {
    const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
    const said = { id: 1, url, title: 'Bad', severity: 'high', vulnerable_versions: '<99.0.0' };
    const { advisories } = await ask({ react: [said] });
    expect(advisories).toEqual([
      {
        id: 'GHSA-aaaa-bbbb-cccc',
        name: 'react',
        vulnerable: '<99.0.0',
        severity: 'high',
        title: 'Bad',
        url,
      },
    ]);
  });

  it('returns no advisories when the registry knows of none', async () => {
    expect(await ask({})).toEqual({ advisories: [] });
  });

  it('rejects a registry without an audit endpoint instead of reporting no advisory', async () => {
    expect(await ask({}, 405)).toEqual({ unanswered: 'the registry answers 405' });
  });
});
