import { withKnownAddresses } from '../../checks/named-addresses.ts';
import { acceptedCompany, acceptedPerson } from '../../checks/saved-records.ts';
import { companyToSave, personToSave } from '../../contract/body-schemas.ts';
import { failedAs } from '../../contract/refusal.ts';
import { oneOf, part } from '../../contract/schema.ts';
import { post, type Route } from '../../http/route.ts';
import { companiesOf, findRecord, peopleOf, saveRecord } from '../../users/records.ts';
import { requireAccount } from '../../users/sessions.ts';

const myData: Route = {
  method: 'GET',
  path: '/api/users/my-data',
  summary: 'Who is logged in, with the people and companies they have saved.',
  rateLimit: 'look-up',
  bearer: true,
  idleQuery: { with_qr_form_lists: oneOf('1') },
  response: part('MyData'),
  async handle(context, { store }) {
    const account = await requireAccount(context);
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

export const recordRoutes = [
  myData,
  post({
    path: '/api/persons/upsert',
    summary:
      'Saves a person, or changes the one with this `id`, whose name and surname stay. The answer has all people.',
    rateLimit: 'check',
    bearer: true,
    idleQuery: { get_back_people: oneOf('1') },
    body: personToSave,
    response: part('People'),
    refusals: ['RECORD_UNKNOWN', 'FISCAL_CODE', 'TOO_MANY_RECORDS'],
    answerChecks: 'contractor',
    async handle(body, context, services) {
      const account = await requireAccount(context);
      const { content: before } = body.id
        ? await findRecord(account, 'person', body.id, services.store)
        : {};
      const content = acceptedPerson(
        body,
        account,
        await withKnownAddresses(services, context),
        before,
      );
      if (before && before.name !== content.name) throw failedAs('CONTRACTOR_NAME');
      if (before && before.surname !== content.surname) throw failedAs('CONTRACTOR_SURNAME');
      await saveRecord(account, { id: body.id, kind: 'person', content }, services);
      return { json: { success: true, people: await peopleOf(account, services.store) } };
    },
  }),
  post({
    path: '/api/companies/upsert',
    summary: 'Saves a company, or changes the one with this `id`. The answer has all companies.',
    rateLimit: 'check',
    bearer: true,
    idleQuery: { get_back_companies: oneOf('1') },
    body: companyToSave,
    response: part('Companies'),
    refusals: ['RECORD_UNKNOWN', 'TOO_MANY_RECORDS'],
    answerChecks: 'contractor',
    async handle(body, context, services) {
      const account = await requireAccount(context);
      const content = acceptedCompany(body, account, await withKnownAddresses(services, context));
      await saveRecord(account, { id: body.id, kind: 'company', content }, services);
      return { json: { success: true, companies: await companiesOf(account, services.store) } };
    },
  }),
];
