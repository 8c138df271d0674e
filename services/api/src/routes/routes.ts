import type { Route } from '../http/route.ts';
import { contractorRoutes } from './contractor.ts';
import { draftRoutes } from './drafts.ts';
import { listRoutes } from './lists.ts';
import { operationRoutes } from './operation.ts';
import { placeRoutes } from './places.ts';
import { recallRoutes } from './recall-me.ts';
import { requestRoutes } from './requests/requests.ts';
import { saveRoutes } from './save.ts';
import { submitRoutes } from './submit/submit.ts';
import { activateRoutes } from './users/activate.ts';
import { loginRoutes } from './users/login.ts';
import { logoutRoutes } from './users/logout.ts';
import { ownDataRoutes } from './users/own-data.ts';
import { recordRoutes } from './users/records.ts';
import { registerRoutes } from './users/register.ts';
import { validateRoutes } from './validate.ts';

/** A group of related calls in the OpenAPI document. */
export interface RouteGroup {
  /** One word, for programs. */
  readonly tag: string;
  readonly title: string;
  readonly about: string;
  readonly routes: readonly Route[];
}

/** All calls, in the order in which a funnel makes them. */
export const groups: readonly RouteGroup[] = [
  {
    tag: 'contractor',
    title: 'Page 1: the contractor',
    about:
      'Every funnel opens with who asks. The page checks it here before it shows the product, and has a fiscal code computed where it needs one.',
    routes: contractorRoutes,
  },
  {
    tag: 'pages',
    title: 'Pages of the product',
    about:
      'Each page after the first is checked by the server before the next one is shown. Nothing is kept: a request exists from `submit` on. Which answers a page carries is told by its line.',
    routes: saveRoutes,
  },
  {
    tag: 'answers',
    title: 'Single answers',
    about:
      'What a field asks when it is left, for checks that the funnel does not make itself. A status up to 204 is a yes. `step1` to `step5` judge a whole page as the step save does.',
    routes: validateRoutes,
  },
  {
    tag: 'request',
    title: 'The request',
    about:
      'The final body has everything once more, and all of it is checked again. What comes back opens the request to whoever holds it: the id and the key for the question how the quote is wanted, the code to be said on the telephone.',
    routes: [...submitRoutes, ...recallRoutes],
  },
  {
    tag: 'lists',
    title: 'Lists',
    about:
      'The options of choices, as `[{id, value}]` without an envelope; `id` is what is sent, `value` what is read.',
    routes: listRoutes,
  },
  {
    tag: 'places',
    title: 'Places and addresses',
    about: 'Municipalities, postal codes and addresses, also without an envelope.',
    routes: placeRoutes,
  },
  {
    tag: 'drafts',
    title: 'A draft for another device',
    about:
      'A visitor may go on with a draft elsewhere. The funnel seals it; the server never has the key, which stands behind the `#` of the link.',
    routes: draftRoutes,
  },
  {
    tag: 'accounts',
    title: 'Accounts',
    about:
      'Registration, login, logout and password. Nobody learns here who has an account, except who registers an email that is already active.',
    routes: [...registerRoutes, ...activateRoutes, ...loginRoutes, ...logoutRoutes],
  },
  {
    tag: 'records',
    title: 'Saved people and companies',
    about:
      'What an account keeps, so that page 1 and the owners of vehicles need not be typed again. What belongs to another account is answered like what nobody has.',
    routes: recordRoutes,
  },
  {
    tag: 'own-data',
    title: 'Own data',
    about:
      'What the law gives everybody: to have what is kept of them, and to have it removed. Requests that were sent without an account are found by whoever runs the server.',
    routes: ownDataRoutes,
  },
  {
    tag: 'broker',
    title: 'Requests for the broker',
    about:
      'For the programs of the broker, such as a CRM: requests with what the broker has noted about them. Each call needs a token of `REQUESTS_TOKENS` as `authorization: Bearer …`. Without such a setting all of them are 404.',
    routes: requestRoutes,
  },
  {
    tag: 'operation',
    title: 'Operation',
    about: 'For whoever runs the server.',
    routes: operationRoutes,
  },
];

/** All served routes; other paths respond with 404. */
export const routes: readonly Route[] = groups.flatMap((group) => group.routes);
