import { expect } from '@playwright/test';
import { commercialVehicle } from '@preventivo/line-commercial-vehicle/line';
import {
  foodTruck,
  threeWheeler,
  van,
} from '@preventivo/line-commercial-vehicle/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import {
  accountCompletes,
  type Journey,
  openAs,
  visitorCompletes,
} from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { messageOf } from '../support/pages/complaints.ts';
import { control, go, write } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

/**
 * The saved page has its values at the top level of the body, unlike the pages of other lines
 * (docs/rules/wire.md#saves).
 */
const saves: Journey['saves'] = ({ privacy, isLogged }, stored) => [
  { to: 'save?step=2', body: { ...stored, privacy, isLoggedUser: isLogged } },
];

const unlisted = journeyOf(
  commercialVehicle,
  { ...foodTruck, ...activePolicy },
  { words: 'a vehicle of no list', typed: { targa: 'ab 123-cd' }, saves },
);
const ofBaker = journeyOf(commercialVehicle, van, {
  words: 'a van without a note',
  asks: 'azienda',
  saves,
});
const onThreeWheels = journeyOf(commercialVehicle, threeWheeler, {
  words: 'a three-wheeler',
  typed: { targa: 'dk 12345' },
  saves,
});

visitorCompletes(unlisted);
clumsyVisitorCompletes(unlisted);
accountCompletes(onThreeWheels, thorough);
accountCompletes(ofBaker);
pagesSay(ofBaker, [
  [{}, { after: { tipoVeicolo: 'altro', targa: 'AI123CD' } }, { after: { ...van, note: 'ok' } }],
]);

test('commercial-vehicle: if the visitor changes the type, the plate shows another example and is validated again', async ({
  page,
  known,
}) => {
  await openAs(page, known, { ...ofBaker, asks: 'persona' });
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
