import { acceptedPerson } from '../checks/saved-person.ts';
import { withNamed } from '../checks/with-named.ts';
import { failedAs } from '../contract/refusal.ts';
import { personToSave } from '../contract/saved-schemas.ts';
import { part } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';
import { loggedIn } from '../users/logged-in.ts';
import { keepRecord, ownRecord, peopleOf } from '../users/records.ts';

export const personCalls = [
  post({
    path: '/api/persons/upsert',
    about:
      'Saves a person, or changes the one with this `id`, whose name and surname stay. The answer has all people.',
    limit: 'check',
    bearer: true,
    body: personToSave,
    answer: part('People'),
    async run(body, context, services) {
      const account = await loggedIn(context);
      const { content: before } = body.id
        ? await ownRecord(account, 'person', body.id, services.store)
        : {};
      const content = acceptedPerson(body, account, await withNamed(services, context), before);
      if (before && before.name !== content.name) throw failedAs('CONTRACTOR_NAME');
      if (before && before.surname !== content.surname) throw failedAs('CONTRACTOR_SURNAME');
      await keepRecord(account, { id: body.id, kind: 'person', content }, services);
      return { json: { success: true, people: await peopleOf(account, services.store) } };
    },
  }),
];
