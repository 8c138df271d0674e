import { amount, propertyMessages } from '@preventivo/core';

/** What the building is worth, in euros: each line has its own word for it, and its own least value. */
export const valuation = (texts: { readonly label: string; readonly help: string }) =>
  amount({
    ...texts,
    suffix: '€',
    code: 'VALORE_PERIZIA',
    error: propertyMessages.VALORE_PERIZIA,
  });
