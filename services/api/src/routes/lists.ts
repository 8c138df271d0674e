import type { Lists } from '@preventivo/core';
import { malformed, refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post, type Route } from '../http/route.ts';
import { countedList } from '../reference/option-lists.ts';

const enums: Route = {
  method: 'GET',
  path: '/api/:line/enums/:list',
  summary: 'An option list of a line, or one that all lines share.',
  rateLimit: 'look-up',
  response: part('Options'),
  answerHeaders: {
    'cache-control': '`public, max-age=300`: a list may be kept for five minutes.',
    etag: 'Of a list that does not hang on the day: who asks with it in `if-none-match` is answered 304, without the list.',
  },
  handle(context, { reference, today }) {
    const [line, name] = [context.line(), context.param('list')];
    // A list may depend on the day. Compute it with the rule that also validates answers.
    const counted = countedList(line, name, today());
    const list = counted ?? listNamed(reference.listsOf(line.id), name);
    if (!list) throw refusal('NOT_FOUND');
    // All clients get the same list, and every form requests it on start.
    const headers = { 'cache-control': 'public, max-age=300' };
    return { json: list, isShared: !counted, headers };
  },
};

export const listRoutes = [
  enums,
  post({
    path: '/api/:line/professions',
    summary: 'The professions of a professional area.',
    rateLimit: 'look-up',
    body: object({ area: text(50) }),
    response: part('Options'),
    handle({ area }, _context, { reference }) {
      const list = listNamed(reference.professions, area);
      if (!list) throw malformed({ path: 'area', reason: 'wrong' });
      return { json: list, isShared: true };
    },
  }),
];

const listNamed = (lists: Lists, name: string) =>
  Object.hasOwn(lists, name) ? lists[name] : undefined;
