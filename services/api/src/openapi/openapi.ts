import type { Line } from '@preventivo/core';
import { oneOf, part, type Schema, text } from '../contract/schema.ts';
import { isUserService } from '../http/errors.ts';
import type { Route } from '../http/route.ts';
import { components } from './components.ts';

/** The OpenAPI document of the routes that are served, from the schemas that check their bodies. */
export function openApi(routes: readonly Route[], lines: Readonly<Record<string, Line>>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const way = { [route.method.toLowerCase()]: operation(route, Object.keys(lines)) };
    // A path may have two methods.
    paths[path] = { ...paths[path], ...way };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Preventivo',
      version: '1.0.0',
      description: 'Quote requests for insurance lines: the reference API behind the funnels.',
    },
    paths,
    components: {
      schemas: components(lines),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(route: Route, lines: readonly string[]) {
  return {
    summary: route.summary,
    parameters: parameters(route, lines),
    ...(route.bearer && { security: [{ bearer: [] }] }),
    ...(route.body && { requestBody: { required: true, content: json(route.body) } }),
    responses: {
      200: { description: 'Carried out', content: answered(route) },
      '4XX': { description: 'Refused', content: json(refused(route)) },
      503: { description: 'The database or a service is away', content: json(refused(route)) },
    },
  };
}

function parameters({ path, query = {}, headers = {} }: Route, lines: readonly string[]) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'line' ? oneOf(...lines) : text(100),
  }));
  const others = (place: string, schemas: Readonly<Record<string, Schema>>) =>
    Object.entries(schemas).map(([name, schema]) => ({ name, in: place, required: true, schema }));
  return [...inPath, ...others('query', query), ...others('header', headers)];
}

const answered = ({ response }: Route) =>
  response === 'page' ? { 'text/html': { schema: { type: 'string' } } } : json(response);
const refused = ({ path }: Route) => part(isUserService(path) ? 'RefusedByUserService' : 'Refused');
const json = (schema: Schema) => ({ 'application/json': { schema } });
