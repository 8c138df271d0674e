/** Messages about previous claims and the active policy (docs/rules/questions.md#policy-block). */
export const policyMessages = {
  SINISTRI: 'Indicare se ci sono stati altri sinistri',
  POLIZZA: 'Indicare se esiste una polizza attiva',
  SCADENZA_POLIZZA: 'Inserire una data tra {from} e {to}',
};
