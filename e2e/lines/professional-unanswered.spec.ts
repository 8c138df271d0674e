import { expect, type Page } from '@playwright/test';
import { openAs } from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { lawFirm, surgeon } from '../support/lines/professional.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { inAMonthFrom } from '../support/lines/windows.ts';
import { control, go, pick, send } from '../support/pages/visitor.ts';
import { inDays, today } from '../support/people/days.ts';

const noProfession = 'Selezionare un valore per il campo "Professione"';
const noSpecialisation = 'Selezionare la specializzazione';
const noRetroactivity = 'Indicare la retroattività';
const noDetail = "Descrivere l'attività, da 3 a 100 caratteri";
const noRenewal = 'Indicare se è un rinnovo';
const noMost = 'Indicare il massimale';
const noProtectionWord = 'Indicare se si vuole la tutela legale';
const noTerms = [
  noRetroactivity,
  'Indicare il tipo di assicurazione',
  noDetail,
  noRenewal,
  noMost,
  noProtectionWord,
  noConsent,
];
const noPractice = [
  'Indicare il regime di lavoro',
  'Indicare se ci sono state richieste di risarcimento',
  'Indicare se si ha la direzione sanitaria',
];
const noRevenues = [
  'Indicare se è uno studio professionale',
  "Indicare il fatturato dell'anno scorso",
  "Indicare il fatturato di quest'anno",
];
const expiryWindow = inAMonthFrom(today());
/** Replaces the suggestion in the box with another one. */
const replaced = (typed: string, taken: string) => async (page: Page) => {
  await control(page, 'professione').fill('');
  await pick(page, 'professione', typed, taken);
};
const invalid = 'Valore non valido';

pagesSay(surgeon, [
  {
    said: [...noPolicyWord, "Selezionare l'area professionale", ...noTerms],
    marked: {
      altriSinistri: invalid,
      polizzaAttiva: invalid,
      area: invalid,
      retroattivita: invalid,
      tipoAssicurazione: invalid,
      dettaglio_attivita: invalid,
      rinnovo: invalid,
      massimale: invalid,
      tutela_legale: invalid,
    },
  },
  {
    after: { ...noPolicy.answers, area: 'altraGenerica' },
    said: [noProfession, ...noTerms],
    marked: { professione: invalid },
  },
  {
    after: { area: 'medica' },
    said: [noProfession, ...noPractice, ...noTerms],
    marked: {
      professione: invalid,
      regime_medico: invalid,
      risarcimenti: invalid,
      direzione_sanitaria: invalid,
    },
  },
  {
    after: { professione: { typed: 'fisiot', only: 'Fisioterapista' } },
    said: [...noPractice, ...noTerms],
  },
  {
    after: { professione: replaced('medic', 'Medico') },
    said: [noSpecialisation, ...noPractice, ...noTerms],
    marked: { specializzazione: invalid },
  },
  {
    after: {
      specializzazione: {
        typed: 'medico chir',
        only: 'Medico chirurgo (generico con attività chirurgica)',
      },
    },
    said: [...noPractice, 'Indicare se si fa attività chirurgica', ...noTerms],
    marked: { attivita_chirurgica: invalid },
  },
  ...['tecnica', 'legale'].map((area) => ({
    after: { area, fatturato_precedente: '0', fatturato_attuale: '0' },
    said: [noProfession, 'Indicare se è uno studio professionale', ...noTerms],
    marked: { singolo: invalid },
  })),
]);
for (const area of ['tecnica', 'legale'])
  pagesSay({ ...lawFirm, way: `in the area '${area}'` }, [
    {
      after: { ...noPolicy.answers, area },
      said: [noProfession, ...noRevenues, ...noTerms],
      marked: {
        professione: invalid,
        singolo: invalid,
        fatturato_precedente: invalid,
        fatturato_attuale: invalid,
      },
    },
    {
      after: { fatturato_precedente: '-1', fatturato_attuale: '-0,01' },
      said: [noProfession, ...noRevenues, ...noTerms],
      marked: { fatturato_precedente: invalid, fatturato_attuale: invalid },
    },
  ]);
pagesSay({ ...lawFirm, way: 'insurance by insurance' }, [
  {
    after: {
      ...activePolicy.answers,
      scadenzaPolizza: inDays(-1),
      area: 'altraGenerica',
      professione: { typed: 'fotog', only: 'Fotografo o grafico' },
      tipoAssicurazione: 'rcProfessionale',
      dettaglio_attivita: 'Sì',
    },
    said: [
      `Inserire una data ${expiryWindow}`,
      noRetroactivity,
      noDetail,
      noRenewal,
      noMost,
      'Indicare se si vogliono altre assicurazioni',
      noProtectionWord,
      noConsent,
    ],
    marked: {
      scadenzaPolizza: expiryWindow,
      dettaglio_attivita: invalid,
      altre_assicurazioni: invalid,
    },
  },
  {
    after: {
      ...activePolicy.answers,
      altre_assicurazioni: 'siRCPTutela',
      dettaglio_attivita: 'x'.repeat(101),
    },
    said: [noRetroactivity, noDetail, noRenewal, noMost, noConsent],
    marked: { dettaglio_attivita: invalid },
  },
  {
    after: { altre_assicurazioni: 'noSoloRCP', dettaglio_attivita: 'Matrimoni' },
    said: [noRetroactivity, noRenewal, noMost, noConsent],
  },
  {
    after: { tipoAssicurazione: 'infortuni' },
    said: [noRetroactivity, noRenewal, noMost, noProtectionWord, noConsent],
    marked: { tutela_legale: invalid },
  },
  {
    after: { tipoAssicurazione: 'tutelaLegale' },
    said: [noRetroactivity, noRenewal, noMost, noConsent],
  },
]);

test('professional: the claims question covers the last 5 years', async ({ page, known }) => {
  await openAs(page, known, surgeon);
  await go(page).click();
  await expect(
    page.getByRole('radiogroup', { name: 'Hai avuto sinistri negli ultimi 5 anni?' }),
  ).toBeVisible();
});

test('professional: a lawyer finds the retroactivity preselected, with a notice that names it, and can change it', async ({
  page,
  known,
}) => {
  await openAs(page, known, surgeon);
  await go(page).click();
  const retroactivity = control(page, 'retroattivita');
  await expect(retroactivity).toHaveValue('');
  await send(page).click();
  await expect(retroactivity).toHaveAttribute('aria-invalid', 'true');
  await control(page, 'area').and(page.locator('[value="legale"]')).check();
  await control(page, 'professione').selectOption('avvocato');
  await expect(retroactivity).toHaveValue('illimitata');
  await expect(retroactivity).not.toHaveAttribute('aria-invalid');
  await expect(retroactivity).toHaveAccessibleDescription(
    /Per gli avvocati è già scelta Illimitata, come chiede la legge: puoi cambiarla Retroattività: abbiamo scelto Illimitata\.$/,
  );
  const spoken = page.getByRole('status').filter({ hasText: 'Retroattività: abbiamo scelto' });
  await expect(spoken).toContainText(
    'Retroattività: abbiamo scelto Illimitata. Corretto: Retroattività. 8 da correggere',
  );
  await retroactivity.selectOption('anni5');
  await control(page, 'professione').selectOption('notaio');
  await expect(retroactivity).toHaveValue('anni5');
});
