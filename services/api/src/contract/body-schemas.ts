import { leadSourceKeys } from '@preventivo/core/wire';
import { boolean, integer, nothing, object, oneOf, part, text } from './schema.ts';

const leads = object({
  sfUserId: text(100),
  sfContractorPersonId: {
    anyOf: [nothing, text(100)],
    description: "The chosen person's; null where a company asks.",
  },
});

export const salesContact = { anyOf: [nothing, leads] } as const;

const sourceText = { type: 'string' } as const;

/** How the visitor reached the page (docs/rules/wire.md#lead-source). */
export const leadSource = {
  ...object(
    Object.fromEntries(leadSourceKeys.map((key) => [key, sourceText])) as Record<
      (typeof leadSourceKeys)[number],
      typeof sourceText
    >,
    leadSourceKeys,
  ),
  description:
    'How the visitor reached the page, if they allow it. A value that breaks the rules is left out and does not refuse the request.',
} as const;

/** The part of the `submit` body that all lines share. */
export const submission = object(
  {
    contractor: part('Contractor'),
    specificData: part('SpecificData'),
    privacy: part('Privacy'),
    sfLeadIds: salesContact,
    convenzione: { type: 'integer', minimum: 1 },
    source: { anyOf: [nothing, leadSource] },
  },
  ['source'],
);

const midnight = {
  type: 'string',
  pattern: '^(\\d{4}-\\d{2}-\\d{2}(T00:00:00(\\.000)?Z)?)?$',
} as const;
const named = {
  anyOf: [nothing, object({ id: { anyOf: [text(100), integer] }, value: text(100) })],
} as const;
/** Fields of a record that a client may send back unchanged. The server ignores them. */
const echoes = {
  updated_at: text(40),
  errors: { type: 'array' },
  testAddress: text(400),
  is_manual_address: boolean,
} as const;

/** The person of `persons/upsert` (docs/rules/wire.md#saved-person). A new person has no id. */
export const personToSave = object(
  {
    id: text(36),
    name: text(),
    surname: text(),
    email: text(),
    phone: text(100),
    gender: oneOf('uomo', 'donna', ''),
    dateOfBirth: midnight,
    bornInItaly: { anyOf: [boolean, nothing, oneOf('true', 'false')] },
    countryOfBirth: named,
    cityOfBirth: named,
    fiscalCode: text(16),
    address: text(),
    addressNumber: text(100),
    postalCodeOfResidence: text(5),
    cityOfResidence: named,
    profession: text(100),
    ...echoes,
  },
  ['id', 'fiscalCode', 'profession', 'updated_at', 'errors', 'testAddress', 'is_manual_address'],
);

/**
 * The company of `companies/upsert` (docs/rules/wire.md#saved-company). A new company has no id.
 */
export const companyToSave = object(
  {
    id: text(36),
    legal_name: text(),
    name: text(),
    vat: text(40),
    referent_first_name: text(),
    referent_last_name: text(),
    referent_email: text(),
    referent_phone: text(100),
    registered_office_address: text(),
    ...echoes,
  },
  ['id', 'updated_at', 'errors', 'testAddress', 'is_manual_address'],
);
