import { inDays } from '../support/people/days.ts';

const expiry = inDays(20);

/** Somebody who had a claim and has a policy: what they answer, and what is stored of it. */
export const activePolicy = {
  answers: { altriSinistri: 'true', polizzaAttiva: 'true', scadenzaPolizza: expiry },
  stored: { sinistriPrecedenti: true, polizzaGiaAttiva: true, dataScadenza: expiry },
};

/** Somebody who had no claim and has no policy. */
export const noPolicy = {
  answers: { altriSinistri: 'false', polizzaAttiva: 'false' },
  stored: { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null },
};
