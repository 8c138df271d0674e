import {
  type Contractor,
  contractorValues,
  type Line,
  personOf,
  type SalesContact,
  type Translate,
  type User,
  withContractorFallbacks,
} from '@preventivo/core';
import type { DatedConsents, NamedDocument } from '@preventivo/core/consents';
import {
  contractorToWire,
  type GivenPrivacy,
  type LeadSource,
  type PrivacyForm,
  privacyInForm,
  stepToWire,
  submitToWire,
} from '@preventivo/core/wire';
import { normalisePhone } from '@preventivo/italian';
import type { LineState } from '../draft/line-state.ts';
import { pageAt } from '../pages/steps.ts';

/** The number of the broker's agreement in every request (docs/rules/wire.md#request). */
const convenzione = 1;

/** The parts of a request besides its answers. */
export interface RequestContext extends DatedConsents {
  readonly user?: User | undefined;
  /** The documents that were linked next to the consents. */
  readonly documents?: readonly NamedDocument[];
  /** Translates the consents into the language in which the visitor saw them. @defaultValue Italian */
  readonly t?: Translate;
  /** @defaultValue 'flags' */
  readonly privacyForm?: PrivacyForm;
  /** How the visitor reached the page. @defaultValue none: it is unknown, or the visitor does not allow sending it */
  readonly source?: LeadSource | undefined;
}

/** Returns the body of `submit` (docs/rules/wire.md#request). */
export function requestBody(
  line: Line,
  { contractor, product }: LineState,
  signed: RequestContext,
) {
  return {
    contractor: contractorToWire(contractor, line.contractor.hides),
    ...submitToWire(line, withContractorFallbacks(line, product, personOf(contractor))),
    privacy: privacyOf(contractor, signed),
    sfLeadIds: salesContact(contractor, signed.user),
    convenzione,
    ...(signed.source && { source: signed.source }),
  };
}

/**
 * Returns the body of the call that saves a page: the page's answers. For the last page it also contains the consents.
 */
export function stepBody(
  line: Line,
  { contractor, product }: LineState,
  page: number,
  signed: RequestContext,
): Readonly<Record<string, unknown>> {
  const own = pageAt(line, page);
  return {
    ...stepToWire(line, own, withContractorFallbacks(line, product, personOf(contractor))),
    ...(own === line.pages.at(-1) && { privacy: privacyOf(contractor, signed) }),
    [own.save?.logged ?? 'isLogged']: signed.user !== undefined,
  };
}

const privacyOf = (contractor: Contractor, { privacyForm = 'flags', ...signed }: RequestContext) =>
  privacyInForm(privacyForm, givenPrivacy(contractor, signed));

/** Returns the consents, the email and phone that they apply to, and the documents shown with them. */
export function givenPrivacy(
  contractor: Contractor,
  { user, ...signed }: RequestContext,
): GivenPrivacy {
  const { email, cellulare } = contractorValues(contractor);
  const telefono = normalisePhone(cellulare);
  return { ...signed, email, telefono, convenzione, variant: variantOf(user) };
}

/** Returns the ids that the sales system has for the account and the selected person. */
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

/** Returns the ids of the saved people that the user may select. */
export const recordsOf = (user: User | undefined) => user?.people.map(({ id }) => id);

/** Returns which set of consents to ask for. A logged-in user has given most consents when registering. */
export const variantOf = (user: User | undefined) => (user ? 'logged' : 'anonymous');
