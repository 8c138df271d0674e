/** Messages of the service about a single answer, on any line (docs/rules/submission.md#messages). */
export const answerMessages = {
  TARGA_VALORE: 'Targa non valida',
  BRAND_VALORE: 'Nome Azienda non valido',
  COMBINAZIONE: 'Combinazione non valida',
};
