// Packs every public package and looks at the tarballs as those who install them do:
// their manifests, their types, and an app outside the workspace that imports every door.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAlone } from './packed/alone.mjs';
import { build, checkTypes, installConsumer, loadInNode } from './packed/consumer.mjs';
import { lintTarball, pack } from './packed/tarball.mjs';
import { root } from './root.mjs';

const folder = join(root, '.packed-trial');
rmSync(folder, { recursive: true, force: true });

const packages = ['packages', 'apps', 'services']
  .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)))
  .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
  .filter(
    ({ manifest }) =>
      !manifest.private && /core|italian|api$|testing|conformance/.test(manifest.name),
  );

let failures = 0;
async function step(what, work) {
  const complaint = await work();
  console.log(`${complaint ? 'FAILED' : 'ok'}  ${what}`);
  if (!complaint) return;
  failures += 1;
  console.error(complaint);
}

// Built by the first; the others find it done.
for (const one of packages) one.tarball = await pack(one.path, folder);
// Two at a time: each waits for a tool that starts.
const waiting = [...packages];
const lint = async () => {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const { manifest, tarball } = one;
    await step(manifest.name, () => lintTarball(tarball));
  }
};
await Promise.all([lint(), lint()]);
const consumer = await installConsumer(packages);
try {
  await step('types of every door and of the examples of the READMEs, libraries checked', () =>
    checkTypes(consumer),
  );
  await step('a Vite app that uses them', () => build(consumer));
  await step('every door in Node, by import and by require', () => loadInNode(consumer));
  await step('the API alone, with a line of one’s own, and the contract against it', () =>
    runAlone(consumer),
  );
} finally {
  rmSync(consumer.folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
