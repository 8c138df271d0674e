import { inDays } from '../people/days.ts';

/** Answers about a claim and an active policy. The expiry of the policy depends on the date of the test run. */
export const activePolicy = {
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: inDays(20),
};

export const noPolicy = { altriSinistri: false, polizzaAttiva: false, scadenzaPolizza: null };
