import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import { zipOf } from './zip-of.ts';

/** A municipality with its code and its name, 'NAME (PV)'. */
export interface Named {
  readonly id: string;
  readonly value: string;
}

/** A country with its number; its name is '' where it could not be had. */
export interface Country {
  readonly id: number;
  readonly value: string;
}

/** A saved person in the words of the user service (docs/rules/wire.md#saved-person). */
export interface SavedPerson {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  /** '' while it is not known. */
  readonly gender: 'uomo' | 'donna' | '';
  /** ISO, midnight UTC; '' while it is not known. */
  readonly dateOfBirth: string;
  /** null while it is not known. */
  readonly bornInItaly: boolean | null;
  readonly countryOfBirth: Country | null;
  readonly cityOfBirth: Named | null;
  readonly fiscalCode: string;
  /** The street, in capitals. */
  readonly address: string;
  readonly addressNumber: string;
  /** Five digits, or ''. */
  readonly postalCodeOfResidence: string;
  readonly cityOfResidence: Named | null;
  /** An id of `enums/professione`, or ''. */
  readonly profession: string;
}

/** A person as it is saved: a new one has no id, a known one also says when. */
export interface PersonToSave extends Omit<SavedPerson, 'id' | 'fiscalCode'> {
  readonly id?: string;
  /** Left out where it is not known: what is kept of it stays. */
  readonly fiscalCode?: string;
  readonly updated_at?: string;
}

/** Reads a person; a part that is missing or of another type counts as not known. */
export function savedPerson(raw: unknown): SavedPerson | undefined {
  if (!isRecord(raw) || textOf(raw.id) === '') return undefined;
  return {
    id: textOf(raw.id),
    name: textOf(raw.name),
    surname: textOf(raw.surname),
    email: textOf(raw.email),
    phone: textOf(raw.phone),
    gender: genderOf(raw.gender),
    dateOfBirth: textOf(raw.dateOfBirth),
    bornInItaly: bornInItaly(raw.bornInItaly),
    countryOfBirth: country(raw.countryOfBirth),
    cityOfBirth: named(raw.cityOfBirth),
    fiscalCode: textOf(raw.fiscalCode),
    address: textOf(raw.address),
    addressNumber: textOf(raw.addressNumber),
    postalCodeOfResidence: zipOf(raw.postalCodeOfResidence),
    cityOfResidence: named(raw.cityOfResidence),
    profession: textOf(isRecord(raw.profession) ? raw.profession.id : raw.profession),
  };
}

/** Reads a gender however a back end spells it: its word, its initial or its number; '' asks again. */
function genderOf(raw: unknown): SavedPerson['gender'] {
  const text = textOf(raw).trim().toLowerCase();
  if (/^(uomo|maschio|maschile|male|man|m|u|0)$/.test(text)) return 'uomo';
  return /^(donna|femmina|femminile|female|woman|f|d|w|1)$/.test(text) ? 'donna' : '';
}

function bornInItaly(raw: unknown): boolean | null {
  if (raw === true || raw === 'true') return true;
  return raw === false || raw === 'false' ? false : null;
}

/** Reads a place; one that is kept by its name alone is called by it. */
function named(raw: unknown): Named | null {
  const value = textOf(isRecord(raw) ? raw.value : raw);
  const id = isRecord(raw) ? textOf(raw.id) || value : value;
  return id === '' ? null : { id, value };
}

function country(raw: unknown): Country | null {
  const { id = '', value = '' } = named(raw) ?? {};
  return /^\d+$/.test(id) ? { id: Number(id), value } : null;
}
