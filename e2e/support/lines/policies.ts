import { inDays } from '../people/days.ts';

/** Past claims and an active policy. Its expiry date depends on the date of the run. */
export const activePolicy = {
  altriSinistri: true,
  polizzaAttiva: true,
  scadenzaPolizza: inDays(20),
};

export const noPolicy = { altriSinistri: false, polizzaAttiva: false, scadenzaPolizza: null };
