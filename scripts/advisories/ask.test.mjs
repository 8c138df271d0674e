import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { askRegistry } from './ask.mjs';

let server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A registry on this machine that answers a question for advisories in its own way. */
async function registry(status, body) {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      const asked = request.url.endsWith('/advisories/bulk');
      response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? body : {}));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}/`;
}

describe('the registry', () => {
  it('says which versions are vulnerable, as one that is told a vulnerable version of React does', async () => {
    const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
    const said = { id: 1, url, title: 'Bad', severity: 'high', vulnerable_versions: '<99.0.0' };
    const { advisories } = await askRegistry({ registry: await registry(200, { react: [said] }) });
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

  it('may know of none, which is an answer', async () => {
    expect(await askRegistry({ registry: await registry(200, {}) })).toEqual({ advisories: [] });
  });

  it('that does not answer the question is not taken for one that knows of nothing', async () => {
    expect(await askRegistry({ registry: await registry(405, {}) })).toEqual({
      unanswered: 'the registry answers 405',
    });
  });
});
