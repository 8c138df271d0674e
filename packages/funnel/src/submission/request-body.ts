import {
  type Contractor,
  contractorValues,
  type Line,
  personOf,
  type SalesContact,
  type Say,
  type User,
  withContractorFallbacks,
} from '@preventivo/core';
import type { DatedConsents, NamedDocument } from '@preventivo/core/consents';
import {
  contractorToWire,
  type GivenPrivacy,
  type PrivacyForm,
  privacyInForm,
  stepToWire,
  submitToWire,
} from '@preventivo/core/wire';
import { normalisePhone } from '@preventivo/italian';
import type { LineState } from '../draft/line-state.ts';
import { pageAt } from '../pages/steps.ts';

/** The broker's agreement (docs/rules/wire.md#request). */
const convenzione = 1;

/** What a request is sent with, besides its answers. */
export interface Signed extends DatedConsents {
  /** Who is logged in. */
  readonly user?: User | undefined;
  /** What was given to read. */
  readonly documents?: readonly NamedDocument[];
  /** Says the words of the consents as they stood there. @defaultValue in Italian */
  readonly say?: Say;
  /** How the back end wants the consents. @defaultValue 'flags' */
  readonly privacyForm?: PrivacyForm;
}

/**
 * The body of `submit` (docs/rules/wire.md#request): everything the visitor answered, as the wire
 * wants it.
 */
export function requestBody(line: Line, { contractor, product }: LineState, signed: Signed) {
  return {
    contractor: contractorToWire(contractor, line.contractor.hides),
    ...submitToWire(line, withContractorFallbacks(line, product, personOf(contractor))),
    privacy: privacyOf(contractor, signed),
    sfLeadIds: salesContact(contractor, signed.user),
    convenzione,
  };
}

/** The body of a step save: the page's own answers, as its line wants them; on the last page the consents too. */
export function stepBody(
  line: Line,
  { contractor, product }: LineState,
  page: number,
  signed: Signed,
): Readonly<Record<string, unknown>> {
  const own = pageAt(line, page);
  return {
    ...stepToWire(line, own, withContractorFallbacks(line, product, personOf(contractor))),
    ...(own === line.pages.at(-1) && { privacy: privacyOf(contractor, signed) }),
    [own.save?.logged ?? 'isLogged']: signed.user !== undefined,
  };
}

function privacyOf(contractor: Contractor, { privacyForm = 'flags', ...signed }: Signed) {
  return privacyInForm(privacyForm, givenPrivacy(contractor, signed));
}

/** What was agreed to, by whom and after reading what. */
export function givenPrivacy(contractor: Contractor, signed: Signed): GivenPrivacy {
  const contact = contractorValues(contractor);
  return {
    consents: signed.consents,
    openedAt: signed.openedAt,
    changedAt: signed.changedAt,
    ...(signed.channels && { channels: signed.channels }),
    ...(signed.documents && { documents: signed.documents }),
    ...(signed.say && { say: signed.say }),
    email: contact.email,
    telefono: normalisePhone(contact.cellulare),
    convenzione,
    variant: variantOf(signed.user),
  };
}

/** Whom the sales system knows: who is logged in, and the person they chose. */
function salesContact(
  { tipoPersona, selectPeopleId }: Contractor,
  user: User | undefined,
): SalesContact | null {
  if (!user || selectPeopleId === null) return null;
  return {
    sfUserId: user.sf_account_id,
    sfContractorPersonId: tipoPersona === 'giuridica' ? null : selectPeopleId,
  };
}

/** The ids of the people that who is logged in may choose. */
export const recordsOf = (user: User | undefined) => user?.people.map(({ id }) => id);

/** Who is logged in has agreed to the rest when registering. */
export const variantOf = (user: User | undefined) => (user ? 'logged' : 'anonymous');
