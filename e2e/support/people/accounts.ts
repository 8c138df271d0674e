import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { productData } from '../server/database.ts';
import { linkTo } from '../server/mails.ts';
import { her } from './people.ts';

export const password = 'Girasole7!';
export const myName = `${her.name} ${her.surname}`;

/** The account of Giulia D'Amico, which she has registered and activated by the link in the mail. */
export interface Account {
  readonly email: string;
  /** Giulia's id in the sales system. */
  readonly salesId: string;
  /** The id of Giulia's record, which contains only the data of the registration. */
  readonly ownRecord: string;
  /** The token of a session that was opened without a page, by HTTP requests. */
  readonly token: string;
}

const registration = {
  name: her.name,
  surname: her.surname,
  phone: her.phone,
  password,
  privacy: [106, 407, 1, 105].map((key) => ({
    key,
    value: 1,
    description: 'Letto',
    last_change: '2026-11-21T09:00:00.000Z',
  })),
};

/** Creates an account without a page, by HTTP requests. */
export async function openAccount(
  request: APIRequestContext,
  dataDir = productData(),
): Promise<Account> {
  const email = `giulia.${randomUUID().slice(0, 8)}@example.it`;
  await expect(await post(request, 'users/register', { ...registration, email })).toBeOK();
  const link = await linkTo(email, 'activation', dataDir);
  await expect(await request.post(link, { form: { password } })).toBeOK();
  const entered = await post(request, 'users/login', { email, password });
  await expect(entered).toBeOK();
  const token = entered.headers()['x-token'] ?? '';
  const { user } = await myData(request, token);
  return { email, token, salesId: user.sf_account_id, ownRecord: user.userData.id };
}

const milan = { id: 'F205', value: 'MILANO (MI)' };

/**
 * Giulia's complete record in the format of the user service. `giulia().stored` contains the same data in the format of
 * a quote request.
 */
export const wholeGiulia = {
  name: her.name,
  surname: her.surname,
  phone: her.phone,
  gender: 'donna',
  dateOfBirth: `${her.birthday}T00:00:00.000Z`,
  bornInItaly: true,
  countryOfBirth: { id: 13, value: 'ITALIA' },
  cityOfBirth: milan,
  fiscalCode: '',
  address: 'CORSO ITALIA',
  addressNumber: '5',
  postalCodeOfResidence: '24122',
  cityOfResidence: { id: 'A794', value: 'BERGAMO (BG)' },
  profession: 'impiegato',
};

/** The company for which Giulia requests quotes. */
export const workshop = {
  name: 'Officina D’Amico',
  legal_name: 'Officina D’Amico S.r.l.',
  vat: '12345678903',
  referent_first_name: her.name,
  referent_last_name: her.surname,
  referent_phone: her.phone,
  registered_office_address: her.home,
};

/**
 * Saves a person of an account without a page, by an HTTP request. Returns the person's id.
 * @param id the id of the record to change. @defaultValue a new record
 */
export async function savePerson(
  request: APIRequestContext,
  { token, email }: Account,
  id?: string,
  change: Partial<typeof wholeGiulia & { readonly email: string }> = {},
): Promise<string> {
  const body = { ...wholeGiulia, email, ...change, ...(id && { id }) };
  const saved = await post(request, 'persons/upsert?get_back_people=1', body, token);
  await expect(saved).toBeOK();
  const { people } = await saved.json();
  return id ?? people.at(-1).id;
}

/** Saves the company without a page, by an HTTP request. Returns the company's id. */
export async function saveWorkshop(
  request: APIRequestContext,
  { token, email }: Account,
): Promise<string> {
  const body = { ...workshop, referent_email: email };
  const saved = await post(request, 'companies/upsert?get_back_companies=1', body, token);
  await expect(saved).toBeOK();
  const { companies } = await saved.json();
  return companies.at(-1).id;
}

/** Returns the account's data from the user service. */
export async function myData(request: APIRequestContext, token: string) {
  const answer = await request.get('/api/users/my-data?with_qr_form_lists=1', {
    headers: { authorization: `Bearer ${token}` },
    // If the server has just closed the idle connection, send the GET again, as browsers do.
    maxRetries: 1,
  });
  await expect(answer).toBeOK();
  return answer.json();
}

function post(request: APIRequestContext, call: string, data: object, token?: string) {
  const headers = token && { authorization: `Bearer ${token}` };
  return request.post(`/api/${call}`, { data, ...(headers && { headers }) });
}

export const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: /Che bello rivederti!|La sessione è scaduta/ });

/** Logs in through the open login dialog. */
export async function enter(page: Page, email: string, secret = password): Promise<void> {
  await loginDialog(page).getByLabel('Email').fill(email);
  await loginDialog(page).getByLabel('Password', { exact: true }).fill(secret);
  await loginDialog(page).getByRole('button', { name: 'Accedi' }).click();
}

/** Opens the registration from the login dialog, as on a phone, whose header offers only the login. */
export async function openRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accedi' }).click();
  await loginDialog(page).getByRole('button', { name: 'Registrati' }).click();
}

/** Opens the login dialog from the header, and logs in. */
export async function logIn(page: Page, { email }: Pick<Account, 'email'>): Promise<void> {
  await page.getByRole('button', { name: 'Accedi' }).click();
  await enter(page, email);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(profile(page)).toBeVisible();
}

/** The notice with the name of the logged-in user's profile. */
export const profile = (page: Page) => page.getByText(`Stai usando il profilo di ${myName}`);
export const sessionOver = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Sessione scaduta, ti preghiamo di ri autenticarti' });

/** Returns the names of the login cookies. Omits the cookie that identifies the device, which stays after a logout. */
export const loginCookies = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name === 'jwt');
