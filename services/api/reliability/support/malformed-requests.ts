import { connect } from 'node:net';
import { mark } from './hostile-bodies.ts';
import { within } from './within.ts';

const json = 'content-type: application/json';
const right = `{"content":"${mark}"}`;

/** Headers and bodies that no client library sends. */
const rests: readonly string[] = [
  // A content-length that does not match the body.
  `host: x\r\n${json}\r\ncontent-length: 1000\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: 3\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: -1\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: 1e3\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: 99999999999999999999\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: 3\r\ncontent-length: 20\r\n\r\n${right}`,
  `host: x\r\n${json}\r\ncontent-length: 20\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  // Invalid chunks.
  `host: x\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${right}\r\n0\r\n\r\n`,
  `host: x\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n-5\r\n${right}`,
  `host: x\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\nff\r\n${right}`,
  `host: x\r\n${json}\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `host: x\r\n${json}\r\ntransfer-encoding: ${mark}\r\n\r\n0\r\n\r\n`,
  // Headers that are invalid, too long, too many or duplicated.
  `host: x\r\n${mark}\r\n\r\n`,
  `host: x\r\n${mark}: a\0b\r\n\r\n`,
  `host: x\r\nx: a\r\n ${mark}\r\n\r\n`,
  `host: x\r\n${mark}: ${'a'.repeat(70_000)}\r\n\r\n`,
  `host: x\r\n${`${mark}: a\r\n`.repeat(3000)}\r\n`,
  `${json}\r\ncontent-length: 0\r\n\r\n`,
  `host: ${mark}\u00e9 /\\\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nhost: y\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nauthorization: Bearer ${mark}.${mark}.\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nauthorization: Bearer ..\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nexpect: ${mark}\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nexpect: 100-continue\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  `host: x\r\nconnection: upgrade\r\nupgrade: ${mark}\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
];
const firstLines: readonly ((path: string) => string)[] = [
  (path) => `POST ${path} HTTP/1.1`,
  (path) => `GET ${path} HTTP/1.1`,
  (path) => `POST ${path}/%00%ff${mark} HTTP/1.1`,
  (path) => `POST ${path}?${mark}=%zz&step=%e0%a4%a&step=1&step[]=2 HTTP/1.1`,
  (path) => `POST http://${mark}.example${path} HTTP/1.1`,
  (path) => `POST //${mark}/..${path} HTTP/1.1`,
  (path) => `TRACE ${path} HTTP/1.1`,
  (path) => `PROPFIND ${path} HTTP/1.1`,
  (path) => `${mark} ${path} HTTP/1.1`,
  (path) => `OPTIONS ${path} HTTP/1.1`,
  () => `OPTIONS * HTTP/1.1`,
  (path) => `CONNECT ${path} HTTP/1.1`,
  (path) => `POST ${path} HTTP/3.7`,
];

export const malformedRequests = rests.length * firstLines.length;

/**
 * Sends a malformed request. Returns the status of the response. Returns 0 if the connection closes
 * without a response.
 */
export async function sendMalformed(address: string, path: string, which: number): Promise<number> {
  const first = firstLines[Math.floor(which / rests.length) % firstLines.length];
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // The client is still sending when the server rejects it. The server may then reset the
  // connection.
  socket.on('error', () => {});
  const said: string[] = [];
  socket.on('data', (data) => said.push(data.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.end(`${first?.(path)}\r\n${rests[which % rests.length]}`);
  await within(60, `The end of malformed request ${which}`, closed);
  // An informational 1xx status is not the final response.
  const statuses = [...said.join('').matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
    Number(status),
  );
  return Math.max(0, ...statuses);
}
