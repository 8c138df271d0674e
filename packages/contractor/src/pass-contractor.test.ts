import { sayer } from '@preventivo/core';
import { type Answers, offline, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { passContractor } from './pass-contractor.ts';

const unsaved = 'Impossibile salvare la richiesta, riporva più tardi.';
const over = refused(401, 'TOKEN_EXPIRED');

/** What comes of page 1 where the server answers the check of the contractor so. */
const passes = (contractor: Answers[string], isLoggedIn: boolean) => {
  const { client } = backEnd({ isLoggedIn, answers: { contractor } });
  return passContractor(client, giuliaAsks, { types: ['fisica'] }, isLoggedIn, sayer({}));
};

describe('a contractor that the server is asked about', () => {
  it('waits without a word where the session has ended: the login opens over the form', async () => {
    expect(await passes(over, true)).toEqual({ is: 'expired' });
  });

  it('is refused in words where a visitor is told of a session that nobody has', async () => {
    expect(await passes(over, false)).toEqual({
      is: 'refused',
      message: unsaved,
      code: 'TOKEN_EXPIRED',
    });
  });

  it('passes where no answer comes: it is nobody’s fault', async () => {
    expect(await passes(offline, false)).toEqual({ is: 'passed' });
  });
});
