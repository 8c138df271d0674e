import type { Endpoint } from '../http/endpoint.ts';
import { addressCalls } from './address.ts';
import { contractorCalls } from './contractor.ts';
import { fiscalCodeCalls } from './fiscal-code.ts';
import { healthCalls } from './health.ts';
import { listCalls } from './lists.ts';
import { locationCalls } from './location.ts';
import { recallCalls } from './recall-me.ts';
import { saveCalls } from './save.ts';
import { submitCalls } from './submit.ts';
import { activateCalls } from './users-activate.ts';
import { companyCalls } from './users-companies.ts';
import { loginCalls } from './users-login.ts';
import { myDataCalls } from './users-my-data.ts';
import { passwordCalls } from './users-password.ts';
import { personCalls } from './users-persons.ts';
import { registerCalls } from './users-register.ts';
import { validateCalls } from './validate.ts';

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
