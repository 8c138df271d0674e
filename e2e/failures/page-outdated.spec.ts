import { expect, type Locator, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import { type Draft, draftOf, putDraft } from '../support/pages/draft.ts';
import { open, question, sendIt, waiting } from '../support/pages/funnel.ts';
import { choose, control, go, option, send, stub, write } from '../support/pages/visitor.ts';
import { loginDialog } from '../support/people/accounts.ts';
import { trip } from '../support/people/trips.ts';
import { requestsOf } from '../support/server/database.ts';
import { deploy, withoutChunk, withoutPrefetch } from '../support/server/deployment.ts';
import { test } from '../support/server/travel-test.ts';
import { thorough, variant } from '../support/thorough.ts';

const offer = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Questa pagina è stata aggiornata.' });
const reload = (page: Page) => offer(page).getByRole('button', { name: 'Ricarica' });
const newer = () => 'bbbb1111';

/** Opens page 1 with answers and without its validation chunk. */
async function comeBack(page: Page, answered: Draft) {
  await withoutPrefetch(page);
  await openAnswered(page, answered);
}

/** Opens page 1 with answers, and delays one chunk for ever. */
const comeBackWithout = (chunk: string) => async (page: Page, answered: Draft) => {
  await withoutChunk(page, chunk);
  await openAnswered(page, answered);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

async function openAnswered(page: Page, answered: Draft) {
  await putDraft(page, JSON.stringify({ ...answered, page: 1, savedAt: Date.now() }));
  await open(page);
  await expect(stub(page)).toContainText('Giulia');
}

const isKept = (page: Page) =>
  expect(async () => {
    expect((await draftOf(page))?.contractor.persona.nome).toBe('Giulia');
  }).toPass();

/**
 * Presses a button. If the button is missing, does nothing: the page may have noticed the missing chunk before the
 * press and reloaded.
 */
const pressed = (button: Locator) => button.click({ timeout: 5000 }).catch(() => undefined);

interface Press {
  readonly come: (page: Page, answered: Draft) => Promise<unknown>;
  /** Presses a control that needs a missing chunk. */
  readonly press: (page: Page) => Promise<unknown>;
  /** Expects this state before and after the reload. */
  readonly kept: (page: Page) => Promise<unknown>;
  /** The action after the reload. @defaultValue `press` */
  readonly again?: Press['press'];
  /** Asserts the effect of the press after the chunk has loaded. */
  readonly led: (page: Page) => Promise<unknown>;
}

const presses: Readonly<Record<string, Press>> = {
  "'Continua' on page 1": {
    come: comeBack,
    press: (page) => pressed(go(page)),
    kept: isKept,
    // The page may have reached page 2 before it noticed the missing chunk. Then it opens on page 2 after the reload.
    again: async () => undefined,
    led: (page) => expect(option(page, 'destinazione', 'italia')).toBeVisible(),
  },
  "'Accedi'": {
    come: comeBackWithout('account'),
    press: (page) => pressed(page.getByRole('button', { name: 'Accedi' })),
    kept: (page) => expect(stub(page)).toContainText('Giulia'),
    led: (page) => expect(loginDialog(page)).toBeVisible(),
  },
  'the link that erases the device': {
    come: comeBackWithout('device'),
    press: (page) => pressed(page.getByRole('button', { name: 'Cancella i miei dati' })),
    kept: (page) => expect(stub(page)).toContainText('Giulia'),
    led: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
};

for (const [index, [press, visit]] of Object.entries(presses).entries()) {
  test(
    `${press} without its chunk reloads the page once if the server has another build`,
    variant(index),
    async ({ page, answered }) => {
      await visit.come(page, answered);
      const deployment = await deploy(page, { build: newer });
      await visit.press(page);
      await expect.poll(deployment.loads).toBe(1);
      await visit.kept(page);
      await expect(page.locator('meta[name=build]')).toHaveAttribute('content', newer());
      await expect(offer(page)).toHaveCount(0);
      await visit.press(page);
      await visit.led(page);
      expect(deployment.loads()).toBe(1);
    },
  );

  test(
    `${press} without its chunk offers a reload if the server has the same build`,
    variant(index),
    async ({ page, answered }) => {
      await visit.come(page, answered);
      const deployment = await deploy(page);
      await visit.press(page);
      await expect(offer(page)).toBeVisible();
      await expect(page.locator('[aria-busy=true], .q-spinner')).toHaveCount(0);
      await expect(page.getByText('errore imprevisto')).toHaveCount(0);
      await visit.kept(page);
      await deployment.mend();
      await reload(page).click();
      await expect(offer(page)).toHaveCount(0);
      await visit.kept(page);
      await visit.press(page);
      await visit.led(page);
    },
  );
}

test("if the chunk of page 1's town list is missing, the page offers a reload and keeps the typed text", async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page);
  const deployment = await deploy(page, { build: newer });
  await write(page, 'nome', 'Giulia');
  await choose(page, 'natoInItalia', 'true');
  await control(page, 'comune_nascita').pressSequentially('mila');
  // The page must not reload while the visitor is typing.
  await expect(offer(page)).toBeVisible();
  expect(deployment.loads()).toBe(0);
  await expect(control(page, 'comune_nascita')).toHaveValue('mila');
  await reload(page).click();
  await expect(control(page, 'nome')).toHaveValue('Giulia');
  await expect(control(page, 'comune_nascita')).toHaveValue('mila');
});

test(
  'a missing chunk causes no automatic reload while consents are ticked',
  thorough,
  async ({ page, asker: _ }) => {
    await trip('singolaPersona', 'polizzaAnnuale').fill(page);
    await consent(page);
    const deployment = await deploy(page, { build: newer });
    await page.getByRole('button', { name: 'Continua su un altro dispositivo' }).click();
    await expect(offer(page)).toBeVisible();
    expect(deployment.loads()).toBe(0);
    await send(page).click();
    await expect(waiting(page)).toHaveCount(0);
    await expect(option(page, 'ivass', 'true')).toBeChecked();
  },
);

for (const [index, [served, build]] of Object.entries({
  'serves another build than its pages are of': () => 'bbbb1111',
  'serves another build at each answer': (answer: number) => `bbbb${1000 + answer}`,
  'serves two builds by turns': (answer: number) => `bbbb${1000 + (answer % 2)}`,
}).entries())
  test(
    `a deployment that ${served} causes no endless reloads`,
    variant(index),
    async ({ page, answered }) => {
      await comeBack(page, answered);
      const deployment = await deploy(page, { build, isComplete: false });
      // Page 2 needs a chunk that is missing after each reload.
      await pressed(go(page));
      await expect.poll(deployment.loads).toBeGreaterThan(0);
      await expect(offer(page)).toBeVisible();
      const loads = deployment.loads();
      expect(loads).toBeLessThan(4);
      await reload(page).click();
      await expect.poll(deployment.loads).toBeGreaterThan(loads);
      await expect(offer(page)).toBeVisible();
      expect(deployment.loads()).toBeLessThan(5);
      expect((await draftOf(page))?.contractor.persona.nome).toBe('Giulia');
    },
  );

test(
  'the sent page does not reload when a chunk is missing after a deployment',
  thorough,
  async ({ page, asker }) => {
    await trip('singolaPersona', 'polizzaAnnuale').fill(page);
    await consent(page);
    await sendIt(page);
    const deployment = await deploy(page, { build: newer });
    await question(page).getByRole('button', { name: 'Via email' }).click();
    await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeFocused();
    expect(deployment.loads()).toBe(0);
    expect(requestsOf(asker.email)).toMatchObject([{ recall: 'email' }]);
    expect(await draftOf(page)).toBeNull();
  },
);
