import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';

/** A saved company as the user service returns it (docs/rules/wire.md#saved-company). */
export interface SavedCompany {
  readonly id: string;
  readonly legal_name: string;
  readonly name: string;
  readonly vat: string;
  readonly referent_first_name: string;
  readonly referent_last_name: string;
  readonly referent_email: string;
  readonly referent_phone: string;
  /** 'STREET, number, zip CITY (PV), ITALIA' */
  readonly registered_office_address: string;
}

/** A company to save. A new company has no id. */
export interface CompanyToSave extends Omit<SavedCompany, 'id'> {
  readonly id?: string;
}

/** Reads a company. A missing value, or a value of the wrong type, becomes ''. */
export function savedCompany(raw: unknown): SavedCompany | undefined {
  if (!isRecord(raw) || textOf(raw.id) === '') return undefined;
  return {
    id: textOf(raw.id),
    legal_name: textOf(raw.legal_name),
    name: textOf(raw.name),
    vat: textOf(raw.vat),
    referent_first_name: textOf(raw.referent_first_name),
    referent_last_name: textOf(raw.referent_last_name),
    referent_email: textOf(raw.referent_email),
    referent_phone: textOf(raw.referent_phone),
    registered_office_address: textOf(raw.registered_office_address),
  };
}
