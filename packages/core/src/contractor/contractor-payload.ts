import type { Profile } from '../line/table.ts';
import type { WireProblem } from '../line/wire-problem.ts';
import type { Company } from './company.ts';
import { type CompanyPayload, companyFromWire, companyToWire } from './company-payload.ts';
import { type Contractor, emptyContractor } from './contractor.ts';
import type { Person } from './person-fields.ts';
import { type PersonPayload, personFromWire, personToWire } from './person-payload.ts';

type Hides = NonNullable<Profile['contractor']['hides']>;

/** The contractor of a request as sent. @param hides what the line does not ask: it is not sent either */
export function contractorToWire(
  { tipoPersona, persona, azienda }: Contractor,
  hides: Hides = [],
): PersonPayload | CompanyPayload {
  return tipoPersona === 'giuridica'
    ? companyToWire(asked(azienda, hides))
    : personToWire(asked(persona, hides));
}

/** The contractor of a body, for the server's own check; a company is told by `ragionSociale`. */
export function contractorFromWire(body: Readonly<Record<string, unknown>>): {
  readonly values: Contractor;
  readonly problems: readonly WireProblem[];
} {
  if (body.ragionSociale !== undefined && body.ragionSociale !== null) {
    const { values: azienda, problems } = companyFromWire(body);
    return { values: { ...emptyContractor(['giuridica']), azienda }, problems };
  }
  const { values: persona, problems } = personFromWire(body);
  return { values: { ...emptyContractor(['fisica']), persona }, problems };
}

/** A saved record may know what the line does not ask. */
function asked<T extends Person | Company>(values: T, hides: Hides): T {
  const empty = { email: '', cellulare: '', professione: null };
  return { ...values, ...Object.fromEntries(hides.map((key) => [key, empty[key]])) };
}
