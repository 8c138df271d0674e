import { acceptedContractor } from '../checks/contractor.ts';
import { withNamed } from '../checks/with-named.ts';
import { Refusal } from '../contract/refusal.ts';
import { object, part } from '../contract/schema.ts';
import { post, yes } from '../http/endpoint.ts';

export const contractorCalls = [
  post({
    path: '/api/:line/contractor',
    about:
      'Checks the contractor before the product pages; `msg` is the code of the first failure.',
    limit: 'check',
    body: object({ contractor: part('Contractor') }),
    answer: part('Done'),
    async run({ contractor }, context, services) {
      const known = await withNamed(services, context);
      try {
        acceptedContractor(contractor, context.line(), known);
      } catch (error) {
        throw error instanceof Refusal && error.status === 422 ? inCode(error) : error;
      }
      return yes();
    },
  }),
];

/** Here the message is the code itself. */
const inCode = ({ status, code, field }: Refusal) =>
  new Refusal({ status, code, message: code }, { field });
