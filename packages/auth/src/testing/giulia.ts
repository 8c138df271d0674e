import type { User } from '@preventivo/core';

/** Giulia Ferri as the user service knows her. */
export const giulia: User = {
  id: '17',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  sf_account_id: '',
  userData: null,
  people: [],
  companies: [],
  vehicles: [],
  privacy: null,
};

/** What she has told the form so far. */
export const prefill = {
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '333 1234567',
};

export const noPrefill = { name: '', surname: '', email: '', phone: '' };

/** The password of her account. */
export const secret = 'segreto1!';

/** What a broker gives to read. */
export const documents = {
  documents: [{ title: 'Modello Unico Precontrattuale (MUP)', url: '/documenti/mup.pdf' }],
  privacyUrl: '/privacy',
  termsUrl: '/condizioni',
};
