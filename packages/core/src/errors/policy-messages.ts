/** Previous claims and the policy already active (`foundation.md 5`, 'Submission rules'; `lines.md 8`). */
export const policyMessages = {
  SINISTRI: 'Indicare se ci sono stati altri sinistri',
  POLIZZA: 'Indicare se esiste una polizza attiva',
  SCADENZA_POLIZZA: 'Inserire una data tra {from} e {to}',
};
