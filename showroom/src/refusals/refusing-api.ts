import { createApp, type ReferenceData } from '@preventivo/api/app';
import countries from '@preventivo/api/data/countries.json?raw';
import enums from '@preventivo/api/data/enums.json?raw';
import localities from '@preventivo/api/data/localities.json?raw';
import municipalities from '@preventivo/api/data/municipalities.json?raw';
import municipalityChanges from '@preventivo/api/data/municipality-changes.json?raw';
import professions from '@preventivo/api/data/professions.json?raw';
import provinces from '@preventivo/api/data/provinces.json?raw';
import toponimi from '@preventivo/api/data/toponimi.json?raw';
import { lines } from '@preventivo/api/lines';
import { memoryStore } from '@preventivo/api/memory';
import type { Client } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { account } from '@preventivo/fixtures/people';

export interface Refusal {
  readonly code: string;
  /** The control that the response names, in the format of the reference API. */
  readonly field?: string;
}

/**
 * A back end that accepts every request, except a request that a test has told it to reject. It has the option lists of
 * the reference API.
 */
export interface RefusingApi {
  readonly client: Client;
  refuseNext(call: 'contractor' | 'save' | 'submit', refusal: Refusal): void;
}

export const data: ReferenceData = {
  municipalities: JSON.parse(municipalities),
  localities: JSON.parse(localities),
  municipalityChanges: JSON.parse(municipalityChanges),
  countries: JSON.parse(countries),
  provinces: JSON.parse(provinces),
  toponimi: JSON.parse(toponimi),
  professions: JSON.parse(professions),
  enums: JSON.parse(enums),
};
const app = createApp({ store: memoryStore(), lines, data });

/**
 * Creates a `RefusingApi`.
 * @param isLoggedIn whether Giulia is logged in
 */
export function refusingApi(line: string, isLoggedIn = false): RefusingApi {
  let next: { readonly call: string; readonly refusal: Refusal } | undefined;
  const ask: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const [, call = ''] =
      /^\/api\/[\w-]+\/(contractor|save|submit|validate)/.exec(url.pathname) ?? [];
    if (next && call === next.call) {
      const { code, field } = next.refusal;
      next = undefined;
      return no(code, field);
    }
    if (url.pathname.endsWith('/users/my-data'))
      return Response.json({ success: true, user: account });
    if (url.pathname.endsWith('/address/search'))
      return yes({
        session: 's',
        placeList: [{ placeId: 'p', description: 'VIA ROMA, 12/A, 20121 MILANO MI, ITALIA' }],
      });
    return call ? yes({}) : app.fetch(new Request(url, init));
  };
  const token = memoryToken();
  if (isLoggedIn) token.set('giulia', 3600);
  const client = createClient({ line, fetch: ask, token });
  return {
    client,
    refuseNext(call, refusal) {
      next = { call, refusal };
    },
  };
}

const yes = (more: object) => Response.json({ status: 200, msg: 'ok', ...more });
const no = (error_code: string, field: string | undefined) =>
  Response.json(
    { status: 422, msg: error_code, obj: { success: false, error_code, ...(field && { field }) } },
    { status: 422 },
  );
