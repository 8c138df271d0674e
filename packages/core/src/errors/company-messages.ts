/**
 * Messages about a company, the choice of the contractor, or a line's own question for the profession
 * (docs/rules/contractor.md#messages). The form of a person does not need them.
 */
export const companyMessages = {
  /** Replaces CONTRACTOR for logged-in users. */
  CONTRACTOR_LOGGED: 'Selezionare almeno un contraente',
  CONTRACTOR_TIPO_PERSONA: 'Selezionare un valore',
  CONTRACTOR_SELECTION: 'Selezionare il contraente',
  CONTRACTOR_COMPANY_NAME: 'Nome Azienda non valido',
  CONTRACTOR_COMPANY_VAT: 'Numero di Partita IVA non valido',
  CONTRACTOR_COMPANY_LEGAL_NAME: 'Ragione sociale non valida',
  /** Shown at the line's own question about the profession. A line without this question shows it on page 1. */
  PROFESSIONE: 'Selezionare un valore per il campo "Professione"',
  REFERENT_NAME: 'Nome Referente non valido',
  REFERENT_SURNAME: 'Cognome Referente non valido',
  REFERENT_EMAIL: 'Email Referente non valida',
  REFERENT_PHONE: 'Cellulare Referente non valido',
};
