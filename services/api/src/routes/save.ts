import { type Line, layoutsOf, type Page } from '@preventivo/core';
import { stepFromWire } from '@preventivo/core/wire';
import { savedPeopleIds } from '../checks/account-records.ts';
import { withKnownAddresses } from '../checks/named-addresses.ts';
import { checkStep, readStep } from '../checks/page.ts';
import type { RequestContext, Services } from '../context.ts';
import { malformed, refusal } from '../contract/refusal.ts';
import { type JsonObject, part } from '../contract/schema.ts';
import { ok, post } from '../http/route.ts';

/** Schema of the body of a step save. Its keys depend on the line and the page. */
export const pageBody = part('StepSave');

export const saveRoutes = [
  post({
    path: '/api/:line/save',
    summary:
      'Checks one page of the wizard; page 1 is the contractor, so steps start at 2. The last page brings the privacy part. Nothing is kept before `submit`.',
    rateLimit: 'check',
    query: { step: { type: 'integer', minimum: 2 } },
    body: pageBody,
    response: part('Done'),
    bearer: 'optional',
    refusals: ['PRIVACY'],
    answerChecks: 'questions',
    async handle(body, context, services) {
      await saveStep(context.query('step') ?? '', body, context, services);
      return ok();
    },
  }),
  post({
    path: '/api/:line/save/engine',
    summary: 'Checks the page that a line saves apart, as `save` does with the others.',
    rateLimit: 'check',
    body: pageBody,
    response: part('Done'),
    bearer: 'optional',
    answerChecks: 'questions',
    async handle(body, context, services) {
      const page = context.line().pages.find(({ save }) => save?.path === 'save/engine');
      if (!page) throw refusal('NOT_FOUND');
      await savePage(context.line(), page, body, context, services);
      return ok();
    },
  }),
];

/** Checks the body of one page. @param step number of the page in the wizard */
export async function saveStep(
  step: string,
  body: JsonObject,
  context: RequestContext,
  services: Services,
): Promise<void> {
  const index = /^\d{1,2}$/.test(step) ? Number(step) - 2 : -1;
  const line = layoutOf(context.line(), index, body);
  const page = line.pages[index];
  if (!page) throw malformed({ path: 'step', reason: 'wrong' });
  await savePage(line, page, body, context, services);
}

/** Returns the first layout whose page accepts all answers of a body. */
function layoutOf(line: Line, index: number, body: JsonObject): Line {
  const isSentFrom = (layout: Line) => {
    const page = layout.pages[index];
    if (!page || !('privacy' in body || page !== layout.pages.at(-1))) return false;
    const { answers } = readStep(body, layout, page);
    return !stepFromWire(layout, page, answers).problems.some(({ reason }) => reason === 'unknown');
  };
  return layoutsOf(line).find(isSentFrom) ?? line;
}

async function savePage(
  line: Line,
  page: Page,
  body: JsonObject,
  context: RequestContext,
  services: Services,
) {
  const read = readStep(body, line, page);
  const account = await senderOf(read, context);
  const records = await savedPeopleIds(account, services.store);
  checkStep(read, line, page, await withKnownAddresses(services, context), records);
}

/**
 * Returns the sender's account.
 * @throws {Refusal} 401 if the body claims a login without a token. 400 if the body denies a login
 * despite a token
 */
async function senderOf(
  { logged, isLogged }: ReturnType<typeof readStep>,
  context: RequestContext,
) {
  const account = await context.account();
  if (isLogged && !account) throw refusal('MISSING_TOKEN');
  if (isLogged === false && account) throw malformed({ path: logged, reason: 'wrong' });
  return account;
}
