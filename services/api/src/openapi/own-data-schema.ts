import { leadSource, salesContact } from '../contract/body-schemas.ts';
import { nothing, object, oneOf, part, type Schema, text } from '../contract/schema.ts';
import { handlingLimits, requestStatuses } from '../store/handling.ts';

/**
 * Returns the schema of the `users/export` response. @param answers schema of any line's answers
 */
export const ownData = (answers: Schema) =>
  object({
    success: { type: 'boolean', const: true },
    data: object({
      madeAt: text(30),
      profile: object(
        {
          id: text(36),
          email: text(200),
          phone: text(20),
          name: text(40),
          surname: text(40),
          privacy: { type: 'array', items: part('ConsentFlag') },
          createdAt: text(30),
          activatedAt: text(30),
          lastUsedAt: text(30),
          sfAccountId: text(100),
        },
        ['sfAccountId'],
      ),
      people: { type: 'array', items: part('SavedPerson') },
      companies: { type: 'array', items: part('SavedCompany') },
      sessions: { type: 'array', items: session },
      requests: { type: 'array', items: ownRequest(answers) },
    }),
  });

const session = object({ openedAt: text(30), seenAt: text(30) });

const ownRequest = (answers: Schema) =>
  object(
    {
      id: text(36),
      code: text(9),
      line: text(),
      createdAt: text(30),
      recall: { anyOf: [object({ channel: oneOf('email', 'phone'), at: text(30) }), nothing] },
      contractor: part('Contractor'),
      specificData: answers,
      privacy: part('Privacy'),
      sfLeadIds: salesContact,
      source: leadSource,
      handling: object({
        status: oneOf(...requestStatuses),
        note: text(handlingLimits.note),
      }),
      repeats: {
        ...text(9),
        description: 'The code of the request of the same account that it repeats.',
      },
      suspicions: {
        type: 'array',
        items: oneOf('trap', 'hurried', 'unproven'),
        description: 'Why a robot may have sent it.',
      },
      receipt: object(
        {
          id: text(36),
          at: text(30),
          textsVersion: text(),
          textsHash: text(64),
          consents: {
            ...text(20_000),
            description: 'JSON, the words that were shown and the answers.',
          },
        },
        ['id', 'at', 'textsVersion', 'textsHash', 'consents'],
      ),
    },
    ['sfLeadIds', 'source', 'handling', 'repeats', 'suspicions'],
  );
