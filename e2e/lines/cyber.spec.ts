import { expect } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import {
  accountCompletes,
  type Journey,
  openAs,
  visitorCompletes,
} from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { messageOf } from '../support/pages/complaints.ts';
import { choose, control, go, send, write } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

const home: Journey = {
  line: 'cyber',
  words: 'the devices of a home',
  asks: 'persona',
  pages: [
    {
      title: 'I tuoi dispositivi',
      answers: {
        ...activePolicy.answers,
        dispositiviConnessi: '3 PC; TV 32,5 pollici; 5 smartphone',
        acquistiOnline: 'true',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    dispositiviConnessi: '3 PC;TV 32,5 pollici;5 smartphone',
    acquistiOnline: true,
  },
};
const office: Journey = {
  line: 'cyber',
  words: 'the only server of an office',
  asks: 'azienda',
  pages: [
    {
      title: 'I tuoi dispositivi',
      answers: {
        ...noPolicy.answers,
        dispositiviConnessi: '1 server',
        acquistiOnline: 'false',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    dispositiviConnessi: '1 server',
    acquistiOnline: false,
  },
};

visitorCompletes(office);
clumsyVisitorCompletes(office);
accountCompletes(home, thorough);
pagesSay(office, [
  {
    said: [
      ...noPolicyWord,
      'Separa i dispositivi tramite il carattere ;',
      'Indicare se si fanno acquisti online',
      noConsent,
    ],
  },
  {
    after: { ...noPolicy.answers, dispositiviConnessi: 'tv, pc', acquistiOnline: 'false' },
    said: ['Separa i dispositivi tramite il carattere ;', noConsent],
    marked: { dispositiviConnessi: 'Separa i dispositivi tramite il carattere ;' },
  },
]);

test('cyber: the service checks the devices on blur, and a visitor who cannot reach it continues', async ({
  page,
  known,
}) => {
  await openAs(page, known, { ...office, asks: 'persona' });
  await go(page).click();
  const asked = page.waitForRequest('**/api/cyber/validate/text');
  await answer(page, office.pages[0]?.answers ?? {});
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
