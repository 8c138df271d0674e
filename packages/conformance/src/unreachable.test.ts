import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { lines } from '@preventivo/api/lines';
import { createBackEnd } from '@preventivo/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformanceCommand } from './command.ts';
import { timer } from './pause.ts';

const { travel } = lines;
const today = '2026-11-21';

interface Call {
  readonly path: string;
  readonly body: string;
}

let backEnd: ReturnType<typeof createBackEnd>;
let server: ReturnType<typeof createServer>;
let port: number;
/** Runs before the server responds to a call. Returns true if the server must not respond. */
let fails: (call: Call, response: ServerResponse) => boolean;

async function respond(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request;
  const body = await text(request);
  if (fails({ path: url, body }, response)) return;
  const headers = new Headers();
  for (const name of ['content-type', 'authorization', 'idempotency-key'])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  const sent = { method, headers, ...(method === 'POST' && { body }) };
  const answer = await backEnd.fetch(`http://127.0.0.1:${port}${url}`, sent);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

async function listen(at: number) {
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
}

/** Ends the server as a crash does: it sends no response and closes all connections. */
function crash() {
  server.close();
  server.closeAllConnections();
  return true;
}

async function run(...words: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const streams = {
    out: (line: string) => out.push(line),
    error: (line: string) => error.push(line),
  };
  const base = `http://127.0.0.1:${port}`;
  const code = await conformanceCommand(
    [base, '--lines', 'travel', '--today', today, ...words],
    streams,
  );
  return { code, out: out.join('\n'), error: error.join('\n') };
}

beforeEach(async () => {
  backEnd = createBackEnd({ lines: travel ? [travel] : [], today });
  fails = () => false;
  vi.spyOn(timer, 'pause').mockResolvedValue();
  await listen(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  crash();
});

const around = ['--only', 'travel submit/right,hostile/7-user,hostile/8-user,hostile/9-user'];

describe('a server that dies at its first list', () => {
  it('the report says that no check got an answer if the server dies at the first check', async () => {
    fails = ({ path }) => path.includes('/enums/') && crash();
    const { code, error } = await run('--only', 'lists/');
    expect(code).toBe(2);
    expect(error).toContain('since travel lists/offered (GET /api/travel/enums/tipoDestinazione)');
    expect(error).toContain('no check before it got an answer');
  });
});

describe('a server that dies at a null body', () => {
  beforeEach(() => {
    fails = ({ body }) => body === 'null' && crash();
  });

  it('the report names the check since which the server has not answered, and the command exits with 2', async () => {
    const { code, out, error } = await run(...around);
    expect(code).toBe(2);
    expect(error).toBe(
      'The server has not answered since hostile/8-user-service (POST /api/users/login); the last check that got an answer is hostile/7-user-service; the checks after it were not tried.',
    );
    // The output has the results so far. It has no line for a check that was not tried.
    expect(out).toContain('ok            travel submit/right');
    expect(out).toContain('does not fit  hostile/8-user-service');
    expect(out).not.toContain('hostile/9-user-service');
    expect(out).toMatch(/\nsubmit +1 fit, 0 do not, 0 not tried\n/);
    expect(out).toMatch(/\nhostile +1 fit, 1 do not, 1 not tried\n/);
    expect(out).toMatch(/: 2 fit, 1 do not, 1 not tried\.$/);
  });

  it('the JSON report contains the same facts', async () => {
    const { code, out } = await run(...around, '--json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      stopped: {
        since: 'hostile/8-user-service',
        call: 'POST /api/users/login',
        lastAnswered: 'hostile/7-user-service',
      },
      groups: [
        { group: 'submit', fits: 1, misfits: 0, notTried: 0 },
        { group: 'hostile', fits: 1, misfits: 1, notTried: 1 },
      ],
    });
  });

  it('the kit checks everything else if a supervisor restarts the server', async () => {
    vi.mocked(timer.pause).mockImplementation(async () => {
      if (!server.listening) await listen(port);
    });
    const { code, out, error } = await run(...around);
    expect([code, error]).toEqual([1, '']);
    expect(out).toMatch(/does not fit {2}hostile\/8-user-service.*\n.*\n +expected: an answer/);
    expect(out).toContain('ok            hostile/9-user-service');
    expect(out).toMatch(/: 3 fit, 1 do not, 0 not tried\.$/);
  });
});

describe('a server that still accepts connections', () => {
  it('a server that closes the connection of one call is checked to the end', async () => {
    fails = ({ path }, response) => {
      if (!path.endsWith('/recall-me')) return false;
      response.destroy();
      return true;
    };
    const { code, out, error } = await run('--only', 'recall/once,unknown-call');
    expect([code, error]).toEqual([1, '']);
    expect(out).toMatch(/does not fit {2}travel recall\/once.*\n.*\n +expected: an answer/);
    expect(out).toContain('ok            travel envelope/unknown-call');
  });

  it('a server that answers each call with an error is checked to the end', async () => {
    fails = (_, response) => {
      response.writeHead(503).end();
      return true;
    };
    const { code, out, error } = await run('--only', 'lists/,hostile/1');
    expect([code, error]).toEqual([1, '']);
    expect(out).toContain('travel hostile/12');
    expect(timer.pause).not.toHaveBeenCalled();
  });
});
