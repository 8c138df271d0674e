import { contractorFromWire, privacyFromWire } from '@preventivo/core/wire';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { shapeProblem } from '../contract/shape.ts';
import { routes } from '../routes/routes.ts';
import { contractor, privacy, rossi, submission, trip } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';
import * as components from './components.ts';
import { lineSchema } from './line-schema.ts';

const { json: document } = await testApi().get('/openapi.json');

describe('OpenAPI document', () => {
  it('the OpenAPI document describes exactly the served calls', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(served.sort());
  });

  it('the OpenAPI document requires exactly the parameters without which the server refuses a call', async () => {
    const required = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(Object(methods)).flatMap((call) =>
        (Object(call).parameters as { name: string; in: string; required: boolean }[])
          .filter((one) => one.in !== 'path' && one.required)
          .map(({ name }) => `${path} ${name}`),
      ),
    );
    expect(new Set(required)).toEqual(
      new Set(['/api/{line}/save step', '/api/users/activate token']),
    );
    const { app, ask } = testApi();
    expect((await app.request('/api/users/activate')).status).toBe(410);
    expect(await ask('/api/travel/save', { privacy: privacy() })).toMatchObject({ status: 400 });
    expect(await ask('/api/travel/submit', submission)).toMatchObject({ status: 200 });
  });

  it('the OpenAPI document has the schemas that validate the bodies', () => {
    for (const call of routes) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const described = document.paths[path][call.method.toLowerCase()];
      const schema = described.requestBody?.content['application/json']?.schema;
      expect(schema).toEqual(call.body && JSON.parse(JSON.stringify(call.body)));
    }
  });

  it('the OpenAPI document contains every schema that it references', () => {
    const spoken = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([\w-]+)/g)];
    expect(spoken.length).toBeGreaterThan(20);
    for (const [, name = ''] of spoken) expect(document.components.schemas).toHaveProperty([name]);
  });

  it("the schemas of a request's parts have the keys that its parsers accept", () => {
    for (const [schema, sent] of [
      [components.contractorPerson, contractor],
      [components.contractorCompany, rossi],
    ] as const) {
      expect(shapeProblem(schema, sent)).toBeUndefined();
      expect(contractorFromWire(sent).problems).toEqual([]);
      expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(sent).sort());
    }
    expect(shapeProblem(components.privacy, privacy())).toBeUndefined();
    expect(privacyFromWire(privacy()).problems).toEqual([]);
  });

  it('the schema of a line matches its payload', () => {
    const schema = lineSchema(travel);
    const group = {
      ...trip,
      soggetti: 'gruppo',
      eta: null,
      numero_figli: 2,
      numero_partecipanti: 3,
      eta_partecipanti: '1:34;2:61;3:20;',
    };
    expect(shapeProblem(schema, trip)).toBeUndefined();
    expect(shapeProblem(schema, group)).toBeUndefined();
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(trip).sort());
    expect(shapeProblem(schema, { ...trip, eta: '41' })?.path).toBe('eta');
    expect(shapeProblem(schema, { ...trip, numero_figli: '2' })?.path).toBe('numero_figli');
  });
});
