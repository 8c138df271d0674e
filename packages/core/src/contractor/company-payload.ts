import { composeAddress, parseComposedAddress } from '../italian/composed-address.ts';
import { normalisePhone } from '../italian/phone.ts';
import { normaliseVat } from '../italian/vat.ts';
import type { WireProblem } from '../line/wire-problem.ts';
import type { Company } from './company.ts';
import { isText, payloadReader } from './payload-reader.ts';

/**
 * The contractor of a request that is a company, as sent (docs/rules/wire.md#contractor); names and
 * contacts are its referent's.
 */
export interface CompanyPayload {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly telefono: string;
  /** 'STREET, number, zip CITY (PV), ITALIA' */
  readonly indirizzoResidenza_SedeLegale: string;
  readonly nomeAzienda: string;
  /** 11 digits. */
  readonly pIva: string;
  /** Spelled so on the wire; a company is told by it. */
  readonly ragionSociale: string;
}

export function companyToWire(values: Company): CompanyPayload {
  return {
    nome: values.nome.trim(),
    cognome: values.cognome.trim(),
    email: values.email.trim(),
    telefono: normalisePhone(values.cellulare),
    indirizzoResidenza_SedeLegale: composeAddress(values.indirizzoResidenza_SedeLegale),
    nomeAzienda: values.nomeAzienda.trim(),
    pIva: normaliseVat(values.pIva),
    ragionSociale: values.ragioneSociale.trim(),
  };
}

/** The company of a body, for the server's own check; what cannot be read is named. */
export function companyFromWire(body: Readonly<Record<string, unknown>>): {
  readonly values: Company;
  readonly problems: readonly WireProblem[];
} {
  const { problems, textOf } = payloadReader(body, readable);
  const values: Company = {
    nomeAzienda: textOf('nomeAzienda'),
    pIva: textOf('pIva'),
    ragioneSociale: textOf('ragionSociale'),
    indirizzoResidenza_SedeLegale: parseComposedAddress(textOf('indirizzoResidenza_SedeLegale')),
    nome: textOf('nome'),
    cognome: textOf('cognome'),
    email: textOf('email'),
    cellulare: textOf('telefono'),
  };
  return { values, problems };
}

/** What each key of the body must be. */
const readable: Readonly<Record<keyof CompanyPayload, (raw: unknown) => boolean>> = {
  nome: isText,
  cognome: isText,
  email: isText,
  telefono: isText,
  indirizzoResidenza_SedeLegale: isText,
  nomeAzienda: isText,
  pIva: isText,
  ragionSociale: isText,
};
