import { createServer } from 'node:http';

/**
 * Starts a registry on loopback that responds to each audit with `body`. Returns its URL, the audits that it has
 * received, and a function that stops it.
 * @param body by package: `{ react: [{ id, url, title, severity, vulnerable_versions }] }`
 */
export async function startRegistry(body, status = 200) {
  const audits = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isAudit = request.url.endsWith('/advisories/bulk');
      if (isAudit) audits.push(request.url);
      response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? body : {}));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    audits,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
