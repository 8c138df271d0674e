import { expectThat, optionsIn, quoteNo, told } from '../fits.ts';
import type { Kit, LineCheck } from '../kit.ts';
import { NotTried } from '../verdict.ts';
import { contractor } from '../visitor.ts';

const foreign = 'https://conformita.example.org';

function allowed({ origin }: Kit): string {
  if (origin === undefined)
    throw new NotTried('say with --origin which page of another origin may call this back end');
  return origin;
}

export const originChecks: readonly LineCheck[] = [
  {
    id: 'cors/foreign-origin',
    says: 'a page of another origin that is not allowed cannot change anything, nor read',
    run: async ({ ask }, { id }) => {
      const headers = { origin: foreign };
      const answer = await ask(`/api/${id}/contractor`, { body: { contractor }, headers });
      quoteNo(answer, { status: 403, code: 'FOREIGN_ORIGIN' });
      const list = await ask(`/api/${id}/enums/stati`, { headers });
      for (const one of [answer, list]) {
        const said = one.headers.get('access-control-allow-origin') ?? 'none';
        expectThat(said !== foreign && said !== '*', 'no access-control-allow-origin', said, one);
      }
    },
  },
  {
    id: 'cors/allowed-origin',
    says: 'a page of an allowed origin may call, and read the headers of the contract',
    run: async (kit, { id }) => {
      const origin = allowed(kit);
      const answer = await kit.ask(`/api/${id}/enums/stati`, { headers: { origin } });
      optionsIn(answer);
      const said = answer.headers.get('access-control-allow-origin') ?? 'none';
      expectThat(said === origin, `access-control-allow-origin ${origin}`, said, answer);
      const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
      for (const header of ['x-token', 'idempotent-replayed'])
        expectThat(exposed.includes(header), `${header} exposed`, exposed || 'none', answer);
    },
  },
  {
    id: 'cors/asked-before',
    says: 'a page of an allowed origin is told beforehand what it may send',
    run: async (kit, { id }) => {
      const answer = await kit.ask(`/api/${id}/submit`, {
        method: 'OPTIONS',
        headers: {
          origin: allowed(kit),
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type, idempotency-key',
        },
      });
      expectThat(answer.status < 300, 'status 2xx', told(answer), answer);
      const names = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      for (const header of ['authorization', 'content-type', 'idempotency-key'])
        expectThat(names.includes(header), `${header} allowed`, names || 'none', answer);
    },
  },
];
