import { type CallRequest, codeOf } from '../asking.ts';
import { submission } from '../bodies.ts';
import { expectThat, isObject, quoteNo, quoteYes, told } from '../fits.ts';
import type { Kit, LineCheck } from '../kit.ts';
import { bearer } from '../people.ts';
import { NotTried } from '../verdict.ts';

const asProgram = ({ requestsToken }: Kit, body?: object): CallRequest => ({
  headers: bearer(requestsToken ?? ''),
  ...(body && { body }),
});

/** Sends a request of the line, and returns its id. */
async function sent(kit: Kit, line: Parameters<LineCheck['run']>[1]): Promise<string> {
  const [values] = (await kit.forms(line)).right;
  if (!values) throw new NotTried('no form could be answered with the lists of this back end');
  const answer = await kit.ask(`/api/${line.id}/submit`, {
    body: submission(line, values, kit.today),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return String(Object(Object(quoteYes(answer)).data).Quote_Request_Id);
}

async function page(kit: Kit, line: string, query: string) {
  const answer = await kit.ask(`/api/broker/requests?line=${line}&${query}`, asProgram(kit));
  const { requests, next }: Record<string, unknown> = Object(quoteYes(answer));
  expectThat(Array.isArray(requests), 'obj.requests, a list', typeof requests, answer);
  const isEnd = next === null || (typeof next === 'string' && next !== '');
  expectThat(isEnd, 'obj.next, a text or null', typeof next, answer);
  return { answer, found: requests.map(Object), next: next as string | null };
}

async function handlingOf(kit: Kit, id: string) {
  const answer = await kit.ask(`/api/broker/requests/${id}`, asProgram(kit));
  const { handling } = Object(quoteYes(answer));
  expectThat(isObject(handling), 'obj.handling, an object', typeof handling, answer);
  return { answer, handling };
}

/** The calls of the broker's programs, for each line. They need a token of scope `write`. */
export const brokerChecks: readonly LineCheck[] = [
  {
    id: 'requests/token',
    says: 'nobody reads or changes requests without a token, or with another one',
    run: async (kit, line) => {
      const id = await sent(kit, line);
      for (const headers of [{}, bearer('x'.repeat(40))])
        for (const asked of [
          await kit.ask('/api/broker/requests', { headers }),
          await kit.ask(`/api/broker/requests/${id}`, { headers }),
          await kit.ask(`/api/broker/requests/${id}/status`, { headers, body: { revision: 0 } }),
        ])
          expectThat(asked.status === 401, 'status 401', told(asked), asked);
    },
  },
  {
    id: 'requests/list',
    says: 'a page of the list has the newest requests, and the pages have each request once',
    run: async (kit, line) => {
      const ids = [await sent(kit, line), await sent(kit, line), await sent(kit, line)];
      const seen: string[] = [];
      let cursor = '';
      while (ids.some((id) => !seen.includes(id))) {
        const { answer, found, next } = await page(kit, line.id, `limit=2${cursor}`);
        expectThat(found.length > 0 && found.length <= 2, 'one or two', `${found.length}`, answer);
        seen.push(...found.map(({ id }) => String(id)));
        const isOnce = new Set(seen).size === seen.length;
        expectThat(isOnce, 'each request once', 'a request twice', answer);
        const isOver = next === null && ids.some((id) => !seen.includes(id));
        expectThat(!isOver, 'all new requests', 'the end without one of them', answer);
        cursor = `&cursor=${encodeURIComponent(next ?? '')}`;
      }
    },
  },
  {
    id: 'requests/filter',
    says: 'a parameter of the list that is none is refused as FILTER_INVALID, with its name',
    run: async (kit) => {
      const answer = await kit.ask('/api/broker/requests?status=oroscopo', asProgram(kit));
      quoteNo(answer, { status: 422, code: 'FILTER_INVALID', names: 'status' });
    },
  },
  {
    id: 'requests/unknown',
    says: 'a request that is none is answered with 404 REQUEST_UNKNOWN',
    run: async (kit) => {
      const none = '/api/broker/requests/00000000-0000-4000-8000-000000000000';
      for (const answer of [
        await kit.ask(none, asProgram(kit)),
        await kit.ask(`${none}/status`, asProgram(kit, { revision: 0, status: 'taken' })),
      ])
        quoteNo(answer, { status: 404, code: 'REQUEST_UNKNOWN' });
    },
  },
  {
    id: 'requests/status',
    says: 'a new request can be taken on with a note, which a later change of another part keeps',
    run: async (kit, line) => {
      const id = await sent(kit, line);
      const before = await handlingOf(kit, id);
      const { status, revision } = before.handling;
      expectThat(status === 'new', 'status new', String(status), before.answer);
      const change = (body: object) =>
        kit.ask(`/api/broker/requests/${id}/status`, asProgram(kit, body));
      const first = { revision, status: 'taken', note: 'Prova di conformità' };
      const next = Object(quoteYes(await change(first))).revision;
      quoteYes(await change({ revision: next, status: 'lost' }));
      const { answer, handling } = await handlingOf(kit, id);
      const isKept = handling.status === 'lost' && handling.note === first.note;
      expectThat(isKept, 'status lost, with the note', 'another state', answer);
    },
  },
  {
    id: 'requests/conflict',
    says: 'a change that is based on an old state is refused with 409 REQUEST_CHANGED',
    run: async (kit, line) => {
      const id = await sent(kit, line);
      const { revision } = (await handlingOf(kit, id)).handling;
      const change = (status: string) =>
        kit.ask(`/api/broker/requests/${id}/status`, asProgram(kit, { revision, status }));
      quoteYes(await change('taken'));
      const late = await change('lost');
      const isRefused = late.status === 409 && codeOf(late) === 'REQUEST_CHANGED';
      expectThat(isRefused, 'status 409 REQUEST_CHANGED', told(late), late);
      const { answer, handling } = await handlingOf(kit, id);
      expectThat(handling.status === 'taken', 'status taken', String(handling.status), answer);
    },
  },
];
