import { withNamed } from '../checks/named-addresses.ts';
import { acceptedCompany, acceptedPerson } from '../checks/saved-records.ts';
import { companyToSave, personToSave } from '../contract/body-schemas.ts';
import { failedAs } from '../contract/refusal.ts';
import { part } from '../contract/schema.ts';
import { type Endpoint, post } from '../http/endpoint.ts';
import { companiesOf, keepRecord, ownRecord, peopleOf } from '../users/records.ts';
import { loggedIn } from '../users/sessions.ts';

const myData: Endpoint = {
  method: 'GET',
  path: '/api/users/my-data',
  about: 'Who is logged in, with the people and companies they have saved.',
  limit: 'look-up',
  bearer: true,
  answer: part('MyData'),
  async run(context, { store }) {
    const account = await loggedIn(context);
    const { id, name, surname, email, phone, sfAccountId, ownPersonId, privacy } = account;
    const [people, companies] = await Promise.all([
      peopleOf(account, store),
      companiesOf(account, store),
    ]);
    const user = {
      ...{ id, name, surname, email, phone },
      sf_account_id: sfAccountId,
      userData: people.find((person) => person.id === ownPersonId) ?? null,
      people,
      companies,
      vehicles: [],
      privacy,
    };
    return { json: { success: true, user } };
  },
};

export const recordCalls = [
  myData,
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
  post({
    path: '/api/companies/upsert',
    about: 'Saves a company, or changes the one with this `id`. The answer has all companies.',
    limit: 'check',
    bearer: true,
    body: companyToSave,
    answer: part('Companies'),
    async run(body, context, services) {
      const account = await loggedIn(context);
      const content = acceptedCompany(body, account, await withNamed(services, context));
      await keepRecord(account, { id: body.id, kind: 'company', content }, services);
      return { json: { success: true, companies: await companiesOf(account, services.store) } };
    },
  }),
];
