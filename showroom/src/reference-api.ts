import type { Client } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { type AppOptions, createApp, type ReferenceData } from 'api/app';
import countries from 'api/data/countries.json?url';
import enums from 'api/data/enums.json?url';
import municipalities from 'api/data/municipalities.json?url';
import professions from 'api/data/professions.json?url';
import provinces from 'api/data/provinces.json?url';
import toponimi from 'api/data/toponimi.json?url';
import { lines } from 'api/lines';
import { memoryStore } from 'api/memory';
import { quickPasswords, seedAccount } from 'api/seeded-account';

/** The moment all stories happen at, and its day. */
const now = new Date('2026-11-21T10:00:00Z');
export const today = '2026-11-21';

type Answer = () => Promise<Response>;
/** What is answered in place of the API, by the end of a call's path: in turn, then the API answers again. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

/**
 * The reference API in the browser, over a store that ends with the story: what a visitor sends is
 * judged by the very code that serves visitors. Giulia has an account there (`giuliasAccount` of
 * 'api/seeded-account').
 * @param onKept hears of each request that goes into the store
 * @param line the line whose funnel asks
 */
export function referenceApi(
  answers: Answers = {},
  onKept: (request: QuoteRequest) => void = () => {},
  line = 'travel',
): Client {
  const store = memoryStore();
  const submit: Store['submit'] = (request, ...key) => {
    onKept(request);
    return store.submit(request, ...key);
  };
  const app = Promise.all([readData(), seedAccount(store)]).then(([data]) =>
    createApp({
      store: { ...store, submit },
      lines,
      data,
      clock: () => now,
      passwords: quickPasswords,
    }),
  );
  const waiting = Object.entries(answers).map(([path, turns]) => ({ path, turns: [...turns] }));
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const instead = waiting.find(({ path }) => request.url.endsWith(path))?.turns.shift();
    return instead ? instead() : (await app).fetch(request);
  };
  return createClient({ line, fetch: ask, token: memoryToken() });
}

type Store = AppOptions['store'];
type QuoteRequest = Parameters<Store['submit']>[0];

/** Answers that stand in for the API's own. */
export const never: Answer = () => new Promise(() => {});
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const accepted: Answer = async () => Response.json({ status: 200, msg: 'ok' });
/** A refusal in the shape of the contract; the message may be left to the client. */
export const refused =
  (status: number, error_code: string, msg = error_code): Answer =>
  async () =>
    Response.json({ status, msg, obj: { success: false, error_code } }, { status });

let data: Promise<ReferenceData> | undefined;

/** The files of the API, fetched once for all stories of a page. */
function readData(): Promise<ReferenceData> {
  data ??= Promise.all(
    [municipalities, countries, provinces, toponimi, professions, enums].map(read),
  ).then(([municipalities, countries, provinces, toponimi, professions, enums]) => ({
    municipalities,
    countries,
    provinces,
    toponimi,
    professions,
    enums,
  }));
  return data;
}

async function read(url: string) {
  return (await fetch(url)).json();
}
