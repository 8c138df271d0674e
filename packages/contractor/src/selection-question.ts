import { companyMessages, text } from '@preventivo/core';

/** Which saved record asks (`foundation.md 2`, Logged-in view). */
export const selectionQuestion = text({
  label: 'Seleziona il contraente',
  code: 'CONTRACTOR_SELECTION',
  error: companyMessages.CONTRACTOR_LOGGED,
  invalid: companyMessages.CONTRACTOR_SELECTION,
});
