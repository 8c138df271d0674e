import type { Lists, User } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { contractorLists, fakeBackEnd, type RecordedRequest } from '@preventivo/core/testing';
import { type Answers, accepted, answersInstead, refusedByUsers, withoutToken } from './answers.ts';
import { account, secret } from './people.ts';
import {
  addressOf,
  birthplaceOf,
  municipalitiesLike,
  postalCodesOf,
  searchAddresses,
} from './places.ts';

/** One call as it reached the back end. */
export interface Call extends RecordedRequest {
  /** What is called, by the name the contract gives it: `users/login`, `save/engine`, `enums/stati`. */
  readonly path: string;
  /** `?step=2` */
  readonly search: string;
}

export interface BackEndOptions {
  /** The line whose pages ask. @defaultValue 'travel' */
  readonly line?: string;
  /** Whose account there is. @defaultValue Giulia's */
  readonly user?: User;
  /** Whether the client has the token of that account from the start. @defaultValue false */
  readonly isLoggedIn?: boolean;
  /** The lists of the line, besides those of page 1. */
  readonly lists?: Lists;
  readonly answers?: Answers;
}

/**
 * A user service of one account and a quote service that takes everything, in the shapes of the
 * HTTP contract and without a network; the client is the real one. What is saved is there afterwards.
 */
export function backEnd({
  line = 'travel',
  user = account,
  isLoggedIn = false,
  lists = {},
  answers = {},
}: BackEndOptions = {}) {
  const calls: Call[] = [];
  const answerInstead = answersInstead(answers);
  const answer = serviceOf(user, { ...contractorLists, ...lists });
  const { fetch } = fakeBackEnd((request) => {
    const { pathname, search } = new URL(request.address, 'http://localhost');
    const path = decodeURIComponent(pathname).replace(RegExp(`^/api/(${line}/)?`), '');
    const call = { ...request, path, search };
    calls.push(call);
    return answerInstead(path)?.() ?? answer(call);
  });
  const token = memoryToken();
  if (isLoggedIn) token.set(giuliasToken, 7200);
  const sent = (path: string) => calls.filter((call) => call.path === path);
  return {
    client: createClient({ line, fetch, token }),
    /** Everything that was asked, in its order. */
    calls,
    /** The calls to a path. */
    sent,
    /** What was sent to a path, call by call. */
    bodies: (path: string) => sent(path).map(({ body }) => body),
  };
}

/** The request that is made of what is sent. */
export const request = {
  id: '6f1d2c84-0a53-4a8c-9b6f-2f0a8f6f9d11',
  key: 'a'.repeat(64),
  code: 'KMR-4821',
};

const giuliasToken = 'giulia.token';
const success = { success: true };

function serviceOf(user: User, lists: Lists): (call: Call) => Response {
  let { people, companies }: { people: readonly object[]; companies: readonly object[] } = user;

  const paths: Readonly<Record<string, (body: Body, call: Call) => unknown>> = {
    'users/login': (body) =>
      body.email === user.email && body.password === secret
        ? Response.json(success, { headers: { 'x-token': giuliasToken } })
        : refusedByUsers('LOGIN_FAILED', 401)(),
    'users/my-data': (_, { headers }) =>
      headers.get('authorization') === `Bearer ${giuliasToken}`
        ? { ...success, user: { ...user, people, companies } }
        : withoutToken(),
    'persons/upsert': (body) => {
      people = withRecord(people, body);
      return { ...success, people };
    },
    'companies/upsert': (body) => {
      companies = withRecord(companies, body);
      return { ...success, companies };
    },
    'calculate/cf': () => ({ status: 200, msg: 'ok', obj: { fiscalCode: 'HXHRBN90T01Z100P' } }),
    'address/search': ({ input }) => searchAddresses(String(input)),
    'address/details': ({ placeId }) => addressOf(String(placeId)),
    'location/findComune': ({ nome }) => municipalitiesLike(String(nome)),
    'location/birthplace': ({ codice }) => birthplaceOf(String(codice)),
    'location/findCap': ({ comune, provincia }) => postalCodesOf(`${comune} (${provincia})`),
    submit: () => ({
      status: 200,
      msg: 'ok',
      obj: {
        ...success,
        data: {
          Quote_Request_Id: request.id,
          Quote_Request_Key: request.key,
          Quote_Request_Code: request.code,
        },
      },
    }),
  };

  return (call) => {
    const { path, body } = call;
    const [, list] = /^enums\/(.+)$/.exec(path) ?? [];
    if (list) return Response.json(lists[list] ?? []);
    const answer = paths[path]?.(isBody(body) ? body : {}, call);
    if (answer instanceof Response) return answer;
    if (answer) return Response.json(answer);
    return /^(users|quote-request)\//.test(path) ? Response.json(success) : accepted();
  };
}

type Body = Readonly<Record<string, unknown>>;
const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

function withRecord(records: readonly object[], body: Body): readonly object[] {
  const { id = `new-${records.length + 1}` } = body;
  const others = records.filter((one) => !('id' in one) || one.id !== id);
  return [...others, { ...body, id }];
}
