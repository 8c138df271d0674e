import {
  type Contractor,
  type ContractorType,
  contractorValues,
  emptyContractor,
  type Fields,
  hasAnswers,
  type Say,
  same,
  type User,
  type Values,
  withContractorValues,
} from '@preventivo/core';
import { companyOfSaved, personOfSaved } from '@preventivo/core/saved';
import { savedWritten, savedWrittenKnown, savedWrittenPart } from '@preventivo/core/words';
import { normalisePersonName, normaliseVat } from '@preventivo/italian';

/** What somebody wrote by hand before the login, as the record of their account that it makes. */
export interface WrittenRecord {
  /** What is saved. */
  readonly contractor: Contractor;
  /** The record it changes, where the account has that person or company; undefined for a new one. */
  readonly id: string | undefined;
}

/** Returns the contractor with answers that were written by hand; undefined where there are none of this type. */
export function writtenContractor(
  type: ContractorType,
  values: Values<Fields> | undefined,
): Contractor | undefined {
  if (!values || 'pIva' in values !== (type === 'giuridica')) return undefined;
  const written = withContractorValues(emptyContractor([type]), values);
  return hasAnswers(written) ? written : undefined;
}

/**
 * Returns the record that is made of what was written by hand. A person is known by the name, and by the birth date where both
 * have one; a company by its VAT number. A known record keeps what was not written, and a person's name as it is saved.
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
  // A record of the registration has no birth date yet.
  const known =
    namesakes.find(({ persona }) => persona.data_nascita === born) ??
    namesakes.find(({ persona }) => born === null || persona.data_nascita === null);
  if (!known) return { contractor: written, id: undefined };
  const { id, persona } = known;
  const saved = withContractorValues({ ...written, persona }, answered(written));
  const { nome, cognome } = persona;
  return { contractor: withContractorValues(saved, { nome, cognome }), id };
}

/** Returns the sentence that offers to use what was written. */
export function wordsOfWritten(user: User, { contractor, id }: WrittenRecord, say: Say): string {
  const account = `${user.name} ${user.surname}`.trim();
  const { nome, cognome } = contractorValues(contractor);
  const name =
    contractor.tipoPersona === 'giuridica'
      ? contractor.azienda.nomeAzienda
      : `${nome} ${cognome}`.trim();
  if (name === '') return say(savedWrittenPart, { account });
  return say(id === undefined ? savedWritten : savedWrittenKnown, { name, account });
}

const nameKey = ({ nome, cognome }: { readonly nome: string; readonly cognome: string }) =>
  normalisePersonName(`${nome} ${cognome}`).toLowerCase();

/** The answers that were given. */
function answered(contractor: Contractor): Values<Fields> {
  const { tipoPersona } = contractor;
  const empty: object = tipoPersona ? contractorValues(emptyContractor([tipoPersona])) : {};
  const initial = new Map<string, unknown>(Object.entries(empty));
  const given = Object.entries(contractorValues(contractor)).filter(
    ([key, value]) => initial.has(key) && !same(value, initial.get(key)),
  );
  return Object.fromEntries(given);
}
