import { fill } from '../errors/fill.ts';

/**
 * The path of each call of the HTTP contract, relative to the base URL of its service. The client fills in `{step}`,
 * `{what}`, `{list}` and `{token}`. Override the paths that your back end names differently.
 */
export const paths = {
  login: 'users/login',
  register: 'users/register',
  activate: 'users/activate?token={token}',
  forgotPassword: 'users/password/forgot',
  resetPassword: 'users/password/reset',
  logout: 'users/logout',
  logoutAll: 'users/logout-all',
  exportData: 'users/export',
  eraseAccount: 'users/erase',
  myData: 'users/my-data?with_qr_form_lists=1',
  savePerson: 'persons/upsert?get_back_people=1',
  saveCompany: 'companies/upsert?get_back_companies=1',
  recallMe: 'quote-request/recall-me',

  checkContractor: 'contractor',
  save: 'save?step={step}',
  saveEngine: 'save/engine',
  submit: 'submit',
  keepDraft: 'draft/keep',
  takeDraft: 'draft/take',
  fiscalCode: 'calculate/cf',
  validate: 'validate/{what}',
  municipalities: 'location/findComune',
  birthplace: 'location/birthplace',
  postalCodes: 'location/findCap',
  searchAddress: 'address/search',
  addressDetails: 'address/details',
  enums: 'enums/{list}',
  professions: 'professions',
};

/** A path for each call, relative to the base URL of its service. */
export type Paths = Readonly<Record<keyof typeof paths, string>>;

/** Returns the URL of a call, with its parameters escaped. */
export function addressOf(
  base: string,
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const escaped = Object.entries(params).map(([name, value]) => [
    name,
    encodeURIComponent(String(value)),
  ]);
  return `${base.replace(/\/+$/, '')}/${fill(path, Object.fromEntries(escaped))}`;
}
