import { isRecord } from '../json/is-record.ts';
import { readBoolean } from '../json/scalars.ts';
import { textOf } from '../json/text-of.ts';
import { zipOf } from './zip-of.ts';

/** A municipality with its code and its name, 'NAME (PV)'. */
export interface Named {
  readonly id: string;
  readonly value: string;
}

/** A country with its number, null where only its name is kept; its name is '' where it could not be had. */
export interface Country {
  readonly id: number | null;
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
  /** An id of `enums/professione`, or its label where a back end keeps that; '' for none. */
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
    bornInItaly: readBoolean(yesOrNo(raw.bornInItaly)) ?? null,
    countryOfBirth: country(raw.countryOfBirth),
    cityOfBirth: named(raw.cityOfBirth),
    fiscalCode: textOf(raw.fiscalCode),
    address: textOf(raw.address),
    addressNumber: textOf(raw.addressNumber),
    postalCodeOfResidence: zipOf(raw.postalCodeOfResidence),
    cityOfResidence: named(raw.cityOfResidence),
    profession: professionOf(raw.profession).trim(),
  };
}

/**
 * Reads a gender however a back end spells it: its word, its initial, its title or its number; '' asks again. Of an option
 * that is kept whole the words count: another back end numbers the two in another way.
 */
function genderOf(raw: unknown): SavedPerson['gender'] {
  if (isRecord(raw)) return genderOf(wordsOf(raw) || idOf(raw));
  const text = textOf(raw).trim().replace(/\.$/, '').toLowerCase();
  if (men.test(text)) return 'uomo';
  return women.test(text) ? 'donna' : '';
}

const men = /^(?:uomo|maschio|maschile|male|man|m|u|0|sig|signore?|mr)$/;
const women =
  /^(?:donna|femmina|femminile|female|woman|f|d|w|1|sig\.?ra|sig\.?na|signor(?:a|ina)|mrs|ms)$/;

/** A boolean in words as one that other readers know. */
function yesOrNo(raw: unknown): unknown {
  const text = textOf(raw).trim();
  if (/^(?:s[iì]|s|yes|y)$/i.test(text)) return true;
  return /^(?:no|n)$/i.test(text) ? false : raw;
}

type Raw = Readonly<Record<string, unknown>>;

/** What an option that is kept whole is called, and what it is known by. */
const wordsOf = ({ value, label, name, description }: Raw) =>
  [value, label, name, description].map(textOf).find((text) => text.trim() !== '') ?? '';
const idOf = ({ id, key, code }: Raw) =>
  [id, key, code].map(textOf).find((text) => text !== '') ?? '';

const professionOf = (raw: unknown) => (isRecord(raw) ? idOf(raw) || wordsOf(raw) : textOf(raw));

/** Reads a place; one that is kept by its name alone is called by it. Its province may be kept beside its name. */
function named(raw: unknown): Named | null {
  const words = isRecord(raw) ? wordsOf(raw) : textOf(raw);
  const province = isRecord(raw) ? textOf(raw.province).trim() : '';
  const value =
    /^[a-z]{2}$/i.test(province) && /^[^(]+$/.test(words) ? `${words} (${province})` : words;
  const id = isRecord(raw) ? idOf(raw) || value : value;
  return id === '' ? null : { id, value };
}

/** Reads a country. A number that is written as its name is its number; the codes of other lists are not those of ours. */
function country(raw: unknown): Country | null {
  const { id = '', value = '' } = named(raw) ?? {};
  if (/^\d+$/.test(id)) return { id: Number(id), value };
  return value.trim() === '' ? null : { id: null, value };
}
