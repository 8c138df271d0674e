/** What the service says of one answer it was asked about, of whichever line (docs/rules/submission.md#messages). */
export const answerMessages = {
  TARGA_VALORE: 'Targa non valida',
  BRAND_VALORE: 'Nome Azienda non valido',
  COMBINAZIONE: 'Combinazione non valida',
};
