import { isRecord } from '../json/is-record.ts';
import { readBoolean } from '../json/scalars.ts';
import { textOf } from '../json/text-of.ts';
import { zipOf } from './zip-of.ts';

/** A municipality with its code and its name, 'NAME (PV)'. */
export interface Named {
  readonly id: string;
  readonly value: string;
}

/** A country. The id is null if the record stores only the name. The name is '' if it is unknown. */
export interface Country {
  readonly id: number | null;
  readonly value: string;
}

/** A saved person as the user service returns it (docs/rules/wire.md#saved-person). */
export interface SavedPerson {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  /** '' while unknown. */
  readonly gender: 'uomo' | 'donna' | '';
  /** ISO, midnight UTC; '' while unknown. */
  readonly dateOfBirth: string;
  /** null while unknown. */
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
  /** An id of `enums/professione`, or its label if the back end stores the label; '' if unknown. */
  readonly profession: string;
}

/** A person to save. A new person has no id; an existing person has an update time. */
export interface PersonToSave extends Omit<SavedPerson, 'id' | 'fiscalCode'> {
  readonly id?: string;
  /** Omitted while unknown, so that the server keeps the stored fiscal code. */
  readonly fiscalCode?: string;
  readonly updated_at?: string;
}

/** Reads a person. A missing value, or a value of the wrong type, counts as unknown. */
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
 * Reads a gender in any spelling of a back end: a word, an initial, a title or a number. Returns '' if the gender is
 * unclear, so that the form asks for it. Reads an option object by its label, because back ends number men and women
 * differently.
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

function yesOrNo(raw: unknown): unknown {
  const text = textOf(raw).trim();
  if (/^(?:s[iì]|s|yes|y)$/i.test(text)) return true;
  return /^(?:no|n)$/i.test(text) ? false : raw;
}

type Raw = Readonly<Record<string, unknown>>;

const wordsOf = ({ value, label, name, description }: Raw) =>
  [value, label, name, description].map(textOf).find((text) => text.trim() !== '') ?? '';
const idOf = ({ id, key, code }: Raw) =>
  [id, key, code].map(textOf).find((text) => text !== '') ?? '';

const professionOf = (raw: unknown) => (isRecord(raw) ? idOf(raw) || wordsOf(raw) : textOf(raw));

/**
 * Reads a municipality or a country. If the record stores only the name, the id is the name. The province may be a
 * separate key.
 */
function named(raw: unknown): Named | null {
  const words = isRecord(raw) ? wordsOf(raw) : textOf(raw);
  const province = isRecord(raw) ? textOf(raw.province).trim() : '';
  const value =
    /^[a-z]{2}$/i.test(province) && /^[^(]+$/.test(words) ? `${words} (${province})` : words;
  const id = isRecord(raw) ? idOf(raw) || value : value;
  return id === '' ? null : { id, value };
}

/** Reads a country. Ignores a code that is not numeric, because it comes from another list. */
function country(raw: unknown): Country | null {
  const { id = '', value = '' } = named(raw) ?? {};
  if (/^\d+$/.test(id)) return { id: Number(id), value };
  return value.trim() === '' ? null : { id: null, value };
}
