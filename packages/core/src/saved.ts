// People and companies of an account. Only pages of logged-in users load this entry point.
export { companyOfSaved, personOfSaved } from './contractor/saved/from-saved.ts';
export {
  type CompletenessLabel,
  missingOfCompany,
  missingOfPerson,
} from './contractor/saved/missing.ts';
export {
  fiscalCodeRequest,
  type SavedWith,
  savedOfCompany,
  savedOfPerson,
} from './contractor/saved/to-saved.ts';
export { withOwnPerson } from './http/user.ts';
