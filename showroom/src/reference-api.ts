import type { ReferenceData } from '@preventivo/api/app';
import { lines } from '@preventivo/api/lines';
import type { Client } from '@preventivo/core';
import type { Answers } from '@preventivo/core/testing';
import { today } from '@preventivo/fixtures/people';
import { type BackEndOptions, createBackEnd } from '@preventivo/testing';

/**
 * The reference API in the browser, over a store that ends with the story: what a visitor sends is
 * judged by the very code that serves visitors. Giulia has an account there (`giuliasAccount` of
 * '@preventivo/testing').
 * @param answers what is answered in place of the API
 * @param onStored hears of each request that goes into the store
 * @param line the line whose funnel asks
 */
export function referenceApi(
  answers: Answers = {},
  onStored: NonNullable<BackEndOptions['onStored']> = () => {},
  line = 'travel',
): Client {
  return createBackEnd({ lines, today, answers, onStored }).client(line);
}

/** The files of the API, loaded once for all stories of a page. */
export async function readData(): Promise<ReferenceData> {
  return (await import('@preventivo/api/reference-data')).referenceData;
}
