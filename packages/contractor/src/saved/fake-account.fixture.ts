import type { User } from '@preventivo/core';

/** What was asked, call by call. */
export interface RecordedRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Answer = () => Response | Promise<Response>;

/**
 * A user service and a quote service over one account: what is saved is there afterwards.
 * @param instead what is answered in place of that, by the end of a path: in turn, then as ever
 */
export function fakeAccount(user: User, instead: Readonly<Record<string, readonly Answer[]>> = {}) {
  const requests: RecordedRequest[] = [];
  const waiting = Object.entries(instead).map(([path, turns]) => ({ path, turns: [...turns] }));
  let { people, companies }: { people: readonly object[]; companies: readonly object[] } = user;

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input)
      .replace(/^\/api\//, '')
      .replace(/\?.*$/, '');
    const body: RecordedRequest['body'] = JSON.parse(String(init?.body ?? '{}'));
    requests.push({ path, body });
    const answer = waiting.find((one) => path.endsWith(one.path))?.turns.shift();
    if (answer) return answer();
    if (path === 'persons/upsert') {
      people = withRecord(people, body);
      return Response.json({ success: true, people });
    }
    if (path === 'companies/upsert') {
      companies = withRecord(companies, body);
      return Response.json({ success: true, companies });
    }
    return Response.json(answerTo(path.replace(/^pets\//, ''), body));
  };
  return { fetch, requests };
}

/** Answers that stand in for the usual ones. */
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const never: Answer = () => new Promise(() => {});
export const refused =
  (error_code: string, error_msg?: string): Answer =>
  () =>
    Response.json({ success: false, error_code, error_msg });

function withRecord(records: readonly object[], body: RecordedRequest['body']): readonly object[] {
  const { id = `new-${records.length + 1}` } = body;
  const others = records.filter((one) => !('id' in one) || one.id !== id);
  return [...others, { ...body, id }];
}

function answerTo(path: string, body: RecordedRequest['body']): unknown {
  if (path === 'calculate/cf')
    return { status: 200, msg: 'ok', obj: { fiscalCode: 'HXHRBN90T01Z100P' } };
  if (path === 'location/findComune')
    return municipalities.filter(({ value }) => value.startsWith(String(body.nome).toUpperCase()));
  if (path === 'location/findCap') return [{ id: '20121', value: '20121' }];
  return lists[path] ?? { status: 200, msg: 'ok', session: 's', placeList: [] };
}

const municipalities = [
  { id: 'A940', value: 'BOLLATE (MI)' },
  { id: 'F205', value: 'MILANO (MI)' },
  { id: 'F206', value: 'MILAZZO (ME)' },
];

const lists: Readonly<Record<string, readonly object[] | undefined>> = {
  'enums/professione': [
    { id: 'architetto', value: 'Architetto' },
    { id: 'pensionato', value: 'Pensionato' },
  ],
  'enums/stati': [
    { id: '13', value: 'Italia' },
    { id: '28', value: 'Albania' },
  ],
};
