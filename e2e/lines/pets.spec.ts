import { expect } from '@playwright/test';
import { pets } from '@preventivo/line-pets/line';
import { argo, bo } from '@preventivo/line-pets/workspace/answers';
import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { accountCompletes, openAs, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { test } from '../support/lines/known-test.ts';
import { activePolicy } from '../support/lines/policies.ts';
import { pagesSay } from '../support/lines/unanswered.ts';
import { messageOf } from '../support/pages/complaints.ts';
import { control, go } from '../support/pages/visitor.ts';
import { thorough } from '../support/thorough.ts';

const cat = journeyOf(pets, { ...bo, ...activePolicy }, { words: 'a cat' });
const dog = journeyOf(pets, argo, { words: 'a dog', asks: 'azienda' });

visitorCompletes(cat);
clumsyVisitorCompletes(cat);
accountCompletes(dog, thorough);
pagesSay(dog);

test('pets: a long name shows its length from the 55th character on, and an error beyond the 65th', async ({
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
