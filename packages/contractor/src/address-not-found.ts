import { contractorMessages, type Failure } from '@preventivo/core';

/**
 * What is wrong with an address that the address search does not know
 * (docs/rules/address.md#known-to-the-search).
 */
export const addressNotFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};
