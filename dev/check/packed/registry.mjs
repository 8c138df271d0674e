import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { run } from '../../shared/child.mjs';

/**
 * Serves the tarballs as a registry on loopback, so that `npm i @preventivo/ui` and
 * `npm create preventivo` find them as if they were published. It redirects calls for other
 * packages to the registry that npm is configured with.
 */
export async function serveRegistry(tarballs) {
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
    packages.set(manifest.name, { tarball, document: (at) => documentOf(manifest, tarball, at) });
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, close: () => server.close() };
}

const documentOf = (manifest, tarball, address) => ({
  name: manifest.name,
  'dist-tags': { latest: manifest.version },
  versions: {
    [manifest.version]: {
      ...manifest,
      dist: { tarball: `${address}/${manifest.name}/${basename(tarball)}` },
    },
  },
});

async function manifestIn(tarball) {
  const { output } = await run('tar', ['-xzOf', tarball, 'package/package.json'], { quiet: true });
  return JSON.parse(output);
}
