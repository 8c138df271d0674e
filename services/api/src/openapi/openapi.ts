import type { Line } from '@preventivo/core';
import { oneOf, part, type Schema, text } from '../contract/schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { isUserService } from '../http/errors.ts';
import { components } from './components.ts';

/** The OpenAPI document of the calls that are served, from the schemas that check their bodies. */
export function openApi(calls: readonly Endpoint[], lines: Readonly<Record<string, Line>>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const way = { [call.method.toLowerCase()]: operation(call, Object.keys(lines)) };
    // One address may be asked in two ways.
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

function operation(call: Endpoint, lines: readonly string[]) {
  return {
    summary: call.about,
    parameters: parameters(call, lines),
    ...(call.bearer && { security: [{ bearer: [] }] }),
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: {
      200: { description: 'Carried out', content: answered(call) },
      '4XX': { description: 'Refused', content: json(refused(call)) },
      503: { description: 'The database or a service is away', content: json(refused(call)) },
    },
  };
}

function parameters({ path, query = {}, headers = {} }: Endpoint, lines: readonly string[]) {
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

const answered = ({ answer }: Endpoint) =>
  answer === 'page' ? { 'text/html': { schema: { type: 'string' } } } : json(answer);
const refused = ({ path }: Endpoint) =>
  part(isUserService(path) ? 'RefusedByUserService' : 'Refused');
const json = (schema: Schema) => ({ 'application/json': { schema } });
