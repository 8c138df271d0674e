import { expect } from '@playwright/test';
import { subjects } from '@preventivo/line-travel/workspace/answers';
import { consent, storedPrivacy } from '../support/pages/consents.ts';
import { open, question, sendIt, thanks, toLastPress, toTrip } from '../support/pages/funnel.ts';
import {
  bornAbroad,
  bornInItaly,
  giulia,
  handwrittenAddress,
  searchedAddress,
} from '../support/people/people.ts';
import { type Span, trip } from '../support/people/trips.ts';
import { test } from '../support/server/clock-test.ts';
import { besideAnswers, requestsOf } from '../support/server/database.ts';
import { thorough } from '../support/thorough.ts';

const spans: readonly (readonly [Span, string])[] = [
  ['viaggioSingolo', 'one trip'],
  ['polizzaAnnuale', 'a year'],
];
const runs = subjects.flatMap((subject, first) =>
  spans.map(([span, words], second) => ({
    subject,
    span,
    words,
    // These parameters change at different rates: the journeys together contain every pair of values.
    bySearch: (first + second) % 2 === 0,
    inItaly: (Math.floor(first / 2) + second) % 2 === 0,
    insured: first % 2 === 0,
    // `npm test` runs only the longest journey. Unit tests check the payloads of the others.
    tag: first === 4 && second === 1 ? [] : ['@thorough'],
  })),
);

for (const { subject, span, words, bySearch, inItaly, insured, tag } of runs) {
  const who = `${inItaly ? 'born in Italy' : 'born abroad'}, ${bySearch ? 'address searched for' : 'address by hand'}`;

  const sentence = `a visitor asks for ${words} for ${subject} (${who}), and exactly that is stored once`;
  test(sentence, { tag }, async ({ page }) => {
    const person = giulia(
      inItaly ? bornInItaly : bornAbroad,
      bySearch ? searchedAddress : handwrittenAddress,
    );
    const journey = trip(subject, span, insured);
    await open(page);
    await toTrip(page, person);
    await journey.fill(page);
    await consent(page, 'newsletter');
    await sendIt(page);

    expect(requestsOf(person.email)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        line: 'travel',
        payload: {
          contractor: person.stored,
          specificData: journey.stored,
          privacy: storedPrivacy(person.email, 22),
          sfLeadIds: null,
          ...besideAnswers,
        },
        recall: null,
      },
    ]);
  });
}

const channels = [
  ['Via email', 'email'],
  ['Per telefono', 'phone'],
] as const;
for (const [name, channel] of channels) {
  test(
    `the page after the quote request thanks '${name}' by name, and the request stores the name`,
    thorough,
    async ({ page }) => {
      const person = await toLastPress(page);
      await sendIt(page);
      await question(page).getByRole('button', { name }).click();

      await expect(thanks(page)).toBeFocused();
      expect(requestsOf(person.email)).toMatchObject([{ recall: channel }]);
    },
  );
}
