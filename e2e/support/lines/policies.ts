import { inDays } from '../people/days.ts';

const expiry = inDays(20);

/** Answers with a claim and an active policy, and their stored values. */
export const activePolicy = {
  answers: { altriSinistri: 'true', polizzaAttiva: 'true', scadenzaPolizza: expiry },
  stored: { sinistriPrecedenti: true, polizzaGiaAttiva: true, dataScadenza: expiry },
};

/** Answers with neither a claim nor a policy, and their stored values. */
export const noPolicy = {
  answers: { altriSinistri: 'false', polizzaAttiva: 'false' },
  stored: { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null },
};
