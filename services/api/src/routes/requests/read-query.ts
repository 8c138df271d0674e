import type { RequestContext } from '../../context.ts';
import { Refusal, reasonOf } from '../../contract/refusal.ts';
import { requestStatuses } from '../../store/handling.ts';
import type { RequestFilter, RequestPlace } from '../../store/requests.ts';

/** A page of the list of requests. */
export interface PageQuery {
  readonly filter: RequestFilter;
  readonly limit: number;
}

const maxLimit = 100;

/** Reads the query of the list. @throws {Refusal} 422 with the name of an invalid parameter */
export function readQuery({ query }: Pick<RequestContext, 'query'>): PageQuery {
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = query(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) throw invalid(name);
    return value;
  };
  const status = read('status', (text) => requestStatuses.find((one) => one === text));
  const line = read('line', (text) => (/^[\w-]{1,100}$/.test(text) ? text : undefined));
  const [from, until] = [read('from', isoTime), read('until', isoTime)];
  const after = read('cursor', placeIn);
  return {
    filter: {
      ...(status && { status }),
      ...(line && { line }),
      ...(from && { from }),
      ...(until && { until }),
      ...(after && { after }),
    },
    limit: read('limit', countIn) ?? 50,
  };
}

function invalid(field: string): Refusal {
  const [status, message] = reasonOf('FILTER_INVALID');
  return new Refusal({ status, code: 'FILTER_INVALID', message }, { field });
}

const countIn = (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxLimit
    ? Number(text)
    : undefined;

/** Returns an ISO time in UTC with milliseconds, as the store has it. */
function isoTime(text: string): string | undefined {
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(
    text,
  );
  const time = isIso ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Returns the cursor of the requests after this request. */
export const cursorAt = ({ createdAt, id }: RequestPlace): string =>
  btoa(`${createdAt} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function placeIn(cursor: string): RequestPlace | undefined {
  if (!/^[\w-]{1,200}$/.test(cursor)) return undefined;
  const base64 = cursor.replaceAll('-', '+').replaceAll('_', '/');
  // No Base64 text has such a length.
  if (base64.length % 4 === 1) return undefined;
  const [time = '', id = '', ...more] = atob(base64).split(' ');
  const createdAt = isoTime(time);
  return createdAt && /^[\da-f-]{36}$/.test(id) && more.length === 0
    ? { createdAt, id }
    : undefined;
}
