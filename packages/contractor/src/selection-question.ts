import { companyMessages, text } from '@preventivo/core';

/** Which saved record asks (docs/rules/accounts.md#saved-records). */
export const selectionQuestion = text({
  label: 'Seleziona il contraente',
  code: 'CONTRACTOR_SELECTION',
  error: companyMessages.CONTRACTOR_LOGGED,
  invalid: companyMessages.CONTRACTOR_SELECTION,
});
