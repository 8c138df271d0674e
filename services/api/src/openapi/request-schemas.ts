import { leadSource, salesContact } from '../contract/body-schemas.ts';
import { integer, nothing, object, oneOf, part, type Schema, text } from '../contract/schema.ts';
import { handlingLimits, requestStatuses } from '../store/handling.ts';

const orNull = (schema: Schema) => ({ anyOf: [schema, nothing] }) as const;
const time = text(30);

const handling = object({
  status: oneOf(...requestStatuses),
  note: text(handlingLimits.note),
  assignee: text(handlingLimits.assignee),
  revision: integer,
  changedAt: orNull(time),
  changedBy: { ...orNull(text(30)), description: 'The name of the token, or `command`.' },
});

const known = {
  id: text(36),
  code: text(9),
  line: text(),
  createdAt: time,
  recall: orNull(object({ channel: oneOf('email', 'phone'), at: time })),
  repeats: { ...orNull(text(9)), description: 'The code of the earlier request that it repeats.' },
  suspicions: {
    type: 'array',
    items: oneOf('trap', 'hurried', 'unproven'),
    description: 'Why a robot may have sent it.',
  },
} as const;

/**
 * Returns the schemas of the calls that read and change requests.
 * @param answers schema of any line's answers
 */
export const requestSchemas = (answers: Schema) => ({
  RequestHandling: handling,
  RequestSummary: object({
    ...known,
    name: text(),
    email: text(),
    phone: text(),
    handling: part('RequestHandling'),
  }),
  RequestDetails: object({
    ...known,
    contractor: part('Contractor'),
    specificData: answers,
    privacy: part('Privacy'),
    sfLeadIds: salesContact,
    convenzione: integer,
    language: text(10),
    account: orNull(object({ id: text(36), sf_account_id: text(100) })),
    source: orNull(leadSource),
    receipt: orNull(
      object({
        id: text(36),
        accountId: orNull(text(36)),
        at: time,
        textsVersion: text(),
        textsHash: text(64),
        consents: {
          ...text(20_000),
          description: 'JSON, the words that were shown and the answers.',
        },
      }),
    ),
    handling: part('RequestHandling'),
  }),
});
