const addressNotFound =
  'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".';

/** Messages about a person as contractor (docs/rules/contractor.md#messages). */
export const contractorMessages = {
  CONTRACTOR: 'Alcuni valori del contraente non sono validi',
  CONTRACTOR_NAME: 'Nome non valido',
  CONTRACTOR_SURNAME: 'Cognome non valido',
  CONTRACTOR_GENDER: 'Selezionare il sesso',
  CONTRACTOR_BIRTHDATE: 'Data di nascita non valida (deve essere maggiorenne)',
  CONTRACTOR_BORN_IN_ITALY: 'Indicare se è nato in Italia o al estero',
  CONTRACTOR_COUNTRY_OF_BIRTH: 'Selezionare lo stato di nascita',
  CONTRACTOR_CITY_OF_BIRTH: 'Comune di nascita non valido',
  CONTRACTOR_ADDRESS: 'Indirizzo non valido',
  CONTRACTOR_ADDRESS_NOT_FOUND: addressNotFound,
  CONTRACTOR_CITY: 'Comune non valido',
  CONTRACTOR_ZIP: 'CAP non valido',
  CONTRACTOR_STREET: 'Indirizzo non valido',
  CONTRACTOR_STREET_NUMBER: 'Civico non valido',
  CONTRACTOR_EMAIL: 'Email non valida',
  CONTRACTOR_PHONE: 'Cellulare non valido',
  CONTRACTOR_PROFESSION: 'Selezionare un valore',
};
