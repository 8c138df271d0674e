import { acceptedPrivacy } from '../../checks/privacy.ts';
import { acceptedAnswers } from '../../checks/questions.ts';
import type { Served } from '../../served.ts';
import { yes } from '../answer.ts';
import { type Asked, post } from '../call.ts';
import { malformed } from '../refusal.ts';
import { boolean, type JsonObject, object, part } from '../schema.ts';

/** The body of one page. */
export const pageBody = object(
  { specificData: part('SpecificData'), privacy: part('Privacy'), isLogged: boolean },
  ['privacy', 'isLogged'],
);

interface PageBody {
  readonly specificData: JsonObject;
  readonly privacy?: JsonObject | undefined;
}

export const saveCalls = [
  post({
    path: '/api/:line/save',
    about:
      'Checks one page of the wizard; page 1 is the contractor, so steps start at 2. The last page brings the privacy part. Nothing is kept before `submit`.',
    limit: 'check',
    query: { step: { type: 'integer', minimum: 2 } },
    body: pageBody,
    answer: part('Done'),
    run(body, asked, served) {
      checkPage(asked.query('step') ?? '', body, asked, served);
      return yes();
    },
  }),
];

/** Checks what one page sends. @param step the number of the page in the wizard */
export function checkPage(step: string, body: PageBody, asked: Asked, served: Served): void {
  const line = asked.line();
  const index = /^\d{1,2}$/.test(step) ? Number(step) - 2 : -1;
  const page = line.pages[index];
  if (!page) throw malformed({ path: 'step', reason: 'wrong' });
  const isLast = index === line.pages.length - 1;
  if (isLast && !body.privacy) throw malformed({ path: 'privacy', reason: 'missing' });
  if (!isLast && body.privacy) throw malformed({ path: 'privacy', reason: 'unknown' });
  acceptedAnswers(body.specificData, line, served, page);
  if (body.privacy) acceptedPrivacy(body.privacy);
}
