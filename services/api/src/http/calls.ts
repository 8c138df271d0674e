import type { Endpoint } from './call.ts';
import { addressCalls } from './calls/address.ts';
import { contractorCalls } from './calls/contractor.ts';
import { fiscalCodeCalls } from './calls/fiscal-code.ts';
import { healthCalls } from './calls/health.ts';
import { listCalls } from './calls/lists.ts';
import { locationCalls } from './calls/location.ts';
import { recallCalls } from './calls/recall-me.ts';
import { saveCalls } from './calls/save.ts';
import { submitCalls } from './calls/submit.ts';
import { activateCalls } from './calls/users-activate.ts';
import { companyCalls } from './calls/users-companies.ts';
import { loginCalls } from './calls/users-login.ts';
import { myDataCalls } from './calls/users-my-data.ts';
import { passwordCalls } from './calls/users-password.ts';
import { personCalls } from './calls/users-persons.ts';
import { registerCalls } from './calls/users-register.ts';
import { validateCalls } from './calls/validate.ts';

/** Every call that is served. What is not here is answered as a call that does not exist. */
export const calls: readonly Endpoint[] = [
  ...loginCalls,
  ...registerCalls,
  ...activateCalls,
  ...passwordCalls,
  ...myDataCalls,
  ...personCalls,
  ...companyCalls,
  ...recallCalls,
  ...contractorCalls,
  ...saveCalls,
  ...submitCalls,
  ...fiscalCodeCalls,
  ...validateCalls,
  ...locationCalls,
  ...addressCalls,
  ...listCalls,
  ...healthCalls,
];
