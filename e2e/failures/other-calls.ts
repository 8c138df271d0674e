import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { control, title, write } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { arrive } from '../support/server/travel-test.ts';
import type { FailingCall } from './failing-call.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const keptTrip = (page: Page) => expect(control(page, 'eta')).toHaveValue('41');
const noNetwork = /Sembra che non ci sia connessione\./;
const mail = (page: Page) => page.getByRole('link', { name: 'Scrivimelo per email' });
const notOpened = /Non siamo riusciti ad aprire il link\. Riprova tra poco\./;

/** The calls that move a draft to another device, and the requests for the broker's settings and the English texts. */
export const otherCalls: readonly FailingCall[] = [
  {
    call: 'keepDraft',
    address: /\/draft\/keep$/,
    before: async ({ page, answered }) => {
      await arrive(page, answered);
      await trip().fill(page);
      await press(page, 'Continua su un altro dispositivo');
    },
    provoke: ({ page }) => press(page, 'Prepara il link'),
    reads: {
      'no answer': noNetwork,
      'connection reset': noNetwork,
      'status 429': /Troppe richieste: riprova tra poco\./,
      otherwise: /Non siamo riusciti a preparare il link\./,
    },
    kept: keptTrip,
    wayOn: 'the same button again; the answers stay on this device',
    goOn: async (page) => {
      await press(page, /Prepara il link|Riprova/);
      await expect(mail(page)).toBeVisible();
    },
  },
  {
    call: 'takeDraft',
    address: /\/draft\/take$/,
    before: async ({ page, answered }) => {
      await arrive(page, answered);
      await trip().fill(page);
      await press(page, 'Continua su un altro dispositivo');
      await press(page, 'Prepara il link');
      const body = new URL((await mail(page).getAttribute('href')) ?? '').searchParams.get('body');
      const [link = ''] = /http\S+#riprendi=\S+/.exec(body ?? '') ?? [];
      await page.goto('about:blank');
      await page.goto(link);
    },
    provoke: ({ page }) => press(page, 'Riprendi qui'),
    reads: {
      'no answer': noNetwork,
      'connection reset': noNetwork,
      otherwise: notOpened,
    },
    kept: keptTrip,
    wayOn: "'Riprova': the link is not used up",
    goOn: async (page) => {
      await press(page, 'Riprova');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await keptTrip(page);
    },
  },
  {
    call: 'settings.json',
    address: /\/travel\/settings\.json$/,
    before: async () => {},
    provoke: ({ page }) => open(page),
    reads: { otherwise: null },
    passed: (page) => title(page).filter({ hasText: 'I tuoi dati' }),
    kept: (page) => expect(control(page, 'nome')).toHaveValue(''),
    wayOn: 'the visitor fills in the form; calls wait for the file, or for a reload',
    goOn: async (page) => {
      await write(page, 'nome', 'Giulia');
      const asked = page.waitForResponse(/\/api\/travel\//);
      await page.reload();
      await expect(control(page, 'nome')).toHaveValue('Giulia');
      await write(page, 'cognome', 'Ferri');
      expect((await asked).ok()).toBe(true);
    },
  },
  {
    call: 'English',
    address: /\/travel\/assets\/en-[^/]*\.js$/,
    before: async ({ page }) => {
      const json = { languages: ['it', 'en'] };
      await page.route('**/travel/settings.json', (route) => route.fulfill({ json }));
      await open(page);
      await write(page, 'nome', 'Giulia');
    },
    provoke: ({ page }) => press(page, 'English'),
    // The import of a module has no timeout, so the page stays in Italian.
    reads: { 'no answer': null, otherwise: /Non riusciamo a caricare questa lingua\. Riprova\./ },
    passed: (page) => title(page).filter({ hasText: 'I tuoi dati' }),
    kept: (page) => expect(control(page, 'nome')).toHaveValue('Giulia'),
    wayOn: 'the page stays in Italian; the same button again',
    goOn: (page) => write(page, 'cognome', 'Ferri'),
  },
];
