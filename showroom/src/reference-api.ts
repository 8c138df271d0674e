import type { ReferenceData } from '@preventivo/api/app';
import { lines } from '@preventivo/api/lines';
import type { Client } from '@preventivo/core';
import type { Answers } from '@preventivo/core/testing';
import { today } from '@preventivo/fixtures/people';
import { type BackEndOptions, createBackEnd } from '@preventivo/testing';

/**
 * Returns a client of the reference API, which runs in the browser with the product's validation code. Its data are
 * lost when the story ends. Giulia has an account (`giuliasAccount` of '@preventivo/testing').
 * @param answers responses that replace the API's responses
 * @param onStored called with each stored quote request
 * @param line the line of the funnel
 */
export function referenceApi(
  answers: Answers = {},
  onStored: NonNullable<BackEndOptions['onStored']> = () => {},
  line = 'travel',
): Client {
  return createBackEnd({ lines, today, answers, onStored }).client(line);
}

export async function readData(): Promise<ReferenceData> {
  return (await import('@preventivo/api/reference-data')).referenceData;
}
