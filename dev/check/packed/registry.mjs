import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { run } from '../../shared/child.mjs';

/**
 * Serves the tarballs as a registry on loopback, so that `npm i @preventivo/ui` finds them as if
 * they were published. It serves no other package.
 */
export async function serveRegistry(tarballs) {
  const server = createServer((request, response) => {
    const [, scope, name, file] = decodeURIComponent(request.url).split('/');
    const one = packages.get(`${scope}/${name}`);
    if (one && file) createReadStream(one.tarball).pipe(response);
    else response.writeHead(one ? 200 : 404).end(one && JSON.stringify(one.document(address)));
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
