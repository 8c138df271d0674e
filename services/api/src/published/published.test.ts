import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@preventivo/core/http';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../contract/schema.ts';
import { shapeProblem } from '../contract/shape.ts';
import { pathOf } from '../openapi/openapi.ts';
import { refusalsOf, sharedRefusals } from '../openapi/refusals.ts';
import { lines } from '../process/lines.ts';
import { routes } from '../routes/routes.ts';
import { answerOf, codeOf, documentWith, operationOf } from './document.ts';
import { exchanges } from './exchanges.ts';
import { page } from './page.ts';

const api = join(import.meta.dirname, '../..');
const all = await exchanges();
const document = documentWith(all);
const of = (route: (typeof routes)[number]) => all.filter((one) => one.route === route);
const named = routes.map((route) => ({ name: `${route.method} ${route.path}`, route }));

// An independent validator for the document.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
ajv.addSchema({ $id: 'contract', components: document.components }, 'contract', undefined, false);
ajv.addKeyword('components');
const problemsOf = (schema: unknown, value: unknown) => {
  const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  const holds = ajv.compile(within);
  return holds(value) ? [] : holds.errors;
};
const schemaIn = (content: Readonly<Record<string, { readonly schema: unknown }>> = {}) =>
  content['application/json']?.schema;

describe('openapi.json', () => {
  it('openapi.json passes an independent linter, including its examples', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('the linter rejects an invalid example or a reference to a missing part', async () => {
    const wrong = JSON.parse(JSON.stringify(document));
    wrong.paths['/health'].get.responses[200].content['application/json'].examples.well.value = 1;
    wrong.paths['/health'].get.responses[500].$ref = '#/components/responses/oroscopo';
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(wrong), config });
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['no-invalid-media-type-examples', 'no-unresolved-refs']),
    );
  });

  it.each(named)('each recorded response to $name matches its schema', ({ route }) => {
    const operation = operationOf(document, route);
    expect(of(route).map(({ response }) => response.status)).toContain(200);
    for (const { name, response } of of(route)) {
      const answer = answerOf(document, operation, response.status);
      expect([name, answer?.content]).toEqual([name, expect.anything()]);
      const schema = schemaIn(answer?.content);
      if (typeof response.body === 'string') expect(answer?.content).toHaveProperty(['text/html']);
      else expect([name, problemsOf(schema, response.body)]).toEqual([name, []]);
      const telling = ['x-request-id', 'x-token', 'idempotent-replayed', 'retry-after'].filter(
        (header) => header in response.headers && (header !== 'x-token' || response.status === 200),
      );
      expect([name, Object.keys(answer?.headers ?? {})]).toEqual([
        name,
        expect.arrayContaining(telling),
      ]);
    }
  });

  it.each(named.filter(({ route }) => route.body))(
    'the examples of $name match its body schema, except for malformed ones',
    ({ route }) => {
      const schema = schemaIn(operationOf(document, route).requestBody?.content);
      for (const { name, request, response } of of(route)) {
        if (request.raw !== undefined) continue;
        const problems = problemsOf(schema, JSON.parse(JSON.stringify(request.body)));
        const isMalformed = ['UNKNOWN_FIELD', 'MISSING_FIELD', 'WRONG_TYPE'].includes(
          codeOf({ route, name, request, response, says: '' }),
        );
        expect([name, problems?.length !== 0]).toEqual([name, isMalformed]);
      }
    },
  );

  it.each(named)('openapi.json has an example of each specific error of $name', ({ route }) => {
    const shown = of(route).map(codeOf);
    expect(shown).toEqual(expect.arrayContaining([...(route.refusals ?? [])]));
    if (route.answerChecks)
      // The error code belongs to a question of a line, not to the call.
      expect(refusalsOf(route).find(({ status }) => status === 422)?.mayReturnQuestionCodes).toBe(
        true,
      );
    else
      for (const one of all.filter(
        ({ route: own, response }) => own === route && response.status >= 400,
      ))
        expect([...(route.refusals ?? []), ...sharedRefusals(route), one.name]).toContain(
          codeOf(one),
        );
  });

  it('openapi.json has an example of each shared error', () => {
    const shown = new Set(all.map(codeOf));
    expect(routes.flatMap(sharedRefusals).filter((code) => !shown.has(code))).toEqual([]);
    for (const [name, response] of Object.entries(document.components.responses))
      expect([name, Object.values(response.content)[0]]).toEqual([
        name,
        expect.objectContaining({ examples: expect.anything() }),
      ]);
  });

  it('openapi.json has an accepted request and every step save of each line', () => {
    const accepted = all.filter(({ response }) => response.status === 200);
    for (const line of Object.values(lines)) {
      const sent = (call: string) =>
        accepted.filter(
          ({ route, request }) => route.path === call && request.params.line === line.id,
        );
      expect(sent('/api/:line/submit').length).toBeGreaterThan(0);
      const saves = [...sent('/api/:line/save'), ...sent('/api/:line/save/engine')];
      expect(saves.length).toBeGreaterThanOrEqual(line.pages.length);
      const [own, saved] = [document.components.schemas, line.pages.map(({ id }) => id)];
      for (const id of saved) expect(own).toHaveProperty([`StepSave-${line.id}-${id}`]);
    }
  });

  it("openapi.json has every call of the funnels' client", () => {
    const served = routes.map(pathOf);
    for (const path of Object.values(paths)) {
      const called = new RegExp(
        `^/api/(\\{line\\}/)?${path.replace(/\?.*/, '').replace(/\{\w+\}/g, '[^/]+')}$`,
      );
      expect([path, served.some((one) => called.test(one))]).toEqual([path, true]);
    }
  });

  it('openapi.json contains only fictional people', () => {
    const text = JSON.stringify(document);
    const addresses = text.match(/[\w.+-]+@[\w.-]+\.\w+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((one) => !/@(example\.it|rossi\.example)$/.test(one))).toEqual([]);
  });
});

describe("the API's validator and an independent one", () => {
  const bodies = named.filter(
    ({ route }) => route.body && !JSON.stringify(route.body).includes('$ref'),
  );

  it.each(bodies)('both validators agree on the bodies of $name', ({ route }) => {
    for (const { name, request } of of(route)) {
      if (request.raw !== undefined) continue;
      const body = JSON.parse(JSON.stringify(request.body));
      const ours = shapeProblem(route.body as Schema, body) === undefined;
      expect([name, ours]).toEqual([name, problemsOf(route.body, body)?.length === 0]);
    }
  });
});

describe('page of the contract', () => {
  const text = page(document, all);

  it('docs/http-contract.md has a section for each call, or a row for similar calls', () => {
    for (const route of routes) {
      const heading = `### ${route.method} ${pathOf(route)}\n`;
      expect(text.includes(heading) || text.includes(`| \`${pathOf(route)}\` |`)).toBe(true);
    }
  });

  it('docs/http-contract.md has only valid links in its contents', () => {
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter((anchor = '') => !headings.includes(anchor))).toEqual([]);
  });

  it('docs/http-contract.md has every variable that the server reads', () => {
    const read = ['read-config', 'read-broker', 'read-delivery'].flatMap((name) => {
      const source = readFileSync(join(api, `src/config/${name}.ts`), 'utf8');
      return [...source.matchAll(/env, '([A-Z_]+)'/g)].map(([, variable = '']) => variable);
    });
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter((variable) => !text.includes(`\`${variable}\``))).toEqual([]);
  });

  it('docs/http-contract.md shows the responses unchanged', () => {
    const submitted = all.find(
      ({ route, name }) => route.path.endsWith('/submit') && name === 'travel',
    );
    const { Quote_Request_Code } = Object(submitted?.response.body).obj.data;
    expect(Quote_Request_Code).toMatch(/^[A-Z]{3}-\d{4}$/);
    expect(text).toContain(`"Quote_Request_Code": "${Quote_Request_Code}"`);
  });
});

describe('examples', () => {
  it('the examples are the same each time they are recorded', async () => {
    expect(JSON.stringify(await exchanges())).toBe(JSON.stringify(all));
  });
});
