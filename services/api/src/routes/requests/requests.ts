import { detailsOf, requestCalled, summaryOf } from '../../broker/details.ts';
import { refusal } from '../../contract/refusal.ts';
import { integer, nothing, object, oneOf, part, text } from '../../contract/schema.ts';
import { ok, post, type Route } from '../../http/route.ts';
import { sfAccountIdPattern } from '../../outbox/sf-account-id.ts';
import { handlingLimits, requestStatuses } from '../../store/handling.ts';
import type { StoredRequest } from '../../store/store.ts';
import { cursorAt, readQuery } from './read-query.ts';

const answer = (obj: Parameters<typeof object>[0][string]) =>
  object({ status: integer, msg: text(), obj });

export const requestRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/broker/requests',
    summary:
      'Lists requests, the newest first. A page ends with `next`, the `cursor` of the following one; it is null at the end. New requests do not shift the pages.',
    rateLimit: 'requests',
    scope: 'read',
    optionalQuery: {
      status: { ...oneOf(...requestStatuses), description: 'Only requests in this state.' },
      line: { ...text(100), description: 'Only requests of this line.' },
      from: { ...text(30), description: 'An ISO time with its zone; the first one.' },
      until: { ...text(30), description: 'An ISO time with its zone, which is excluded.' },
      limit: { type: 'integer', minimum: 1, maximum: 100, description: '50 unless given.' },
      cursor: { ...text(200), description: 'The `next` of the page before.' },
    },
    refusals: ['FILTER_INVALID'],
    response: answer(
      object({
        requests: { type: 'array', items: part('RequestSummary') },
        next: { anyOf: [text(200), nothing] },
      }),
    ),
    async handle(context, { store }) {
      const { filter, limit } = readQuery(context);
      const found: StoredRequest[] = [];
      // Read one more request than the limit: it shows whether another page follows.
      for await (const request of store.requests.find(filter))
        if (found.push(request) > limit) break;
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const next = last && found.length > limit ? cursorAt(last) : null;
      return ok({ requests: page.map(summaryOf), next });
    },
  },
  {
    method: 'GET',
    path: '/api/broker/requests/:request',
    summary: 'Returns everything about the request with this code or id.',
    rateLimit: 'requests',
    scope: 'read',
    refusals: ['REQUEST_UNKNOWN'],
    response: answer(part('RequestDetails')),
    async handle(context, { store }) {
      const request = await requestCalled(context.param('request'), store);
      if (!request) throw refusal('REQUEST_UNKNOWN');
      return ok(await detailsOf(request, store));
    },
  },
  post({
    path: '/api/broker/requests/:request/status',
    summary:
      'Changes the state, the note or the assignee of a request. A part that the body leaves out stays. `revision` is that of the state that was read: if the request has changed since, nothing is stored.',
    rateLimit: 'requests',
    scope: 'write',
    body: object(
      {
        revision: integer,
        status: oneOf(...requestStatuses),
        note: text(handlingLimits.note),
        assignee: text(handlingLimits.assignee),
      },
      ['status', 'note', 'assignee'],
    ),
    refusals: ['REQUEST_UNKNOWN', 'REQUEST_CHANGED'],
    response: answer(part('RequestHandling')),
    async handle({ revision, status, note, assignee }, context, services) {
      const { store, audit, now } = services;
      const request = await requestCalled(context.param('request'), store);
      if (!request) throw refusal('REQUEST_UNKNOWN');
      const change = {
        ...(status && { status }),
        ...(note !== undefined && { note: note.trim() }),
        ...(assignee !== undefined && { assignee: assignee.trim() }),
      };
      const stamp = { revision, at: now().toISOString(), by: context.token };
      const changed = await store.requests.change(request.id, change, stamp);
      if (changed === 'unknown') throw refusal('REQUEST_UNKNOWN');
      if (changed === 'changed') throw refusal('REQUEST_CHANGED');
      audit({
        ...{ level: 'info', event: 'request-changed', request: context.requestId },
        ...{ quote: request.id, status: changed.status, token: context.token },
      });
      return ok(changed);
    },
  }),
  post({
    path: '/api/broker/accounts/:account',
    summary:
      'Sets the id of an account in the sales system, `sf_account_id`, as the answer to a webhook event does. `:account` is the `account.id` of a request.',
    rateLimit: 'requests',
    scope: 'write',
    body: object({ sfAccountId: { type: 'string', pattern: sfAccountIdPattern } }),
    refusals: ['ACCOUNT_UNKNOWN'],
    response: answer(object({ id: text(36), sf_account_id: text(100) })),
    async handle({ sfAccountId }, context, { store, audit }) {
      const id = context.param('account');
      if (!(await store.accounts.setSfAccountId(id, sfAccountId))) throw refusal('ACCOUNT_UNKNOWN');
      audit({
        ...{ level: 'info', event: 'account-linked', request: context.requestId },
        token: context.token,
      });
      return ok({ id, sf_account_id: sfAccountId });
    },
  }),
];
