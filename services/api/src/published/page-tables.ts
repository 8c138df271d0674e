import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@preventivo/core/messages';
import { type RefusalCode, reasonOf } from '../contract/refusal.ts';
import type { ObjectSchema, Schema } from '../contract/schema.ts';
import { pathOf } from '../openapi/openapi.ts';
import { serviceOf, sharedRefusals } from '../openapi/refusals.ts';
import { lines } from '../process/lines.ts';
import { allowed, type RateLimitGroup } from '../rate-limit/rate-limiter.ts';
import { routes } from '../routes/routes.ts';
import { codeOf, type Document } from './document.ts';
import { cell } from './json.ts';
import type { Exchange } from './record.ts';
import { keyTable, schemaWords, tabledSchemas } from './schema-words.ts';

export function answerHeaders({ components }: Document): string {
  const when = {
    'x-request-id': 'always',
    'x-token': 'a login, and every call with a good token',
    'retry-after': '429 and 503',
  };
  const shared = Object.entries(components.headers).map(
    ([name, { description }]) => [name, when[name as keyof typeof when], description] as const,
  );
  const own = routes.flatMap((route) =>
    Object.entries(route.answerHeaders ?? {})
      .filter(([name]) => !(name in components.headers))
      .map(([name, words]) => [name, `\`${pathOf(route)}\``, words] as const),
  );
  return [...shared, ...own]
    .map(([name, at, words]) => `| \`${name}\` | ${at} | ${words} |`)
    .join('\n');
}

/** Returns a table of the errors that all calls share, with an example from each service. */
export function sharedTable(exchanges: readonly Exchange[]): string {
  const codes = [...new Set(routes.flatMap(sharedRefusals))].filter(
    (code) => reasonOf(code)[0] !== 401,
  );
  const found = (code: RefusalCode, service: string) =>
    exchanges.find((one) => codeOf(one) === code && serviceOf(one.route) === service);
  const rows = codes
    .sort((a, b) => reasonOf(a)[0] - reasonOf(b)[0])
    .map((code) => {
      const [quote, user] = [found(code, 'quote'), found(code, 'user')];
      const says = (quote ?? user)?.says ?? '';
      return `| ${reasonOf(code)[0]} | ${says} | ${quote ? cell(quote.response.body) : ''} | ${user ? cell(user.response.body) : ''} |`;
    });
  return [
    '| status | when | quote service | user service |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export function limitTable(): string {
  const rows = (Object.keys(allowed) as RateLimitGroup[]).map((name) => {
    const { calls, seconds, counted, waits } = allowed[name];
    const then = waits
      ? `, then one at a time: the wait doubles from ${waits.first} seconds to ${timeWords(waits.longest)}`
      : '';
    return `| \`${name}\` | ${calls} in ${timeWords(seconds)}${then} | ${counted} |`;
  });
  return ['| limit | how many | counts |', '| --- | --- | --- |', ...rows].join('\n');
}

function timeWords(seconds: number): string {
  const [count, unit] = seconds % 3600 === 0 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`;
}

/** Returns a section for each named schema. */
export function shapes({ components: { schemas } }: Document): string {
  const named: Readonly<Record<string, Schema>> = Object(schemas);
  return tabledSchemas
    .map((name) => {
      const schema = named[name];
      if (!schema) throw new Error(`the document has no ${name}`);
      const about = 'description' in schema && schema.description ? [schema.description] : [];
      const words = isObjectSchema(schema) ? keyTable(schema) : `A ${schemaWords(schema)}.`;
      return [`### ${name}`, ...about, words].join('\n\n');
    })
    .join('\n\n');
}

const isObjectSchema = (schema: Schema): schema is ObjectSchema =>
  'type' in schema && schema.type === 'object';

export function lineTable(): string {
  const rows = Object.values(lines).map(({ id, title, contractor, submit = {} }) => {
    const beside = Object.keys(submit).map((key) => `\`${key}\``);
    return `| [\`${id}\`](lines/${id}.md) | ${title} | ${contractor.types.join(', ')} | ${beside.join(', ')} |`;
  });
  const head = '| line | title | who may ask | sent beside `specificData` |';
  return [head, '| --- | --- | --- | --- |', ...rows].join('\n');
}

export function codeTable(): string {
  const declared = routes.flatMap((route) => [...sharedRefusals(route), ...(route.refusals ?? [])]);
  const ofPageOne = (Object.keys(messages) as RefusalCode[]).filter((code) =>
    /^CONTRACTOR_/.test(code),
  );
  const rows = [...new Set([...declared, ...ofPageOne])]
    .sort()
    .map((code) => `| \`${code}\` | ${reasonOf(code).join(' | ')} |`);
  return ['| code | status | sentence |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Returns the Environment chapter of the API's README. */
export function environment(): string {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, chapter = ''] = /^## Environment$\n+(.*?)^## /ms.exec(readme) ?? [];
  return chapter
    .trim()
    .replaceAll('](../../docs/', '](')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/-{4,}/g, '---');
}
