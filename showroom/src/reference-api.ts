import { type AppOptions, createApp, type ReferenceData } from '@preventivo/api/app';
import countries from '@preventivo/api/data/countries.json?url';
import enums from '@preventivo/api/data/enums.json?url';
import municipalities from '@preventivo/api/data/municipalities.json?url';
import professions from '@preventivo/api/data/professions.json?url';
import provinces from '@preventivo/api/data/provinces.json?url';
import toponimi from '@preventivo/api/data/toponimi.json?url';
import { lines } from '@preventivo/api/lines';
import { memoryStore } from '@preventivo/api/memory';
import { quickPasswords, seedAccount } from '@preventivo/api/seeded-account';
import type { Client } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { type Answers, answersInstead } from '@preventivo/fixtures/answers';
import { today } from '@preventivo/fixtures/people';

/** The moment all stories happen at. */
const now = new Date(`${today}T10:00:00Z`);

/**
 * The reference API in the browser, over a store that ends with the story: what a visitor sends is
 * judged by the very code that serves visitors. Giulia has an account there (`giuliasAccount` of
 * 'api/seeded-account').
 * @param answers what is answered in place of the API
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
  const answerInstead = answersInstead(answers);
  const ask: typeof fetch = async (input, init) => {
    const url = new URL(String(input), location.origin);
    const instead = answerInstead(url.pathname);
    return instead ? instead() : (await app).fetch(new Request(url, init));
  };
  return createClient({ line, fetch: ask, token: memoryToken() });
}

type Store = AppOptions['store'];
type QuoteRequest = Parameters<Store['submit']>[0];

let data: Promise<ReferenceData> | undefined;

/** The files of the API, fetched once for all stories of a page. */
export function readData(): Promise<ReferenceData> {
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
