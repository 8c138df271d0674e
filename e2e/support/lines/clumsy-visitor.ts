import { expect, type Page } from '@playwright/test';
import { environments, setEnvironment } from '../environments/environments.ts';
import { lookAround, walkBy } from '../environments/look-around.ts';
import { summary } from '../pages/complaints.ts';
import { consent, storedPrivacy } from '../pages/consents.ts';
import { question, thanks } from '../pages/funnel.ts';
import { choose, control, go, keeps, send, stub, title } from '../pages/visitor.ts';
import { type ClumsyHands, clumsyHands } from '../people/clumsy-hands.ts';
import { test } from '../server/account-test.ts';
import { requestsOf } from '../server/database.ts';
import { gate } from '../server/gate.ts';
import type { Answer, Answers } from './answer.ts';
import { askerOf, forBoth, type Journey, storedOnce } from './journey.ts';

type Look = (state: string) => Promise<void>;

/**
 * Declares a test for each environment in `environments`, in which a slow, clumsy and hurried visitor completes the
 * line. The visitor types before hydration, waits 400 ms between keys and gives wrong answers first. The visitor also
 * presses twice, goes back and forth, and reloads in the middle. The test expects that exactly the right answers are
 * stored, once. It checks each page without answers, with all errors, corrected, and after the submit.
 */
export function clumsyVisitorCompletes(journey: Journey): void {
  for (const environment of environments)
    test(`a slow, clumsy and hurried visitor requests ${journey.words} at ${environment.name}, and their intended answers are stored once`, {
      tag: '@thorough',
    }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.clock.install();
      await setEnvironment(page, environment);
      const hands = clumsyHands(page);
      const asker = askerOf(journey);
      const look = (state: string) => lookAround(page, environment, state);
      await tooEarly(page, journey, look);
      await answerClumsily(page, hands, asker.answers);
      await look('page 1, corrected');
      for (const [at, { title: wanted, answers }] of journey.pages.entries()) {
        await go(page).dblclick();
        await expect(title(page)).toHaveText(wanted);
        const isLast = at === journey.pages.length - 1;
        await look(`${wanted}, empty`);
        await (isLast ? send(page) : go(page)).dblclick();
        await expect(summary(page)).toBeVisible();
        await look(`${wanted}, every error`);
        await walkBy(page, environment, isLast ? /^Richiedi il preventivo/ : /^Continua/);
        if (at === 0) await backAndForth(page, wanted);
        const all = Object.entries(answers);
        const half = at === 0 ? Math.ceil(all.length / 2) : all.length;
        await answerClumsily(page, hands, Object.fromEntries(all.slice(0, half)));
        if (half < all.length) {
          await page.reload();
          await expect(title(page)).toHaveText(wanted);
          await answerClumsily(page, hands, Object.fromEntries(all.slice(half)));
        }
        await look(`${wanted}, corrected`);
      }
      await hands.tick('newsletter', []);
      await consent(page);
      await look('before it is sent');
      await send(page).dblclick();
      await expect(question(page)).toBeVisible();
      expect(requestsOf(asker.email)).toEqual(
        storedOnce(journey, {
          contractor: asker.stored,
          privacy: storedPrivacy(asker.email),
          sfLeadIds: null,
        }),
      );
      await afterSending(page, look);
    });
}

async function afterSending(page: Page, look: Look): Promise<void> {
  await look('the question');
  await question(page).getByRole('button', { name: 'Via email' }).click();
  await expect(thanks(page)).toBeFocused();
  await look('the sent page');
}

/** Types and presses before hydration. Expects that the press takes effect after hydration. */
async function tooEarly(page: Page, { line, asks, settings }: Journey, look: Look): Promise<void> {
  const scripts = gate();
  if (settings) await page.route('**/settings.json', (route) => route.fulfill({ json: settings }));
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto(`/${line}/`, { waitUntil: 'commit' });
  await go(page).waitFor();
  await look('page 1, empty');
  const type = asks === 'azienda' ? 'giuridica' : 'fisica';
  if (forBoth.includes(line)) await choose(page, 'tipoPersona', type);
  else await control(page, 'nome').pressSequentially('Giul');
  await go(page).dblclick();
  scripts.open();
  await expect(summary(page)).toBeVisible();
  await look('page 1, every error');
}

async function backAndForth(page: Page, wanted: string): Promise<void> {
  await page.getByRole('button', { name: 'Indietro' }).click();
  const kept = page.locator('[name="cognome"][value="D\'Amico"]');
  await expect(stub(page).filter({ hasText: "D'Amico" }).or(kept)).toBeVisible();
  await go(page).click();
  await expect(title(page)).toHaveText(wanted);
}

async function answerClumsily(page: Page, hands: ClumsyHands, answers: Answers): Promise<void> {
  for (const [name, given] of Object.entries(answers)) await answerOne(page, hands, name, given);
}

async function answerOne(page: Page, hands: ClumsyHands, name: string, given: Answer) {
  if (typeof given === 'function') await given(page);
  else if (typeof given !== 'string' && 'only' in given) {
    await hands.write(name, given.typed);
    await page.keyboard.press('Tab');
    await keeps(page, name, given.only);
  } else if (typeof given !== 'string' && 'taken' in given) {
    await hands.write(name, given.typed);
    await page.getByRole('option', { name: given.taken, exact: true }).click();
  } else if (typeof given !== 'string') await hands.tick(name, given);
  else {
    const one = page.locator(`[name="${name}"], [name="${name}.giorno"]`).first();
    const kind = await one.evaluate((it) => [
      it.getAttribute('name'),
      it.getAttribute('type'),
      it.localName,
    ]);
    if (kind[0] !== name) await hands.writeDay(name, given);
    else if (kind[1] === 'radio' || kind[2] === 'select') await hands.choose(name, given);
    else await hands.write(name, given);
  }
}
