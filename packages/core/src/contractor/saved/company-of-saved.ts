import type { SavedCompany } from '../../http/saved-company.ts';
import type { User } from '../../http/user.ts';
import { parseComposedAddress } from '../../italian/composed-address.ts';
import type { Company } from '../company.ts';
import { keptAddress } from './kept-address.ts';

/**
 * A saved company as the contractor's form holds one; without an email or a phone, the account's
 * (docs/rules/accounts.md#saved-records).
 */
export function companyOfSaved(saved: SavedCompany, user: Pick<User, 'email' | 'phone'>): Company {
  return {
    nomeAzienda: saved.name,
    pIva: saved.vat,
    ragioneSociale: saved.legal_name,
    indirizzoResidenza_SedeLegale: officeOf(saved.registered_office_address),
    nome: saved.referent_first_name,
    cognome: saved.referent_last_name,
    email: saved.referent_email || user.email,
    cellulare: saved.referent_phone || user.phone,
  };
}

/** An address of another form cannot be taken apart: it stands in the search box, to be found again. */
function officeOf(composed: string) {
  const { search, is_manual_address, ...parts } = parseComposedAddress(composed);
  const kept = keptAddress(parts);
  return kept.is_manual_address ? kept : { ...kept, search };
}
