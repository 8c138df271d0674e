import { expect, type Page, type TestDetails } from '@playwright/test';
import { consent, storedIvass, storedPrivacy } from '../pages/consents.ts';
import { sendIt } from '../pages/funnel.ts';
import { record } from '../pages/saved.ts';
import { choose, go, title } from '../pages/visitor.ts';
import { type Account, myName, savePerson, saveWorkshop, workshop } from '../people/accounts.ts';
import { officina } from '../people/companies.ts';
import {
  bornInItaly,
  employed,
  giulia,
  professionUnasked,
  searchedAddress,
} from '../people/people.ts';
import { test } from '../server/account-test.ts';
import { besideAnswers, requestsOf } from '../server/database.ts';
import { thorough } from '../thorough.ts';
import { type Answers, answer } from './answer.ts';
import { type Save, type SentBodies, sentBodies } from './sent-bodies.ts';

/** The input of a visitor on each page of a line, and the request that the server must store. */
export interface Journey {
  readonly line: string;
  /**
   * The thing to insure, such as 'a bicycle for races'. Test titles insert this text after 'asks for' or 'requests'.
   */
  readonly words: string;
  readonly asks: 'persona' | 'azienda';
  readonly pages: readonly { readonly title: string; readonly answers: Answers }[];
  /** The expected `specificData` of the payload. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The stored values that differ from `stored` if the contractor is a saved record. @defaultValue none differ */
  readonly storedOfRecord?: Readonly<Record<string, unknown>>;
  /** Values in addition to `specificData` in the body of the submit, for lines whose specification requires them. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** The broker's `settings.json`. @defaultValue none */
  readonly settings?: Readonly<Record<string, unknown>>;
  /**
   * Returns the bodies that the pages are expected to save. @defaultValue for a line with one page, one body with all
   * of `stored`; with several pages, the saves are not checked
   */
  saves?(signed: Signed, stored: Journey['stored']): readonly Save[];
}

export interface Signed {
  readonly privacy: unknown;
  readonly isLogged: boolean;
}

/**
 * Declares a test in which a visitor without an account completes the journey. It expects that exactly these answers
 * are stored.
 */
export function visitorCompletes(journey: Journey, details: TestDetails = {}): void {
  const who = journey.asks === 'azienda' ? 'a company' : 'a visitor';
  const sentence = `${who} asks for ${journey.words}, and exactly that is stored once`;
  test(sentence, details, async ({ page }) => {
    const asker = askerOf(journey);
    const sent = sentBodies(page);
    await open(page, journey);
    await asker.fill(page);
    await answerPages(page, journey);
    await consent(page);
    await sendIt(page);
    const privacy = storedPrivacy(asker.email);
    expect(requestsOf(asker.email)).toEqual(
      storedOnce(journey, { contractor: asker.stored, privacy, sfLeadIds: null }),
    );
    expectSent(journey, sent, { privacy, isLogged: false });
  });
}

/**
 * Declares tests in which a visitor without an account and a logged-in user complete each journey. `npm test` runs the
 * first journey of each line without an account, one journey of a saved person and one of a saved company. Unit tests
 * check the payloads of the other journeys.
 */
export function bothComplete([first, ...others]: readonly [Journey, ...Journey[]]): void {
  visitorCompletes(first);
  accountCompletes(first, thorough);
  for (const journey of others) {
    visitorCompletes(journey, thorough);
    accountCompletes(journey, thorough);
  }
}

/** Declares a test in which a logged-in user completes the journey for a saved contractor. */
export function accountCompletes(asked: Journey, details: TestDetails = {}): void {
  const journey = { ...asked, stored: { ...asked.stored, ...asked.storedOfRecord } };
  const isCompany = journey.asks === 'azienda';
  const who = isCompany ? 'a saved company' : 'a saved person';
  const sentence = `${who} asks for ${journey.words}, and exactly that is stored once`;
  test(sentence, details, async ({ page, request, account }) => {
    const { email, salesId } = account;
    const id = isCompany
      ? await saveWorkshop(request, account)
      : await savePerson(request, account, account.ownRecord);
    const sent = sentBodies(page);
    await openAs(page, account, journey);
    await answerPages(page, journey);
    await choose(page, 'ivass', 'true');
    await sendIt(page);
    const privacy = storedIvass(email);
    expect(requestsOf(email)).toEqual(
      storedOnce(journey, {
        contractor: { ...askerOf(journey).stored, email },
        privacy,
        sfLeadIds: { sfUserId: salesId, sfContractorPersonId: isCompany ? null : id },
      }),
    );
    expectSent(journey, sent, { privacy, isLogged: true });
  });
}

/** Opens a line with a session, and selects the saved contractor. */
export async function openAs(page: Page, { token }: Account, journey: Journey): Promise<void> {
  await page.context().addCookies([{ name: 'jwt', value: token, domain: '127.0.0.1', path: '/' }]);
  await open(page, journey);
  await record(page, journey.asks === 'azienda' ? workshop.legal_name : myName).check();
}

/** The lines that ask for the contractor type on page 1 (docs/rules/contractor.md#who-may-ask). */
export const forBoth = [
  'boat',
  'commercial-vehicle',
  'cyber',
  'pets',
  'professional',
  'smartphone',
];

export async function open(page: Page, { line, asks, settings }: Journey): Promise<void> {
  if (settings) await page.route('**/settings.json', (route) => route.fulfill({ json: settings }));
  await page.goto(`/${line}/`);
  if (forBoth.includes(line))
    await choose(page, 'tipoPersona', asks === 'azienda' ? 'giuridica' : 'fisica');
}

export function askerOf({ line, asks }: Journey) {
  if (asks === 'azienda') return officina();
  const works = line === 'professional' ? professionUnasked : employed;
  return giulia(bornInItaly, searchedAddress, works);
}

/** Answers all pages after page 1, up to the consents. */
export async function answerPages(page: Page, { pages }: Journey): Promise<void> {
  for (const { title: wanted, answers } of pages) {
    await go(page).click();
    await expect(title(page)).toHaveText(wanted);
    await answer(page, answers);
  }
}

/** Returns the rows that the database must contain after a journey: one request. */
export const storedOnce = ({ line, stored }: Journey, rest: object) => [
  {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    line,
    payload: { specificData: stored, ...besideAnswers, ...rest },
    recall: null,
  },
];

/**
 * Expects these bodies of the saves and of the submit. A line with one page saves the page in the format that all lines
 * share (docs/rules/wire.md#saves).
 */
function expectSent(journey: Journey, { saves, submits }: SentBodies, signed: Signed) {
  const { pages, stored, beside } = journey;
  const shared = [{ to: 'save?step=2', body: { specificData: stored, ...signed } }];
  if (journey.saves) expect(saves).toEqual(journey.saves(signed, stored));
  else if (pages.length === 1) expect(saves).toEqual(shared);
  if (beside) expect(submits).toEqual([expect.objectContaining(beside)]);
}
