import { expect, type Page } from '@playwright/test';
import { openAs } from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { lawFirm, suggestions, surgeon } from '../support/lines/professional.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { control, go, pick, send } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';

const profession = (professione: string) => ({ professione: suggestions[professione] ?? '' });
const replaced = (typed: string, taken: string) => async (page: Page) => {
  await control(page, 'professione').fill('');
  await pick(page, 'professione', typed, taken);
};

pagesSay(surgeon, [
  [
    {},
    { after: { ...noPolicy, area: 'altraGenerica' } },
    { after: { area: 'medica' } },
    { after: { professione: 'fisioterapista' }, typed: profession('fisioterapista') },
    { after: { professione: 'medico' }, typed: { professione: replaced('medic', 'Medico') } },
    {
      after: { specializzazione: 'medicoChirurgo' },
      typed: { specializzazione: suggestions.medicoChirurgo ?? '' },
    },
    ...['tecnica', 'legale'].map((area) => ({
      after: { area, fatturato_precedente: 0, fatturato_attuale: 0 },
    })),
  ],
]);
for (const area of ['tecnica', 'legale'])
  pagesSay(
    lawFirm,
    [
      [
        { after: { ...noPolicy, area } },
        { after: { fatturato_precedente: -1, fatturato_attuale: -0.01 } },
      ],
    ],
    `in the area '${area}'`,
  );
pagesSay(
  lawFirm,
  [
    [
      {
        after: {
          ...activePolicy,
          scadenzaPolizza: inDays(-1),
          area: 'altraGenerica',
          professione: 'fotografo',
          tipoAssicurazione: 'rcProfessionale',
          dettaglio_attivita: 'Sì',
        },
        typed: profession('fotografo'),
      },
      {
        after: {
          ...activePolicy,
          altre_assicurazioni: 'siRCPTutela',
          dettaglio_attivita: 'x'.repeat(101),
        },
      },
      { after: { altre_assicurazioni: 'noSoloRCP', dettaglio_attivita: 'Matrimoni' } },
      { after: { tipoAssicurazione: 'infortuni' } },
      { after: { tipoAssicurazione: 'tutelaLegale' } },
    ],
  ],
  'insurance by insurance',
);

test('professional: the question about claims covers the last 5 years', async ({ page, known }) => {
  await openAs(page, known, surgeon);
  await go(page).click();
  await expect(
    page.getByRole('radiogroup', { name: 'Hai avuto sinistri negli ultimi 5 anni?' }),
  ).toBeVisible();
});

test('professional: for a lawyer, unlimited retroactivity is preselected with a note, and can be changed', async ({
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
