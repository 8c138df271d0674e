import {
  type Contractor,
  type ContractorType,
  contractorValues,
  emptyContractor,
  type Fields,
  hasAnswers,
  same,
  type Translate,
  type User,
  type Values,
  withContractorValues,
} from '@preventivo/core';
import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import { savedWritten, savedWrittenKnown, savedWrittenPart } from '@preventivo/core/words';
import { normalisePersonName, normaliseVat } from '@preventivo/italian';

/** The data that the user typed before the login, as a record. */
export interface WrittenRecord {
  readonly contractor: Contractor;
  /** The id of the record to change, if the account already has this person or company. Undefined for a new record. */
  readonly id: string | undefined;
}

/**
 * Returns the data that the user typed before the login as a contractor. Returns undefined if the user typed none for
 * this contractor type.
 */
export function writtenContractor(
  type: ContractorType,
  values: Values<Fields> | undefined,
): Contractor | undefined {
  if (!values || 'pIva' in values !== (type === 'giuridica')) return undefined;
  const written = withContractorValues(emptyContractor([type]), values);
  return hasAnswers(written) ? written : undefined;
}

/**
 * Finds the account's record of the contractor that the user typed before the login. A person matches by name, and by
 * birth date if both have one. A company matches by its VAT number. A matching record keeps its saved name, and its
 * values for questions that the user left empty.
 */
export function recordOfWritten(user: User, written: Contractor): WrittenRecord {
  const nobody = { email: '', phone: '' };
  if (written.tipoPersona === 'giuridica') {
    const vat = normaliseVat(written.azienda.pIva);
    const known = user.companies.find((one) => vat !== '' && normaliseVat(one.vat) === vat);
    if (!known) return { contractor: written, id: undefined };
    const saved = { ...written, azienda: companyOfSaved(known, nobody) };
    return { contractor: withContractorValues(saved, answered(written)), id: known.id };
  }
  if (written.tipoPersona !== 'fisica') return { contractor: written, id: undefined };
  const { data_nascita: born } = written.persona;
  const namesakes = user.people
    .map(({ id, ...saved }) => ({ id, persona: personOfSaved({ id, ...saved }, nobody) }))
    .filter(({ persona }) => nameKey(persona) === nameKey(written.persona));
  // A record that the registration has created has no birth date yet. For such a record, the name alone must match.
  const known =
    namesakes.find(({ persona }) => persona.data_nascita === born) ??
    namesakes.find(({ persona }) => born === null || persona.data_nascita === null);
  if (!known) return { contractor: written, id: undefined };
  const { id, persona } = known;
  const saved = withContractorValues({ ...written, persona }, answered(written));
  const { nome, cognome } = persona;
  return { contractor: withContractorValues(saved, { nome, cognome }), id };
}

/** Returns the sentence that offers to use the data that the user typed before the login. */
export function wordsOfWritten(
  user: User,
  { contractor, id }: WrittenRecord,
  t: Translate,
): string {
  const account = `${user.name} ${user.surname}`.trim();
  const { nome, cognome } = contractorValues(contractor);
  const name =
    contractor.tipoPersona === 'giuridica'
      ? contractor.azienda.nomeAzienda
      : `${nome} ${cognome}`.trim();
  if (name === '') return t(savedWrittenPart, { account });
  return t(id === undefined ? savedWritten : savedWrittenKnown, { name, account });
}

const nameKey = ({ nome, cognome }: { readonly nome: string; readonly cognome: string }) =>
  normalisePersonName(`${nome} ${cognome}`).toLowerCase();

/** Returns the values that the user has entered. */
function answered(contractor: Contractor): Values<Fields> {
  const { tipoPersona } = contractor;
  const empty: object = tipoPersona ? contractorValues(emptyContractor([tipoPersona])) : {};
  const initial = new Map<string, unknown>(Object.entries(empty));
  const given = Object.entries(contractorValues(contractor)).filter(
    ([key, value]) => initial.has(key) && !same(value, initial.get(key)),
  );
  return Object.fromEntries(given);
}
