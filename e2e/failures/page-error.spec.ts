import { expect, type Page } from '@playwright/test';
import { consent } from '../support/pages/consents.ts';
import type { Draft } from '../support/pages/draft.ts';
import { open, question, thanks } from '../support/pages/funnel.ts';
import { choose, control, option, send, write } from '../support/pages/visitor.ts';
import { trip } from '../support/people/trips.ts';
import { arrive, test } from '../support/server/travel-test.ts';
import { variant } from '../support/thorough.ts';

const secret = 'Giulia thrown while rendering';
const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'I dati inseriti non sono andati persi.' });

/** Makes the page throw an error when it renders an element with this name, until the page reloads. */
const breakAt = (page: Page, name: string) =>
  page.evaluate(
    ([broken, message]) => {
      const create = Document.prototype.createElement;
      Document.prototype.createElement = function (tag: string, options?: ElementCreationOptions) {
        if (tag === broken) throw new Error(message);
        return create.call(this, tag, options);
      };
    },
    [name, secret] as const,
  );

interface Place {
  readonly come: (page: Page, answered: Draft) => Promise<unknown>;
  /** The name of the element that throws. */
  readonly broken: string;
  /** Makes the page render that element. */
  readonly press: (page: Page) => Promise<unknown>;
  /** Expects that the reload has lost no answer. */
  readonly kept: (page: Page) => Promise<unknown>;
}

const places: Readonly<Record<string, Place>> = {
  'page 1': {
    async come(page) {
      await open(page);
      await write(page, 'nome', 'Giulia');
    },
    broken: 'input',
    press: (page) => option(page, 'natoInItalia', 'false').click(),
    async kept(page) {
      await expect(control(page, 'nome')).toHaveValue('Giulia');
      await expect(option(page, 'natoInItalia', 'false')).toBeChecked();
    },
  },
  'the last page': {
    async come(page, answered) {
      await arrive(page, answered);
      await choose(page, 'destinazione', 'italia');
    },
    broken: 'input',
    press: (page) => option(page, 'tipo_viaggio', 'viaggioSingolo').click(),
    async kept(page) {
      await expect(option(page, 'destinazione', 'italia')).toBeChecked();
      await expect(option(page, 'tipo_viaggio', 'viaggioSingolo')).toBeChecked();
    },
  },
  'the dialog of an account': {
    async come(page) {
      await open(page);
      await write(page, 'nome', 'Giulia');
    },
    broken: 'dialog',
    press: (page) => page.getByRole('button', { name: 'Accedi' }).click(),
    kept: (page) => expect(control(page, 'nome')).toHaveValue('Giulia'),
  },
  'the final question': {
    async come(page, answered) {
      await arrive(page, answered);
      await trip('singolaPersona', 'polizzaAnnuale').fill(page);
      await consent(page);
    },
    broken: 'dialog',
    press: (page) => send(page).click(),
    async kept(page) {
      await question(page).getByRole('button', { name: 'Via email' }).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
};

for (const [index, [where, place]] of Object.entries(places).entries())
  test(
    `a render error on ${where} keeps the answers, shows no details of the error and offers a reload`,
    variant(index),
    async ({ page, answered }) => {
      const logged: string[] = [];
      const uncaught: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      page.on('pageerror', (error) => uncaught.push(error.message));
      await place.come(page, answered);
      await breakAt(page, place.broken);
      await place.press(page);
      await expect(failed(page)).toBeVisible();
      expect(await page.content()).not.toContain(secret);
      await expect(page).not.toHaveTitle(new RegExp(secret));
      // React logs the error. The console must contain no other entry.
      expect(logged.filter((text) => !text.includes(secret))).toEqual([]);
      expect(uncaught).toEqual([]);
      await failed(page).getByRole('button', { name: 'Ricarica' }).click();
      await place.kept(page);
      await expect(failed(page)).toHaveCount(0);
    },
  );
