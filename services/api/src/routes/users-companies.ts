import { acceptedCompany } from '../checks/saved-company.ts';
import { withNamed } from '../checks/with-named.ts';
import { companyToSave } from '../contract/saved-schemas.ts';
import { part } from '../contract/schema.ts';
import { post } from '../http/endpoint.ts';
import { loggedIn } from '../users/logged-in.ts';
import { companiesOf, keepRecord } from '../users/records.ts';

export const companyCalls = [
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
