import { companyToSave, personToSave } from '../contract/saved-schemas.ts';
import { boolean, integer, nothing, object, oneOf, part, text } from '../contract/schema.ts';

const success = { success: boolean };
const everyPerson = { type: 'array', items: part('SavedPerson') } as const;
const everyCompany = { type: 'array', items: part('SavedCompany') } as const;

/** The schemas of the user service. */
export const accountComponents = {
  Success: object(success),
  /** A consent of a registration or a request (docs/rules/consents.md#flags). */
  ConsentFlag: {
    ...object(
      {
        key: integer,
        value: { type: 'integer', minimum: 0, maximum: 1 },
        description: text(1000),
        last_change: {
          ...text(40),
          description:
            'When this consent was last given or taken; of one that nobody touched, when it was shown.',
        },
        channels: { type: 'array', items: oneOf('email', 'phone', 'whatsapp', 'sms') },
      },
      ['channels'],
    ),
    description:
      '407, the documents, follows 106, the IVASS notice they go with: a body that says otherwise, or leaves it out, is corrected and not refused.',
  },
  SavedPerson: personToSave,
  SavedCompany: companyToSave,
  People: object({ ...success, people: everyPerson }),
  Companies: object({ ...success, companies: everyCompany }),
  MyData: object({
    ...success,
    user: object({
      id: text(36),
      name: text(40),
      surname: text(40),
      email: text(200),
      phone: text(20),
      sf_account_id: text(100),
      userData: { anyOf: [part('SavedPerson'), nothing] },
      people: everyPerson,
      companies: everyCompany,
      vehicles: { type: 'array' },
      privacy: { type: 'array', items: part('ConsentFlag') },
    }),
  }),
};
