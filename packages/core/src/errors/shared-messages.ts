/** What any form may say (docs/rules/submission.md#messages). */
export const sharedMessages = {
  VALORE: 'Valore non valido',
  /** Under a date outside its window, and in the hint before any error. */
  BETWEEN: 'tra {from} e {to}',
  GENERIC: 'Errore generico',
  NETWORK: 'Inpossibile contattare il server, riprova più tardi',
  /** Any call may say so (docs/rules/accounts.md#end-of-a-session). */
  TOKEN_EXPIRED: 'Sessione scaduta, ti preghiamo di ri autenticarti',
  /** A check that itself fails. */
  UNEXPECTED: 'Si è verificato un errore imprevisto. Riprova più tardi.',
  ADDRESS_DETAILS_FAILED: 'Impossibile validare il comune selezionato',
  LIST_FAILED: "Non riusciamo a caricare l'elenco.",
};
