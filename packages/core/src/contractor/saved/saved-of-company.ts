import type { CompanyToSave } from '../../http/saved-company.ts';
import { composeAddress } from '../../italian/composed-address.ts';
import { normalisePhone } from '../../italian/phone.ts';
import { normaliseVat } from '../../italian/vat.ts';
import type { Company } from '../company.ts';

/**
 * A company of the form as it is saved (docs/rules/wire.md#saved-company).
 * @param id the record it changes
 */
export function savedOfCompany(company: Company, id?: string): CompanyToSave {
  return {
    ...(id && { id }),
    legal_name: company.ragioneSociale.trim(),
    name: company.nomeAzienda.trim(),
    vat: normaliseVat(company.pIva),
    referent_first_name: company.nome.trim(),
    referent_last_name: company.cognome.trim(),
    referent_email: company.email.trim(),
    referent_phone: normalisePhone(company.cellulare),
    registered_office_address: composeAddress(company.indirizzoResidenza_SedeLegale),
  };
}
