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
import { control, go } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

const cat: Journey = {
  line: 'pets',
  words: 'a cat',
  asks: 'persona',
  pages: [
    {
      title: 'Il tuo animale',
      answers: {
        ...activePolicy.answers,
        tipo_animali: 'gatto',
        nome: 'Bo',
        razza: 'certosino',
        chip: 'false',
      },
    },
  ],
  stored: {
    ...activePolicy.stored,
    tipo_animali: 'gatto',
    nome: 'Bo',
    razza: 'certosino',
    microchip: false,
  },
};
const dog: Journey = {
  line: 'pets',
  words: 'a dog',
  asks: 'azienda',
  pages: [
    {
      title: 'Il tuo animale',
      answers: {
        ...noPolicy.answers,
        tipo_animali: 'cane',
        nome: 'Argo',
        razza: 'meticcio',
        chip: 'true',
      },
    },
  ],
  stored: {
    ...noPolicy.stored,
    tipo_animali: 'cane',
    nome: 'Argo',
    razza: 'meticcio',
    microchip: true,
  },
};

visitorCompletes(cat);
clumsyVisitorCompletes(cat);
accountCompletes(dog, thorough);
pagesSay(dog, [
  {
    said: [
      ...noPolicyWord,
      'Indicare il tipo di animale',
      'Indicare il nome, da 2 a 65 caratteri',
      'Indicare la razza',
      'Indicare se ha il microchip',
      noConsent,
    ],
  },
]);

test('pets: a long name shows its length from the 55th character and an error beyond the 65th', async ({
  page,
  known,
}) => {
  await openAs(page, known, { ...dog, asks: 'persona' });
  await go(page).click();
  const name = control(page, 'nome');
  await name.fill('a'.repeat(54));
  await expect(name).not.toHaveAccessibleDescription(/di 65/);
  await name.press('b');
  await expect(name).toHaveAccessibleDescription('55 di 65');
  await name.fill('a'.repeat(80));
  await name.blur();
  await expect.poll(() => messageOf(page, 'nome')).toBe('Da 2 a 65 caratteri');
  await expect(page.getByText('80 di 65')).toBeVisible();
  await expect(name).toHaveValue('a'.repeat(80));
  await name.fill('a'.repeat(65));
  await expect(name).not.toHaveAttribute('aria-invalid');
});
