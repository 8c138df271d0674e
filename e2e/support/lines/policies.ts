import { inDays } from '../people/days.ts';

/** A claim and an active policy, whose expiry depends on the run's day. */
export const activePolicy = {
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: inDays(20),
};

/** Neither a claim nor a policy. */
export const noPolicy = { altriSinistri: false, polizzaAttiva: false, scadenzaPolizza: null };
