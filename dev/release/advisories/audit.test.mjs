import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { auditFaults } from './audit.mjs';
import recorded from './recorded.json' with { type: 'json' };
import { startRegistry } from './testing.mjs';

const cleanUps = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function registryWith(answer, status) {
  const registry = await startRegistry(answer, status);
  cleanUps.push(registry.stop);
  return registry.url;
}

/** Returns a folder with a lockfile. The recorded response is about the packages in this lockfile. */
function folderOfVitePress1() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-audit-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"devDependencies":{"vite":"5.4.21"}}');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), stringify(recorded.lockfile));
  return folder;
}

describe('the audit of this lockfile', () => {
  it('the audit of this lockfile finds no unaccepted advisory in the recorded response of the registry', async () => {
    expect(await auditFaults({ registry: await registryWith(recorded.answer) })).toEqual([]);
  });

  it('the audit of this lockfile fails when the registry answers with an error', async () => {
    expect(await auditFaults({ registry: await registryWith({}, 405) })).toEqual([
      'Vulnerabilities are unknown: the registry answers 405. Ask another registry: --advisories-from <url>',
    ]);
  });
});

describe('the audit of a lockfile with VitePress 1', () => {
  it('the audit of a lockfile with VitePress 1 reports every advisory in the recorded response of the registry', async () => {
    const registry = await registryWith(recorded.answer);
    const faults = await auditFaults({ registry, folder: folderOfVitePress1(), accepted: [] });
    const ids = faults.map((fault) => /GHSA(-\w{4}){3}/.exec(fault)[0]);
    expect(ids.sort()).toEqual([
      'GHSA-4w7w-66w2-5vf9',
      'GHSA-67mh-4wv8-2f99',
      'GHSA-fx2h-pf6j-xcff',
      'GHSA-gv7w-rqvm-qjhr',
      'GHSA-v6wh-96g9-6wx3',
    ]);
  });

  it('the audit of a lockfile with VitePress 1 does not report an advisory whose acceptance ends today', async () => {
    const registry = await registryWith({ esbuild: recorded.answer.esbuild.slice(0, 1) });
    const accepted = [
      { id: 'GHSA-67mh-4wv8-2f99', package: 'esbuild', reason: 'Builds.', until: '2026-11-27' },
    ];
    const folder = folderOfVitePress1();
    const audit = (today) => auditFaults({ registry, folder, accepted, today });
    expect(await audit('2026-11-27')).toEqual([]);
    expect(await audit('2026-11-28')).toHaveLength(1);
  });
});

it('`npm test` runs no audit, because it must not depend on the network', () => {
  const stages = readFileSync(new URL('../../check/stages.mjs', import.meta.url), 'utf8');
  expect(stages).not.toMatch(/audit|advisor|vulnerab/i);
});
