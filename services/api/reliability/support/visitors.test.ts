import { expect, it } from 'vitest';
import { submission } from '../../src/contract/body-schemas.ts';
import { requestFromNow } from '../../src/testing/giulia.ts';

it('the requests of the visitors have every key that a page may send', () => {
  expect(Object.keys(requestFromNow()).sort()).toEqual(Object.keys(submission.properties).sort());
});
