import { acceptedContractor } from '../checks/contractor.ts';
import { withNamed } from '../checks/named-addresses.ts';
import { validators } from '../checks/validators.ts';
import { failedAs, malformed } from '../contract/refusal.ts';
import { object, part } from '../contract/schema.ts';
import { shapeProblem } from '../contract/shape.ts';
import { type Endpoint, post, yes } from '../http/endpoint.ts';
import { pageBody, saveStep } from './save.ts';

export const validateCalls: readonly Endpoint[] = [
  ...Object.entries(validators).map(
    ([what, { body, refusal }]): Endpoint => ({
      ...validator(what),
      method: 'POST',
      body,
      run(context) {
        const problem = shapeProblem(body, context.body);
        if (problem) throw malformed(problem);
        const code = refusal(context.body);
        if (code) throw failedAs(code);
        return yes();
      },
    }),
  ),
  post({
    ...validator('step1'),
    body: object({ contractor: part('Contractor') }),
    async run({ contractor }, context, services) {
      acceptedContractor(contractor, context.line(), await withNamed(services, context));
      return yes();
    },
  }),
  ...['2', '3', '4', '5'].map((step) =>
    post({
      ...validator(`step${step}`),
      body: pageBody,
      async run(body, context, services) {
        await saveStep(step, body, context, services);
        return yes();
      },
    }),
  ),
];

function validator(what: string) {
  return {
    path: `/api/:line/validate/${what}`,
    about: `Checks what was typed (${what}).`,
    limit: 'check',
    answer: part('Done'),
  } as const;
}
