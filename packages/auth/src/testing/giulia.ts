import { account, giulia as person } from '@preventivo/core/testing';
import { noPrefill, type Prefill } from '../account/account-props.ts';

export { noPrefill };

/** Giulia Ferri as the user service knows her. */
export const giulia = account;

/** What she has written in the form so far. */
export const prefill: Prefill = {
  name: person.nome,
  surname: person.cognome,
  email: person.email,
  phone: person.cellulare,
};

/** The password of her account. */
export const secret = 'segreto1!';

/** What a broker gives to read. */
export const documents = {
  documents: [{ title: 'Modello Unico Precontrattuale (MUP)', url: '/documenti/mup.pdf' }],
  privacyUrl: '/privacy',
  termsUrl: '/condizioni',
};
