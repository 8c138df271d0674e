import { expect, type Page } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { openAs } from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import {
  inFirstClass,
  newCar,
  newMicrocar,
  quadricycle,
  thisYear,
} from '../support/lines/microcar.ts';
import { complaints, focused, messageOf } from '../support/pages/complaints.ts';
import { choose, control, go, option, title, write } from '../support/pages/visitor.ts';
import type { Account } from '../support/people/accounts.ts';
import { thorough } from '../support/thorough.ts';

const noPlate = 'Inserire una targa valida';
const noGears = 'Specificare se il veicolo ha le marce';
const wrongPlate = 'Targa non valida';

/** The note below an answer that the form has changed because the visitor changed another answer. */
const note = (page: Page, name: string) =>
  page.locator('.q-field', { has: control(page, name) }).locator('.q-note');

/** Opens the vehicle page on 21 November of this year. */
async function toVehicle(page: Page, known: Account, settings: Record<string, unknown> = {}) {
  await page.clock.setFixedTime(new Date(`${thisYear}-11-21T10:00:00Z`));
  await openAs(page, known, { ...newMicrocar, settings });
  await go(page).click();
  await expect(title(page)).toHaveText('Il veicolo');
}

test('microcar: changing a quadricycle to a microcar cuts the plate to 6 characters, shows a note and validates the plate again', async ({
  page,
  known,
}) => {
  await toVehicle(page, known);
  await answer(page, quadricycle.answers);
  await choose(page, 'tipoSpecificoVeicolo', 'microcar');
  await expect(control(page, 'targa')).toHaveValue('AB1234');
  await expect(note(page, 'targa')).toHaveText('Targa accorciata a 6 caratteri: controllala');
  await expect.poll(() => messageOf(page, 'targa')).toBe(wrongPlate);
  await expect(option(page, 'marce', 'conMarce')).not.toBeChecked();
  await expect(note(page, 'marce')).toHaveText('Indica di nuovo se il veicolo ha le marce');
  await expect(control(page, 'kw')).toHaveValue('6');
  await expect(note(page, 'kw')).toHaveText("Valore massimo 6: l'abbiamo corretto");
  await go(page).click();
  await expect(complaints(page)).toHaveText([noPlate, noGears]);
  await write(page, 'targa', 'X2345B');
  await choose(page, 'marce', 'senzaMarce');
  await expect(note(page, 'targa')).toHaveCount(0);
  await expect(note(page, 'marce')).toHaveCount(0);
  await go(page).click();
  await expect(title(page)).toHaveText("L'assicurazione");
});

test(
  'microcar: changing a microcar to a quadricycle clears the gears and validates the plate again',
  thorough,
  async ({ page, known }) => {
    await toVehicle(page, known);
    await answer(page, newCar.answers);
    await choose(page, 'tipoSpecificoVeicolo', 'quadriciclo');
    await expect.poll(() => messageOf(page, 'targa')).toBe(wrongPlate);
    await expect(control(page, 'targa')).toHaveValue('X2345B');
    await expect(option(page, 'marce', 'senzaMarce')).not.toBeChecked();
    await expect(control(page, 'kw')).toHaveValue('6');
    await go(page).click();
    await expect(complaints(page)).toHaveText([noPlate, noGears]);
  },
);

test(
  'microcar: for a registration this year, the form offers the current and later months, and a hint names whom to call about an earlier month',
  thorough,
  async ({ page, known }) => {
    await toVehicle(page, known, { help: 'tel:+390212345' });
    const months = control(page, 'meseImmatricolazione').locator('option');
    await control(page, 'annoImmatricolazione').selectOption(String(thisYear - 1));
    await expect(months).toHaveCount(13);
    await expect(page.getByText('il tuo consulente')).toHaveCount(0);
    await control(page, 'annoImmatricolazione').selectOption(String(thisYear));
    await expect(months).toHaveText(['Seleziona', 'Novembre', 'Dicembre']);
    await expect(control(page, 'meseImmatricolazione')).toHaveAccessibleDescription(
      `Per il ${thisYear} solo i mesi da novembre in poi. È già immatricolato? Chiama il tuo consulente.`,
    );
    await expect(page.getByRole('link', { name: 'il tuo consulente' })).toHaveAttribute(
      'href',
      'tel:+390212345',
    );
  },
);

test(
  'microcar: a chosen month is cleared and asked for again if the form does not offer it for the current year',
  thorough,
  async ({ page, known }) => {
    await toVehicle(page, known);
    const month = control(page, 'meseImmatricolazione');
    await control(page, 'annoImmatricolazione').selectOption('2020');
    await month.selectOption('3');
    await control(page, 'annoImmatricolazione').selectOption(String(thisYear));
    const gone = `Il mese che avevi scelto non è tra quelli del ${thisYear}: scegline uno`;
    await expect(month).toHaveValue('');
    await expect(note(page, 'meseImmatricolazione')).toHaveText(gone);
    await expect(page.getByRole('status').filter({ hasText: gone })).toBeAttached();
    await write(page, 'marca', 'Aixam');
    await expect(note(page, 'meseImmatricolazione')).toHaveText(gone);
    await month.selectOption('12');
    await expect(note(page, 'meseImmatricolazione')).toHaveCount(0);
  },
);

test(
  'microcar: a registration after the purchase raises the purchase year and the month, each with a note',
  thorough,
  async ({ page, known }) => {
    await toVehicle(page, known);
    await control(page, 'annoImmatricolazione').selectOption('2020');
    await control(page, 'meseImmatricolazione').selectOption('3');
    await control(page, 'annoAcquisto').selectOption('2021');
    await control(page, 'annoImmatricolazione').selectOption(String(thisYear));
    await expect(control(page, 'annoAcquisto')).toHaveValue(String(thisYear));
    await expect(note(page, 'annoAcquisto')).toHaveText(
      `Anno di acquisto aggiornato al ${thisYear}`,
    );
    await expect(control(page, 'meseImmatricolazione')).toHaveValue('11');
    await expect(note(page, 'meseImmatricolazione')).toHaveText(
      'Mese di immatricolazione aggiornato: controllalo',
    );
  },
);

test("microcar: with a broker's setting, past months of the current year can be chosen and are kept", async ({
  page,
  known,
}) => {
  await toVehicle(page, known, { registrationMonths: 'any' });
  const month = control(page, 'meseImmatricolazione');
  await control(page, 'annoImmatricolazione').selectOption('2020');
  await month.selectOption('3');
  await control(page, 'annoImmatricolazione').selectOption(String(thisYear));
  await expect(month.locator('option')).toHaveCount(13);
  await expect(month).toHaveValue('3');
  await expect(page.getByText('il tuo consulente')).toHaveCount(0);
});

test.describe('fifteen accidents on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'on a phone, all but one of fifteen accidents are collapsed when their number is set, and each keeps its answers',
    thorough,
    async ({ page, known }) => {
      await toVehicle(page, known);
      await answer(page, quadricycle.answers);
      await go(page).click();
      await answer(page, { ...inFirstClass.answers, numeroIncidenti: '15' });
      const entries = page.locator('.q-entry');
      await expect(entries).toHaveCount(15);
      await expect(page.locator('.q-entry[open]')).toHaveCount(1);
      const height = async () => {
        const top = await entries.first().boundingBox();
        const bottom = await entries.last().boundingBox();
        return bottom && top ? bottom.y + bottom.height - top.y : Number.NaN;
      };
      await expect.poll(height).toBeLessThan(1700);

      await answer(page, {
        'incidenti.1.anno': String(thisYear),
        'incidenti.1.responsabilita': 'nessuna',
      });
      const year = control(page, 'incidenti.2.anno');
      await year.scrollIntoViewIfNeeded();
      await year.focus();
      const top = () => year.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      const before = await top();
      await year.selectOption(String(thisYear));
      await expect(entries.first()).not.toHaveAttribute('open');
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      await expect(entries.first().locator('summary')).toContainText(
        `Incidente 1${thisYear}, Nessuna responsabilitàModifica`,
      );

      await page.getByRole('button', { name: 'Richiedi il preventivo' }).click();
      await complaints(page).getByText("Scegli l'anno dell'incidente 9").click();
      await expect.poll(() => focused(page)).toBe('incidenti.9.anno');
      await expect(entries.nth(8)).toHaveAttribute('open');
      await expect(entries.nth(11).locator('summary')).toContainText(
        "Scegli l'anno dell'incidente 12",
      );
      await expect.poll(height).toBeLessThan(2300);
    },
  );
});
