// People and companies of an account: only who is logged in needs it.
export { companyOfSaved } from './contractor/saved/company-of-saved.ts';
export type { CompletenessLabel } from './contractor/saved/completeness-label.ts';
export { fiscalCodeRequest } from './contractor/saved/fiscal-code-request.ts';
export { missingOfCompany } from './contractor/saved/missing-of-company.ts';
export { missingOfPerson } from './contractor/saved/missing-of-person.ts';
export { personOfSaved } from './contractor/saved/person-of-saved.ts';
export { savedOfCompany } from './contractor/saved/saved-of-company.ts';
export { type SavedWith, savedOfPerson } from './contractor/saved/saved-of-person.ts';
