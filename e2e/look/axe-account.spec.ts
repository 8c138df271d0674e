import { expect, type Page } from '@playwright/test';
import { open } from '../support/pages/funnel.ts';
import { look } from '../support/pages/looked-at.ts';
import { add, edit, record } from '../support/pages/saved.ts';
import { choose, control, go, write } from '../support/pages/visitor.ts';
import {
  enter,
  logIn,
  loginDialog,
  myName,
  openRegistration,
  savePerson,
  saveWorkshop,
  sessionOver,
} from '../support/people/accounts.ts';
import { openPets } from '../support/people/pets.ts';
import { register } from '../support/people/registration.ts';
import { test } from '../support/server/account-test.ts';
import { linkTo } from '../support/server/mails.ts';
import { thorough } from '../support/thorough.ts';

test.describe.configure({ mode: 'parallel' });

// `npm test` checks the stories of these dialogs, so only a thorough run checks the dialogs here.
for (const width of [390, 1280])
  test.describe(`at ${width} px`, thorough, () => {
    test.use({
      // In such a low viewport the bar is not sticky. With a sticky bar, axe reports the covered content: it does not
      // know that scrolling uncovers it.
      viewport: { width, height: 480 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('login, registration and password reset pass axe', async ({ page, account }) => {
      await open(page);
      await page.getByRole('button', { name: 'Accedi' }).click();
      await expect(loginDialog(page).getByRole('heading')).toBeFocused();
      await look(page, 'the login');
      await loginDialog(page).getByRole('button', { name: 'Accedi' }).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'the login, empty');
      await enter(page, account.email, 'sbagliata1!');
      await expect(loginDialog(page).getByRole('alert')).toBeFocused();
      await loginDialog(page).getByRole('button', { name: 'Mostra password' }).click();
      await look(page, 'a wrong password');

      await loginDialog(page).getByRole('button', { name: 'Hai dimenticato la password?' }).click();
      await expect(heading(page, 'Hai dimenticato la password?')).toBeFocused();
      await look(page, 'the lost password');
      await page.getByRole('button', { name: 'Invia il link' }).click();
      await expect(heading(page, 'Controlla la tua email')).toBeFocused();
      await look(page, 'the mail was sent');
      await page.getByRole('button', { name: 'Chiudi' }).click();

      await openRegistration(page);
      await expect(heading(page, 'Crea il tuo account')).toBeFocused();
      await look(page, 'the registration');
      await page.getByRole('button', { name: 'Crea un account' }).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'the registration with every error');
      await register(page, account.email);
      await expect(
        page.getByRole('alertdialog', { name: 'Registrazione non riuscita' }),
      ).toBeVisible();
      await look(page, 'refused');
      await page.getByRole('button', { name: 'Ho capito' }).click();
      await expect(page.locator('dialog [name="email"]')).toBeFocused();
      await look(page, 'the email is taken');
      await page.locator('dialog [name="email"]').fill(`nuova.${account.email}`);
      await page.getByRole('button', { name: 'Crea un account' }).click();
      await expect(heading(page, 'Registrazione completata!')).toBeFocused();
      await look(page, 'registered');
    });

    test('the saved people, their dialogs and the notice about an ended session pass axe', async ({
      page,
      request,
      account,
    }) => {
      await open(page);
      await logIn(page, account);
      await expect(record(page, myName)).toBeDisabled();
      await look(page, 'a person that is not complete');
      await go(page).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'nobody chosen');
      const mending = await edit(page, myName);
      await expect(control(page, 'sesso').first()).toBeFocused();
      await look(page, 'mending');
      await mending.getByRole('button', { name: 'Salva Modifiche' }).click();
      const wrong = mending.getByRole('heading', { name: 'Controlla questi campi' });
      await expect(wrong).toBeFocused();
      await look(page, 'mending, with every error');
      await page.keyboard.press('Escape');

      await savePerson(request, account, account.ownRecord);
      await page.reload();
      await record(page, myName).check();
      await look(page, 'a person chosen');
      const adding = await add(page);
      await expect(adding.getByRole('heading', { name: 'Nuovo contraente' })).toBeFocused();
      await look(page, 'a new one');
      await write(page, 'nome', 'Anna');
      await page.keyboard.press('Escape');
      const asked = page.getByRole('alertdialog', { name: 'Vuoi uscire senza salvare?' });
      await expect(asked).toBeVisible();
      await look(page, 'leaving');
      await asked.getByRole('button', { name: 'Esci senza salvare' }).click();

      await page.route('**/contractor', (route) =>
        route.fulfill({ status: 401, json: { error_code: 'TOKEN_EXPIRED' } }),
      );
      await go(page).click();
      await expect(loginDialog(page).getByRole('heading')).toBeFocused();
      await look(page, 'the session is over');
      await page.keyboard.press('Escape');
      await expect(sessionOver(page)).toBeVisible();
      await look(page, 'the session is over, and the login closed');
    });

    test('companies pass axe, entered by hand and saved', async ({ page, request, account }) => {
      await openPets(page);
      await look(page, 'no type chosen');
      await go(page).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'no type chosen, refused');
      await choose(page, 'tipoPersona', 'giuridica');
      await look(page, 'a company, empty');
      await go(page).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'a company with every error');
      await write(page, 'nomeAzienda', 'Officina Ferri');
      await choose(page, 'tipoPersona', 'fisica');
      await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
      await look(page, 'another type');

      await saveWorkshop(request, account);
      await logIn(page, account);
      await choose(page, 'tipoPersona', 'giuridica');
      await look(page, 'saved companies');
      await add(page);
      await look(page, 'a new company');
    });

    test('the new-password page passes axe', async ({ page, request, account }) => {
      await page.goto('/account/password/');
      await expect(heading(page, 'Il link non è completo')).toBeVisible();
      await look(page, 'a link that was cut off');
      await request.post('/api/users/password/forgot', { data: { email: account.email } });
      await page.goto(await linkTo(account.email, 'password'));
      await expect(heading(page, 'Scegli una nuova password')).toBeVisible();
      await look(page, 'choosing');
      await page.getByLabel('Crea una password').fill('segreto');
      await page.getByRole('button', { name: 'Salva la password' }).click();
      await expect(heading(page, 'Controlla questi campi')).toBeFocused();
      await look(page, 'a weak one');
      await page.getByLabel('Crea una password').fill('Tulipano8!');
      await page.getByLabel('Ripeti la password').fill('Tulipano8!');
      await page.getByRole('button', { name: 'Salva la password' }).click();
      await expect(heading(page, 'Password cambiata')).toBeFocused();
      await look(page, 'changed');
    });
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
