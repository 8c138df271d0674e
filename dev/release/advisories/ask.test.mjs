import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { askRegistry } from './ask.mjs';
import { startRegistry } from './testing.mjs';

let registry;
afterEach(() => registry.stop());

/** Audits this repository against a registry that responds with `body`. */
async function ask(body, status) {
  registry = await startRegistry(body, status);
  return askRegistry({ registry: registry.url, folder: root });
}

describe('askRegistry', () => {
  it('askRegistry returns the advisories of a registry', async () => {
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

  it('askRegistry returns an empty list when the registry knows of no advisory', async () => {
    expect(await ask({})).toEqual({ advisories: [] });
  });

  it('askRegistry returns a reason instead of an empty list when the registry has no audit endpoint', async () => {
    expect(await ask({}, 405)).toEqual({ unanswered: 'the registry answers 405' });
  });
});
