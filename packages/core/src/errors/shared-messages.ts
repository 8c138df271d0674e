/** Messages that any form may show (docs/rules/submission.md#messages). */
export const sharedMessages = {
  VALORE: 'Valore non valido',
  /** Shown under a date outside its limits, and in the hint before any error. */
  BETWEEN: 'tra {from} e {to}',
  GENERIC: 'Errore generico',
  NETWORK: 'Inpossibile contattare il server, riprova più tardi',
  /** Any call may return this code (docs/rules/accounts.md#end-of-a-session). */
  TOKEN_EXPIRED: 'Sessione scaduta, ti preghiamo di ri autenticarti',
  /** Shown when the validation cannot run. */
  UNEXPECTED: 'Si è verificato un errore imprevisto. Riprova più tardi.',
  ADDRESS_DETAILS_FAILED: 'Impossibile validare il comune selezionato',
  LIST_FAILED: "Non riusciamo a caricare l'elenco.",
};
