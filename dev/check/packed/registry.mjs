import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { run } from '../../shared/child.mjs';

/**
 * Serves the tarballs as a registry on loopback, so that `npm i @preventivo/ui` and `npm create preventivo` find them
 * as if they were published. Redirects requests for other packages to npm's configured registry.
 * @param versionsOf returns the manifests of all versions to list for a tarball, oldest first. Each version downloads
 * the same tarball.
 */
export async function serveRegistry(tarballs, versionsOf = (manifest) => [manifest]) {
  const { output: upstream } = await run('npm', ['config', 'get', 'registry'], { quiet: true });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url).slice(1);
    const [, name, file] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const one = packages.get(name);
    if (!one)
      response.writeHead(302, { location: new URL(request.url, upstream.trim()).href }).end();
    else if (file) createReadStream(one.tarball).pipe(response);
    else response.end(JSON.stringify(one.document(address)));
  });
  const packages = new Map();
  for (const tarball of tarballs) {
    const manifest = await manifestIn(tarball);
    const versions = versionsOf(manifest);
    packages.set(manifest.name, { tarball, document: (at) => documentOf(versions, tarball, at) });
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, close: () => server.close() };
}

/**
 * Returns the registry's document about a package. Each version has its own URL: npm treats two packages with one URL
 * as the same package.
 */
const documentOf = (versions, tarball, address) => ({
  name: versions[0].name,
  'dist-tags': { latest: versions.at(-1).version },
  versions: Object.fromEntries(
    versions.map((manifest) => {
      const file = `${address}/${manifest.name}/${basename(tarball)}?version=${manifest.version}`;
      return [manifest.version, { ...manifest, dist: { tarball: file } }];
    }),
  ),
});

async function manifestIn(tarball) {
  const { output } = await run('tar', ['-xzOf', tarball, 'package/package.json'], { quiet: true });
  return JSON.parse(output);
}
