import { expect, type Page } from '@playwright/test';
import { control, write } from '../support/pages/visitor.ts';
import { loginDialog, password, profile, sessionOver } from '../support/people/accounts.ts';
import { loggedIn, over, usual } from './account-calls.ts';
import type { FailingCall, Visit } from './failing-call.ts';

const own = (page: Page) => page.getByRole('dialog', { name: 'Il tuo account' });
const last = (page: Page) => page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
const toOwn = async (visit: Visit) => {
  await loggedIn(visit);
  await visit.page.getByRole('button', { name: 'Il tuo account' }).click();
};
const everywhere = (page: Page) => own(page).getByRole('button', { name: /^Esci ovunque/ });
const file = (page: Page) => own(page).getByRole('button', { name: 'Scarica i miei dati' });
const erase = async (page: Page) => {
  await last(page).getByLabel('Password', { exact: true }).fill(password);
  await last(page).getByRole('button', { name: 'Elimina il mio account' }).click();
};
const reads = {
  ...usual,
  'status 429': /Troppe richieste: riprova tra poco\./,
  'status 401': over,
};
const keptIn = (page: Page, dialog: (page: Page) => ReturnType<Page['getByRole']>) =>
  expect(dialog(page).or(loginDialog(page)).first()).toBeVisible();
/** If the session has ended, closes the login dialog and continues without an account. */
const withoutAccount = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await write(page, 'nome', 'Giulia');
  await expect(control(page, 'nome')).toHaveValue('Giulia');
};
const orIn = (again: string) =>
  `${again}; after the end of a session the user logs in first, or continues without an account`;

/** The HTTP requests by which a logged-in user manages the account. */
export const ownAccountCalls: readonly FailingCall[] = [
  {
    call: 'logoutAll',
    address: /\/users\/logout-all$/,
    before: toOwn,
    provoke: ({ page }) => everywhere(page).click(),
    reads,
    kept: (page) => keptIn(page, own),
    wayOn: orIn("'Esci ovunque' again"),
    goOn: async (page) => {
      if (await sessionOver(page).isVisible()) return withoutAccount(page);
      await everywhere(page).click();
      await expect(profile(page)).toHaveCount(0);
    },
  },
  {
    call: 'exportData',
    address: /\/users\/export$/,
    before: toOwn,
    provoke: ({ page }) => file(page).click(),
    reads,
    kept: (page) => keptIn(page, own),
    wayOn: orIn("'Scarica i miei dati' again"),
    goOn: async (page) => {
      if (await sessionOver(page).isVisible()) return withoutAccount(page);
      const downloaded = page.waitForEvent('download');
      await file(page).click();
      await downloaded;
    },
  },
  {
    call: 'eraseAccount',
    address: /\/users\/erase$/,
    before: async (visit) => {
      await toOwn(visit);
      await own(visit.page).getByRole('button', { name: 'Elimina il mio account' }).click();
    },
    provoke: ({ page }) => erase(page),
    reads,
    kept: (page) => keptIn(page, last),
    wayOn: orIn('the password again: the account still exists'),
    goOn: async (page) => {
      if (await sessionOver(page).isVisible()) return withoutAccount(page);
      await erase(page);
      await expect(page.getByText('Il tuo account è stato eliminato.')).toBeVisible();
    },
  },
];
