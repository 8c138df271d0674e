/**
 * What is wrong with a company that asks, with the choice of who asks, or with a profession that a
 * line asks itself (docs/rules/contractor.md#messages). Page 1 of a person does without.
 */
export const companyMessages = {
  /** In place of CONTRACTOR for who is logged in. */
  CONTRACTOR_LOGGED: 'Selezionare almeno un contraente',
  CONTRACTOR_TIPO_PERSONA: 'Selezionare un valore',
  CONTRACTOR_SELECTION: 'Selezionare il contraente',
  CONTRACTOR_COMPANY_NAME: 'Nome Azienda non valido',
  CONTRACTOR_COMPANY_VAT: 'Numero di Partita IVA non valido',
  CONTRACTOR_COMPANY_LEGAL_NAME: 'Ragione sociale non valida',
  /** Of a line's own question, or of page 1 where the line has none. */
  PROFESSIONE: 'Selezionare un valore per il campo "Professione"',
  REFERENT_NAME: 'Nome Referente non valido',
  REFERENT_SURNAME: 'Cognome Referente non valido',
  REFERENT_EMAIL: 'Email Referente non valida',
  REFERENT_PHONE: 'Cellulare Referente non valido',
};
