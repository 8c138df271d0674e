import { part } from '../contract/schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { loggedIn } from '../users/logged-in.ts';
import { companiesOf, peopleOf } from '../users/records.ts';

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

export const myDataCalls = [myData];
