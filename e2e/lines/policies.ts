import { inDays } from '../support/people/days.ts';

const expiry = inDays(20);

/** Answers with a claim and an active policy, which expires in the run's own month. */
export const activePolicy = { altriSinistri: true, polizzaAttiva: true, scadenzaPolizza: expiry };

/** Input of a visitor with neither a claim nor a policy. */
export const noPolicy = { altriSinistri: 'false', polizzaAttiva: 'false' };
