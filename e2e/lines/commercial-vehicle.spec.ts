import { expect } from '@playwright/test';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import {
  accountCompletes,
  type Journey,
  openAs,
  visitorCompletes,
} from '../support/lines/journey.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy, noPolicy } from '../support/lines/policies.ts';
import { noConsent, noPolicyWord, pagesSay } from '../support/lines/unanswered.ts';
import { messageOf } from '../support/pages/complaints.ts';
import { control, go, write } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

/** The page save is flat (docs/rules/wire.md#saves). */
const flat: Journey['saves'] = ({ privacy, isLogged }, stored) => [
  { to: 'save?step=2', body: { ...stored, privacy, isLoggedUser: isLogged } },
];

const foodTruck: Journey = {
  line: 'commercial-vehicle',
  words: 'a vehicle of no list',
  asks: 'persona',
  pages: [
    {
      title: 'Il veicolo',
      answers: {
        ...activePolicy.answers,
        tipoVeicolo: 'altro',
        targa: 'ab 123-cd',
        note: 'Food truck',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    Commercial_Vehicle_Usage_Type: 'altro',
    Commercial_Vehicle_Plate: 'AB123CD',
    Commercial_Vehicle_Notes: 'Food truck',
  },
  saves: flat,
};
const van: Journey = {
  line: 'commercial-vehicle',
  words: 'a van without a note',
  asks: 'azienda',
  pages: [
    {
      title: 'Il veicolo',
      answers: {
        ...noPolicy.answers,
        tipoVeicolo: 'furgone',
        targa: 'MI1A2345',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    Commercial_Vehicle_Usage_Type: 'furgone',
    Commercial_Vehicle_Plate: 'MI1A2345',
    Commercial_Vehicle_Notes: null,
  },
  saves: flat,
};

/** A three-wheeler with a motorbike plate. */
const threeWheeler: Journey = {
  ...van,
  words: 'a three-wheeler',
  asks: 'persona',
  pages: [
    {
      title: 'Il veicolo',
      answers: { ...noPolicy.answers, tipoVeicolo: 'motocarro', targa: 'dk 12345' },
    },
  ],
  stored: {
    ...van.stored,
    Commercial_Vehicle_Usage_Type: 'motocarro',
    Commercial_Vehicle_Plate: 'DK12345',
  },
};

visitorCompletes(foodTruck);
clumsyVisitorCompletes(foodTruck);
accountCompletes(threeWheeler, thorough);
accountCompletes(van);
pagesSay(van, [
  {
    said: [
      ...noPolicyWord,
      'Selezionare la tipologia del mezzo',
      'Indicare la targa del mezzo',
      noConsent,
    ],
  },
  {
    after: { tipoVeicolo: 'altro', targa: 'AI123CD' },
    said: [
      ...noPolicyWord,
      'Indicare la targa del mezzo',
      'Indicare di che veicolo si tratta, da 3 a 100 caratteri',
      noConsent,
    ],
    marked: { targa: 'Targa non valida' },
  },
  {
    after: { ...noPolicy.answers, tipoVeicolo: 'furgone', targa: 'AB123CD', note: 'ok' },
    said: ['Da 3 a 100 caratteri', noConsent],
    marked: { note: 'Da 3 a 100 caratteri' },
  },
]);

test('commercial-vehicle: the plate follows the chosen type, shows an example and is validated again', async ({
  page,
  known,
}) => {
  await openAs(page, known, { ...van, asks: 'persona' });
  await go(page).click();
  const plate = control(page, 'targa');
  await control(page, 'tipoVeicolo').selectOption('furgone');
  await expect(plate).toHaveAccessibleDescription(/per esempio AB123CD$/);
  await write(page, 'targa', 'DK12345');
  await plate.blur();
  await expect.poll(() => messageOf(page, 'targa')).toBe('Targa non valida');
  await control(page, 'tipoVeicolo').selectOption('motocarro');
  await expect(plate).not.toHaveAttribute('aria-invalid');
  await expect(plate).toHaveAccessibleDescription(/per esempio DK12345$/);
});
