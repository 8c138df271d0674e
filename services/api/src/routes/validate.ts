import { acceptedContractor } from '../checks/contractor.ts';
import { withKnownAddresses } from '../checks/named-addresses.ts';
import { validators } from '../checks/validators.ts';
import { failedAs, malformed } from '../contract/refusal.ts';
import { scalarsAsAsked } from '../contract/scalars-as-asked.ts';
import { object, part } from '../contract/schema.ts';
import { shapeProblem } from '../contract/shape.ts';
import { ok, post, type Route } from '../http/route.ts';
import { pageBody, saveStep } from './save.ts';

export const validateRoutes: readonly Route[] = [
  ...Object.entries(validators).map(
    ([what, { body, code, refusal }]): Route => ({
      ...validator(what),
      method: 'POST',
      body,
      refusals: [code],
      handle(context) {
        const asked = scalarsAsAsked(body, context.body);
        const problem = shapeProblem(body, asked);
        if (problem) throw malformed(problem);
        const refused = refusal(asked);
        if (refused) throw failedAs(refused);
        return ok();
      },
    }),
  ),
  post({
    ...validator('step1', 'Checks the contractor, as `contractor` does.'),
    body: object({ contractor: part('Contractor') }),
    bearer: 'optional',
    answerChecks: 'contractor',
    async handle({ contractor }, context, services) {
      acceptedContractor(contractor, context.line(), await withKnownAddresses(services, context));
      return ok();
    },
  }),
  ...['2', '3', '4', '5'].map((step) =>
    post({
      ...validator(`step${step}`, `Checks page ${step}, as \`save?step=${step}\` does.`),
      body: pageBody,
      bearer: 'optional',
      answerChecks: 'questions',
      async handle(body, context, services) {
        await saveStep(step, body, context, services);
        return ok();
      },
    }),
  ),
];

function validator(what: string, summary = `Checks what was typed (${what}).`) {
  return {
    path: `/api/:line/validate/${what}`,
    summary,
    rateLimit: 'check',
    response: part('Done'),
  } as const;
}
