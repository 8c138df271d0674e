import { expect } from '@playwright/test';
import { answer } from '../support/lines/answer.ts';
import { openAs } from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import {
  firstTime,
  hers,
  inFirstClass,
  newCar,
  newMicrocar,
  ofBuyer,
  starting,
  thisYear,
} from '../support/lines/microcar.ts';
import { noConsent, pagesSay } from '../support/lines/unanswered.ts';
import { complaints, summary } from '../support/pages/complaints.ts';
import { choose, go, send } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { thorough } from '../support/thorough.ts';

const noAccident = (number: number) => [
  `Scegli l'anno dell'incidente ${number}`,
  `Dicci di chi è la responsabilità dell'incidente ${number}`,
];
const unknown = { anno: null, responsabilita: null };

pagesSay(ofBuyer, [
  [
    {},
    {
      after: {
        tipoSpecificoVeicolo: 'microcar',
        targa: 'X1234B',
        marca: 'x'.repeat(51),
        modello: 'x'.repeat(65),
        allestimento: 'x'.repeat(101),
        kw: 5.5,
      },
    },
    { after: { targa: 'AB12345', annoImmatricolazione: String(thisYear - 1), kw: 6 } },
    { after: { tipoSpecificoVeicolo: 'quadriciclo', targa: 'X2345B' } },
    { after: { targa: 'AI12345', meseImmatricolazione: '12', marca: 'Ligier' } },
  ],
  [
    {},
    { after: { statoAssicurativoId: 'assicurataAMioNome', dataScadenza: inDays(2) } },
    {
      after: {
        dataScadenza: starting,
        cuAttuale: '-1',
        numeroIncidenti: '2',
        contraenteProprietario: '3',
        altriConducenti: true,
      },
    },
    {
      after: {
        cuAttuale: '14',
        incidenti: [{ ...unknown, anno: String(thisYear) }, unknown],
        numeroIncidenti: '1',
      },
    },
    { after: { statoAssicurativoId: 'aMioNomePrimaVoltaNuovo' } },
    { after: { statoAssicurativoId: 'aMioNomePrimaVoltaUsato', tipoEreditaCu: '2' } },
    ...[
      { tipoVeicoloEreditaCu: '1', targaCu: 'AA12345' },
      { tipoVeicoloEreditaCu: '2', targaCu: 'AB123CD' },
      { tipoVeicoloEreditaCu: '3', targaCu: 'X2BCDF' },
      { tipoVeicoloEreditaCu: '4', targaCu: 'AB123CD' },
    ].map((after) => ({ after: { cuEreditata: '1', ...after } })),
  ],
]);

test("microcar: a page on which only the owner is missing shows 'Selezionare il proprietario', and no errors about the owner's data", async ({
  page,
  known,
}) => {
  await openAs(page, known, newMicrocar);
  await go(page).click();
  await answer(page, newCar.answers);
  await go(page).click();
  await answer(page, { ...firstTime.answers, ...hers.answers, contraenteProprietario: '3' });
  await choose(page, 'ivass', 'true');
  await send(page).click();
  await expect(complaints(page)).toHaveText(['Selezionare il proprietario']);
  await expect(summary(page).getByRole('heading')).toHaveText(
    'Controlla questi campi: 1 da correggere',
  );
});

test(
  'microcar: a page that lacks only the accidents asks for their whole section',
  thorough,
  async ({ page, known }) => {
    await openAs(page, known, newMicrocar);
    await go(page).click();
    await answer(page, newCar.answers);
    await go(page).click();
    await answer(page, { ...inFirstClass.answers, numeroIncidenti: '2', ...hers.answers });
    await send(page).click();
    await expect(summary(page)).toContainText('Completare il paragrafo sugli incidenti');
    await expect(complaints(page)).toHaveText([...noAccident(1), ...noAccident(2), noConsent]);
  },
);
