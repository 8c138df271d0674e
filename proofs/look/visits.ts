import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { answer } from 'e2e/support/lines/answer';
import { firstTime, hers, newCar } from 'e2e/support/lines/microcar';
import { consent } from 'e2e/support/pages/consents';
import { endSessionAt } from 'e2e/support/pages/expiry';
import { problem, question, thanks, waiting } from 'e2e/support/pages/funnel';
import { record } from 'e2e/support/pages/saved';
import { choose, control, go, send, title } from 'e2e/support/pages/visitor';
import { logIn, myName, openAccount, savePerson } from 'e2e/support/people/accounts';
import { foundHome, giulia } from 'e2e/support/people/people';
import { trip } from 'e2e/support/people/trips';
import { holdRequest } from 'e2e/support/server/lost-answer';
import { linkTo } from 'e2e/support/server/mails';
import { mailAsPage } from './mail.ts';

export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly dataDir: string;
  /** Takes a screenshot of the window or of the full page. `screen` is the screen's name. */
  readonly shoot: (screen: string, fullPage?: boolean) => Promise<void>;
}

/** The visits that show the screens, each with the width of its window in px. */
export const visits: readonly (readonly [width: number, go: (visit: Visit) => Promise<void>])[] = [
  [390, ({ page, shoot }) => landing(page, () => shoot('landing-390', true))],
  [1280, ({ page, shoot }) => landing(page, () => shoot('landing-1280', true))],
  [1280, notFound],
  [1280, wideTrip],
  [390, narrowTrip],
  [390, microcar],
  [390, van],
  [390, sessionOver],
  [1280, savedPeople],
  [390, activation],
  [640, mail],
];

async function landing(page: Page, shoot: () => Promise<void>) {
  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  await shoot();
}

async function notFound({ page, shoot }: Visit) {
  await page.goto('/polizza-vacanze/');
  await shoot('not-found-1280', true);
}

/** Giulia's answers from `people.ts`. Omits answers to questions that only one of the compared builds asks. */
const person = () => ({
  ...giulia().answers,
  indirizzoResidenza_SedeLegale: foundHome,
  chosen: () => Promise.resolve(),
});

async function toPage2(page: Page, line: string) {
  await page.goto(`/${line}/`);
  const answers = person();
  await answer(page, answers);
  await go(page).click();
  await expect(title(page)).not.toHaveText('I tuoi dati');
  return answers;
}

async function wideTrip({ page, shoot }: Visit) {
  await page.goto('/travel/');
  await control(page, 'nome').waitFor();
  await shoot('page-1-empty-1280', true);
  await toPage2(page, 'travel');
  await control(page, 'tipo_copertura').first().waitFor();
  await shoot('trip-empty-1280', true);
  await trip('famiglia').fill(page);
  await consent(page);
  await shoot('trip-filled-1280', true);
  await send(page).click();
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await thanks(page).waitFor();
  await shoot('sent-1280', true);
}

async function narrowTrip({ page, shoot }: Visit) {
  await page.goto('/travel/');
  await control(page, 'nome').fill('Giulia');
  await go(page).click();
  await page.getByRole('heading', { name: 'Controlla questi campi' }).waitFor();
  await shoot('page-1-errors-390', true);
  await answer(page, person());
  await shoot('page-1-known-390', true);
  await go(page).click();
  await expect(title(page)).toHaveText('Il tuo viaggio');
  await trip().fill(page);
  await consent(page);
  await shoot('trip-filled-390', true);
  const looked = await holdRequest(page);
  await send(page).click();
  await waiting(page).waitFor();
  await shoot('waiting-390');
  looked.open();
  await problem(page).waitFor();
  await shoot('error-390');
  await problem(page).getByRole('button', { name: 'Riprova' }).click();
  await question(page).waitFor();
  await shoot('question-390');
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await thanks(page).waitFor();
  await shoot('sent-390', true);
}

async function microcar({ page, shoot }: Visit) {
  await toPage2(page, 'microcar');
  await answer(page, newCar.answers);
  await shoot('vehicle-390', true);
  await go(page).click();
  await expect(title(page)).toHaveText("L'assicurazione");
  await answer(page, { ...firstTime.answers, ...hers.answers });
  await shoot('last-page-390', true);
}

async function van({ page, shoot }: Visit) {
  await page.goto('/commercial-vehicle/');
  await choose(page, 'tipoPersona', 'fisica');
  await answer(page, person());
  await go(page).click();
  await expect(title(page)).toHaveText('Il veicolo');
  await answer(page, {
    altriSinistri: 'false',
    polizzaAttiva: 'true',
    scadenzaPolizza: '2027-07-14',
    tipoVeicolo: 'autocarro_fino_35',
    targa: 'FA123BC',
    note: 'Allestimento frigo',
  });
  await control(page, 'note').blur();
  await page.locator('.q-error').first().waitFor();
  await shoot('van-390', true);
}

async function sessionOver({ page, request, dataDir, shoot }: Visit) {
  const account = await openAccount(request, dataDir);
  await savePerson(request, account, account.ownRecord);
  await page.goto('/travel/');
  await logIn(page, account);
  await record(page, myName).check();
  await endSessionAt(page, '**/api/travel/contractor');
  await go(page).click();
  await page.getByRole('dialog').waitFor();
  await shoot('session-over-390');
}

async function savedPeople({ page, request, dataDir, shoot }: Visit) {
  const account = await openAccount(request, dataDir);
  await savePerson(request, account, account.ownRecord);
  await savePerson(request, account, undefined, { name: 'Anna', surname: 'Ferri' });
  await page.goto('/travel/');
  await logIn(page, account);
  await record(page, myName).check();
  await shoot('saved-people-1280', true);
}

async function activation({ page, request, dataDir, shoot }: Visit) {
  const email = `giulia.${Date.now()}@example.it`;
  await registerOnly(request, email);
  await page.goto(await linkTo(email, 'activation', dataDir));
  await shoot('activation-390', true);
}

async function mail({ page, request, dataDir, shoot }: Visit) {
  const email = `giulia.${Date.now()}@example.it`;
  await registerOnly(request, email);
  await linkTo(email, 'activation', dataDir);
  await page.setContent(mailAsPage(email, dataDir));
  await shoot('mail-640', true);
}

async function registerOnly(request: APIRequestContext, email: string) {
  await expect(
    await request.post('api/users/register', {
      data: {
        email,
        name: 'Giulia',
        surname: "D'Amico",
        phone: '3331234567',
        password: 'Girasole7!',
        privacy: [106, 407, 1, 105].map((key) => ({
          key,
          value: 1,
          description: 'Letto',
          last_change: '2026-11-21T09:00:00.000Z',
        })),
      },
    }),
  ).toBeOK();
}
