import { inDays } from '../people/days.ts';

/** A claim and an active policy, whose expiry depends on the run's day. */
export const activePolicy = {
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: inDays(20),
};

export const noPolicy = { altriSinistri: false, polizzaAttiva: false, scadenzaPolizza: null };
