import { expect } from '@playwright/test';
import { cyber } from '@preventivo/line-cyber/line';
import { home, office } from '@preventivo/line-cyber/workspace/answers';
import { answer } from '../support/lines/answer.ts';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, openAs, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { messageOf } from '../support/pages/complaints.ts';
import { choose, control, go, send, write } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

const ofHome = journeyOf(cyber, { ...home, ...activePolicy }, { words: 'the devices of a home' });
const ofOffice = journeyOf(cyber, office, {
  words: 'the only server of an office',
  asks: 'azienda',
});

visitorCompletes(ofOffice);
clumsyVisitorCompletes(ofOffice);
accountCompletes(ofHome, thorough);
pagesSay(ofOffice, [[{}, { after: { ...office, dispositiviConnessi: 'tv, pc' } }]]);

test('cyber: the quote service checks the devices on blur, and a visitor can continue if the service is unreachable', async ({
  page,
  known,
}) => {
  await openAs(page, known, { ...ofOffice, asks: 'persona' });
  await go(page).click();
  const asked = page.waitForRequest('**/api/cyber/validate/text');
  await answer(page, ofOffice.pages[0]?.answers ?? {});
  await choose(page, 'ivass', 'true');
  expect((await asked).postDataJSON()).toEqual({ content: '1 server' });
  await write(page, 'dispositiviConnessi', '!');
  await control(page, 'dispositiviConnessi').blur();
  await expect.poll(() => messageOf(page, 'dispositiviConnessi')).toBe('Valore non valido');
  await page.route('**/api/cyber/validate/text', (route) => route.abort());
  const saved = page.waitForRequest('**/api/cyber/save?step=2');
  await page.route('**/api/cyber/submit', (route) => route.abort());
  await write(page, 'dispositiviConnessi', '2 server');
  await send(page).click();
  expect((await saved).postDataJSON()).toMatchObject({
    specificData: { dispositiviConnessi: '2 server' },
  });
});
