import { expect, type Page } from '@playwright/test';
import { fire } from '@preventivo/line-fire/line';
import { house } from '@preventivo/line-fire/workspace/answers';
import type { Answers } from '../support/lines/answer.ts';
import { openAs, visitorCompletes } from '../support/lines/journey.ts';
import { journeyOf } from '../support/lines/journey-of.ts';
import { test } from '../support/lines/known-test.ts';
import { residence } from '../support/lines/property.ts';
import { choose, control, go, title, write, writeDay } from '../support/pages/visitor.ts';
import { inDays } from '../support/people/days.ts';
import { thorough } from '../support/thorough.ts';

/** The journey for a house without a mortgage. The form asks for no date. */
const noDay = (words: string, typed: Answers = {}) =>
  journeyOf(
    fire,
    { ...house, ...residence.answers },
    { words, typed: { ...residence.typed, ...typed } },
  );

visitorCompletes(noDay('a house without a mortgage and without a day'), thorough);
visitorCompletes(
  noDay('a house whose mortgage is taken back', {
    polizza_mutuo: async (page: Page) => {
      await choose(page, 'polizza_mutuo', 'true');
      await write(page, 'durata_mutuo', '25');
      await writeDay(page, 'data_surroga', inDays(90));
      await choose(page, 'polizza_mutuo', 'false');
    },
  }),
  thorough,
);

test('fire: each change of the answer about a mortgage clears the date and shows why', async ({
  page,
  known,
}) => {
  const house = noDay('a house');
  await openAs(page, known, house);
  await go(page).click();
  await expect(title(page)).toHaveText(house.pages[0]?.title ?? '');
  const deed = page.getByRole('group', { name: 'Data presunta di rogito o surroga' });
  const start = page.getByRole('group', { name: 'Data di decorrenza nuova polizza' });
  const day = control(page, 'data_surroga.giorno');

  await choose(page, 'polizza_mutuo', 'true');
  await expect(deed).toBeVisible();
  await writeDay(page, 'data_surroga', inDays(90));
  await choose(page, 'polizza_mutuo', 'false');
  await expect(day).toHaveValue('');
  await expect(start).toContainText(
    'La data di prima era quella del rogito o della surroga: se vuoi, indica quella di decorrenza.',
  );

  await writeDay(page, 'data_surroga', inDays(12));
  await choose(page, 'polizza_mutuo', 'true');
  await expect(day).toHaveValue('');
  await expect(deed).toContainText(
    'La data di prima era quella di decorrenza: indica quella del rogito o della surroga.',
  );
  await writeDay(page, 'data_surroga', inDays(90));
  await expect(deed).not.toContainText('La data di prima');
});
