import { inDays } from '../people/days.ts';

/** A claim and an active policy. The policy's expiry depends on the date of the run. */
export const activePolicy = {
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: inDays(20),
};

export const noPolicy = { altriSinistri: false, polizzaAttiva: false, scadenzaPolizza: null };
