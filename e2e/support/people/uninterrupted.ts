import { expect, type Page } from '@playwright/test';
import { storedIvass } from '../pages/consents.ts';
import { sendIt } from '../pages/funnel.ts';
import { record } from '../pages/saved.ts';
import { choose, go, title } from '../pages/visitor.ts';
import { besideAnswers } from '../server/database.ts';
import { type Account, myName } from './accounts.ts';
import { giulia, type Person } from './people.ts';
import { trip } from './trips.ts';

export const journey = trip('coppia', 'viaggioSingolo', true);

/**
 * Returns the rows that the database must contain: one request, equal to the request of a session that never ends.
 * @param contractor the stored contractor. @defaultValue Giulia, with her account's email
 */
export function uninterrupted(
  { email, salesId }: Account,
  recordId: unknown,
  contractor: Person['stored'] = { ...giulia().stored, email },
) {
  return [
    {
      id: expect.any(String),
      line: 'travel',
      payload: {
        contractor,
        specificData: journey.stored,
        privacy: storedIvass(String(contractor.email)),
        sfLeadIds: { sfUserId: salesId, sfContractorPersonId: recordId },
        ...besideAnswers,
      },
      recall: null,
    },
  ];
}

export const steps = {
  choose: async (page: Page) => record(page, myName).check(),
  goOn: async (page: Page) => {
    await go(page).click();
    await expect(title(page)).toHaveText('Il tuo viaggio');
  },
  answer: async (page: Page) => {
    await journey.fill(page);
    await choose(page, 'ivass', 'true');
  },
  send: sendIt,
};
