/** Labels of a saved person's missing answers, listed after 'Modifica:' (docs/rules/accounts.md#incomplete-records). */
export const completenessMessages = {
  INCOMPLETE_NAME: 'Nome',
  INCOMPLETE_SURNAME: 'Cognome',
  INCOMPLETE_EMAIL: 'Email non valida',
  INCOMPLETE_PHONE: 'Telefono',
  INCOMPLETE_ADDRESS: 'Indirizzo',
  INCOMPLETE_BIRTHDATE: 'Data di nascita',
  INCOMPLETE_GENDER: 'Sesso',
  INCOMPLETE_COUNTRY_OF_BIRTH: 'Stato di nascita',
  INCOMPLETE_CITY_OF_BIRTH: 'Comune di nascita',
  INCOMPLETE_PROFESSION: 'Professione',
};
