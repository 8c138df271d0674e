import type { Line } from '@preventivo/core';
import { oneOf, type Schema, text } from '../contract/schema.ts';
import type { Route } from '../http/route.ts';
import type { RouteGroup } from '../routes/routes.ts';
import { components } from './components.ts';
import { operationId } from './operation-id.ts';
import {
  type Refusals,
  refusalsOf,
  refusedSchema,
  type Service,
  serviceOf,
  sharedRefusals,
} from './refusals.ts';

/**
 * Returns the OpenAPI document of the served calls, built from the schemas that validate their
 * bodies.
 */
export function openApi(groups: readonly RouteGroup[], lines: Readonly<Record<string, Line>>) {
  const routes = groups.flatMap((group) => group.routes);
  const shared = sharedResponses(routes);
  const paths: Record<string, Record<string, object>> = {};
  for (const { tag, routes: own } of groups)
    for (const route of own) {
      const path = pathOf(route);
      const names = { tags: [tag], operationId: operationId(route, routes) };
      const way = {
        [route.method.toLowerCase()]: { ...names, ...operation(route, Object.keys(lines), shared) },
      };
      paths[path] = { ...paths[path], ...way };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Preventivo',
      version: '1.0.0',
      description: 'Quote requests for insurance lines: what the funnels call.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '/',
        description: 'Where this document is served; the reference API starts at port 3000.',
      },
    ],
    tags: groups.map(({ tag, title, about }) => ({ name: tag, description: `${title}. ${about}` })),
    paths,
    components: {
      schemas: components(lines),
      responses: Object.fromEntries(shared.map(({ name, response }) => [name, response])),
      headers,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of the last answer that had one in `x-token`.',
        },
        requests: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token of `REQUESTS_TOKENS`: of scope `read` or, for changes, `write`. Of a program of the broker, never in a page.',
        },
      },
    },
  };
}

/** Returns a path in OpenAPI syntax, `/api/{line}/enums/{list}`. */
export const pathOf = ({ path }: Pick<Route, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

function operation(route: Route, lines: readonly string[], shared: readonly Shared[]) {
  const [summary = '', ...more] = route.summary.split(/(?<=[.;]) /);
  return {
    summary: summary.replace(/[.;]$/, ''),
    ...(more.length > 0 && { description: route.summary }),
    parameters: parameters(route, lines),
    security: securityOf(route),
    ...requestBody(route),
    responses: {
      200: {
        description: 'Carried out',
        headers: { ...requestId, ...token(route), ...own(route.answerHeaders) },
        content: answered(route),
      },
      ...(route.answerHeaders?.etag && {
        304: { description: 'Nothing has changed since', headers: requestId },
      }),
      ...Object.fromEntries(
        Object.entries(route.pages ?? {}).map(([status, description]) => [
          status,
          { description, headers: requestId, content: page },
        ]),
      ),
      ...Object.fromEntries(
        refusalsOf(route).map((refusals) => [
          refusals.status,
          sharedAs(shared, serviceOf(route), refusals) ?? responseOf(serviceOf(route), refusals),
        ]),
      ),
    },
  };
}

function requestBody({ body, form }: Route) {
  if (body) return { requestBody: { required: true, content: json(body) } };
  if (!form) return {};
  const schema = { type: 'object', properties: form, required: Object.keys(form) };
  return { requestBody: { required: true, content: { [formType]: { schema } } } };
}

function parameters(
  { path, query = {}, optionalQuery = {}, idleQuery = {}, optionalHeaders = {} }: Route,
  lines: readonly string[],
) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'line' ? oneOf(...lines) : text(100),
  }));
  const others = (place: string, required: boolean, schemas: Readonly<Record<string, Schema>>) =>
    Object.entries(schemas).map(([name, schema]) => ({ name, in: place, required, schema }));
  return [
    ...inPath,
    ...others('query', true, query),
    ...others('query', false, optionalQuery),
    ...others('query', false, idleQuery).map((idle) => ({
      ...idle,
      description: 'The funnels send it; the answer is the same without.',
    })),
    ...others('header', false, optionalHeaders),
  ];
}

const securityOf = ({ bearer = false, scope }: Route) =>
  scope
    ? [{ requests: [scope] }]
    : bearer === 'optional'
      ? [{}, { bearer: [] }]
      : bearer
        ? [{ bearer: [] }]
        : [];

const headers = {
  'x-request-id': {
    description: 'Stands in the log of the server as well.',
    schema: { type: 'string', pattern: '^[0-9a-z]{12}$' },
  },
  'x-token': {
    description: 'A fresh token, wherever the call had a good one: the next call carries it.',
    schema: { type: 'string' },
  },
  'retry-after': {
    description: 'Seconds after which it may be tried again.',
    schema: { type: 'integer' },
  },
} as const;

const named = <const N extends keyof typeof headers>(name: N) => ({
  [name]: { $ref: `#/components/headers/${name}` },
});
const requestId = named('x-request-id');
const token = ({ bearer }: Route) => (bearer ? named('x-token') : {});
const own = (said: Route['answerHeaders'] = {}) =>
  Object.fromEntries(
    Object.entries(said).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );

interface Shared {
  readonly name: string;
  readonly key: string;
  readonly response: ReturnType<typeof responseOf>;
}

const keyOf = (service: Service, refusals: Refusals) => JSON.stringify([service, refusals]);

function sharedResponses(routes: readonly Route[]): readonly Shared[] {
  const found = new Map<string, Shared>();
  for (const route of routes) {
    const service = serviceOf(route);
    const plain = sharedRefusals(route);
    for (const refusals of refusalsOf(route)) {
      const isPlain =
        !refusals.mayReturnQuestionCodes && refusals.codes.every((code) => plain.includes(code));
      const key = keyOf(service, refusals);
      if (!isPlain || found.has(key)) continue;
      const name = `${service}${refusals.status}${refusals.codes.includes('UNASKED_FIELD') ? 'answers' : ''}`;
      found.set(key, { name, key, response: responseOf(service, refusals) });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function sharedAs(shared: readonly Shared[], service: Service, refusals: Refusals) {
  const found = shared.find(({ key }) => key === keyOf(service, refusals));
  return found && { $ref: `#/components/responses/${found.name}` };
}

function responseOf(service: Service, refusals: Refusals) {
  const { status, codes, mayReturnQuestionCodes } = refusals;
  return {
    description: [
      descriptions[status] ?? 'Refused',
      ...(mayReturnQuestionCodes ? ['the code is that of the question that is wrong'] : codes),
    ].join(' · '),
    headers: { ...requestId, ...(status === 429 || status === 503 ? named('retry-after') : {}) },
    content: json(refusedSchema(service, refusals)),
  };
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The body or a header is not of the right form',
  401: 'Nobody is logged in, or not any more',
  403: 'A page of another site called',
  404: 'There is no such thing',
  409: 'It has changed since',
  413: 'The body is too large',
  415: 'The body is no JSON',
  422: 'What was sent is not right',
  429: 'Too many calls',
  500: 'An error that nobody expected',
  503: 'The database or a service is away',
};

const formType = 'application/x-www-form-urlencoded';
const page = { 'text/html': { schema: { type: 'string' } } };
const answered = ({ response }: Route) => (response === 'page' ? page : json(response));
const json = (schema: Schema) => ({ 'application/json': { schema } });
