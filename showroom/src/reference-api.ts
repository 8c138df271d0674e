import type { ReferenceData } from '@preventivo/api/app';
import { lines } from '@preventivo/api/lines';
import type { Client } from '@preventivo/core';
import type { Answers } from '@preventivo/core/testing';
import { today } from '@preventivo/fixtures/people';
import { type BackEndOptions, createBackEnd } from '@preventivo/testing';

/**
 * The reference API, which runs in the browser. Its store ends with the story. It validates the
 * visitor's data with the code of the product. Giulia has an account there (`giuliasAccount` of
 * '@preventivo/testing').
 * @param answers responses that replace those of the API
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
