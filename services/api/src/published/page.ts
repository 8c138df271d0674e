import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@preventivo/core/http';
import type { Schema } from '../contract/schema.ts';
import type { Route } from '../http/route.ts';
import { pathOf } from '../openapi/openapi.ts';
import { sharedRefusals } from '../openapi/refusals.ts';
import { lines } from '../process/lines.ts';
import { groups, type RouteGroup } from '../routes/routes.ts';
import { codeOf, type Document } from './document.ts';
import { cell, jsonText, onOneLine } from './json.ts';
import {
  answerHeaders,
  codeTable,
  environment,
  limitTable,
  lineTable,
  shapes,
  sharedTable,
} from './page-tables.ts';
import type { Exchange } from './record.ts';
import { schemaWords } from './schema-words.ts';

const here = import.meta.dirname;

/** Returns docs/http-contract.md: the contract as a readable page. */
export function page(document: Document, exchanges: readonly Exchange[]): string {
  const of = (route: Route) => exchanges.filter((one) => one.route === route);
  const shown = (path: string, name: string) =>
    exchanges.find((one) => one.route.path === path && one.name === name);
  const filled: Readonly<Record<string, string>> = {
    contents: contents(),
    lines: Object.keys(lines)
      .map((id) => `\`${id}\``)
      .join(', '),
    quoteEnvelope: block(jsonBodyOf(shown('/api/:line/save', 'refused'))),
    userEnvelope: block(jsonBodyOf(shown('/api/users/login', 'wrong'))),
    loggedOut: block(jsonBodyOf(shown('/api/users/my-data', 'tokenExpired'))),
    answerHeaders: answerHeaders(document),
    sharedRefusals: sharedTable(exchanges),
    rateLimits: limitTable(),
    groups: groups.map((group) => groupChapter(group, of)).join('\n\n'),
    shapes: shapes(document),
    lineTable: lineTable(),
    codes: codeTable(),
    environment: environment(),
  };
  const template = readFileSync(join(here, './http-contract.template.md'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = filled[name];
    if (text === undefined) throw new Error(`the page has no ${name}`);
    return text;
  });
}

const chapters = ['Shapes', 'Lines', 'Codes', 'Environment of the reference API'];
const before = ['How to read it', 'Envelopes', 'Who is logged in', 'Headers'];
const general = [...before, 'Refusals of every call', 'Rate limits'];

function contents(): string {
  const calls = groups.flatMap(({ title, routes: own, tag }) => [
    `- [${title}](${anchor(title)})`,
    ...own
      .filter((route) => !isSingle(tag, route))
      .map((route) => `  - [\`${headingOf(route)}\`](${anchor(headingOf(route))})`),
  ]);
  const link = (title: string) => `- [${title}](${anchor(title)})`;
  return [...general.map(link), ...calls, ...chapters.map(link)].join('\n');
}

/** Returns the anchor that GitHub generates for a heading. */
const anchor = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`;

const headingOf = (route: Route) => `${route.method} ${pathOf(route)}`;

/** Whether a call validates a single answer. The page lists all such calls in one table. */
const isSingle = (tag: string, { answerChecks }: Route) => tag === 'answers' && !answerChecks;

function groupChapter(
  { tag, title, about, routes: own }: RouteGroup,
  of: (route: Route) => Exchange[],
) {
  const single = own.filter((route) => isSingle(tag, route));
  const others = own.filter((route) => !isSingle(tag, route));
  return [
    `## ${title}`,
    about,
    ...(single.length > 0 ? [singleTable(single, of)] : []),
    ...others.map((route) => call(route, of(route))),
  ].join('\n\n');
}

function singleTable(own: readonly Route[], of: (route: Route) => Exchange[]): string {
  const [first] = own.flatMap(of);
  const rows = own.map((route) => {
    const [right, wrong] = of(route);
    const cells = [
      `\`${pathOf(route)}\``,
      route.body ? schemaWords(route.body) : '',
      cell(right?.request.body),
      cell(wrong?.request.body),
      cell(wrong?.response.body),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `All are \`POST\`; anybody may call${limitsWords(own[0])}. A right one is answered \`${onOneLine(first?.response.body)}\`.`,
    [
      '| call | body | right | wrong | answer to the wrong one |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

function call(route: Route, exchanges: readonly Exchange[]): string {
  const [first, ...more] = exchanges;
  const others = more.filter((one) => !isOfLine(one) && !isSharedRefusal(one));
  return [
    `### ${headingOf(route)}`,
    route.summary,
    facts(route).join('\n'),
    ...(first ? [example(first)] : []),
    ...(others.length > 0 ? [`Other answers:\n\n${otherAnswers(others)}`] : []),
  ].join('\n\n');
}

/** Whether an exchange is the example of one line. Only openapi.json contains such examples. */
const isOfLine = ({ name, response }: Exchange) =>
  response.status === 200 &&
  Object.keys(lines).some((id) => name === id || name.startsWith(`${id}-`));

const isSharedRefusal = (one: Exchange) =>
  one.response.status !== 200 &&
  (sharedRefusals(one.route) as readonly string[]).includes(codeOf(one)) &&
  codeOf(one) !== 'UNASKED_FIELD';

function facts(route: Route): string[] {
  const path = route.path.replace(/^\/api\/(:line\/)?/, '').replace(/:\w+/g, '…');
  const [name] =
    Object.entries(paths).find(
      ([, own]) =>
        own.replace(/\?.*/, '').replace(/\{\w+\}/g, '…') === path ||
        (path.startsWith('validate/') && own.startsWith('validate/')),
    ) ?? [];
  return [
    `- Who: ${whoMayCall(route)}${limitsWords(route)}.`,
    ...(name && !isOpenedByMail(route) ? [`- In \`paths\`: \`${name}\`.`] : []),
    ...parameterWords('Query', route.query),
    ...parameterWords('Optional query', route.optionalQuery),
    ...parameterWords('Query that the funnels send and nothing hangs on', route.idleQuery),
    ...parameterWords('Optional header', route.optionalHeaders),
    ...(route.body ? [`- Body: ${schemaWords(route.body)}.`] : []),
    `- Answer: ${route.response === 'page' ? 'a page' : schemaWords(route.response)}.`,
    ...Object.entries(route.answerHeaders ?? {}).map(
      ([name, words]) => `- Header \`${name}\`: ${words}`,
    ),
    ...(route.answerChecks === 'contractor'
      ? ['- Refuses answers with 422 and a [code of page 1](rules/contractor.md#codes).']
      : []),
    ...(route.answerChecks === 'questions'
      ? [
          '- Refuses answers with 422 and the code of the first question that is wrong: one of [page 1](rules/contractor.md#codes) or of the [line](#lines).',
        ]
      : []),
  ];
}

/** Whether visitors open the route from a link in a mail. No funnel calls it. */
const isOpenedByMail = ({ method, response }: Route) => method === 'GET' && response === 'page';

function whoMayCall({ bearer = false, scope }: Route): string {
  if (scope)
    return `a program with a token of scope ${scope === 'read' ? '`read` or `write`' : '`write`'}`;
  if (bearer === 'optional') return 'anybody; who is logged in sends the token';
  return bearer ? 'who is logged in' : 'anybody';
}

const limitsWords = (route?: Route) =>
  route
    ? `; limits: ${[route.rateLimit, ...(route.limits ?? [])].map((one) => `\`${one}\``).join(', ')}`
    : '';

const parameterWords = (what: string, own: Readonly<Record<string, Schema>> = {}) =>
  Object.entries(own).map(([name, schema]) => `- ${what}: \`${name}\`, ${schemaWords(schema)}.`);

function example({ says, route, request, response }: Exchange): string {
  const sent = [
    `${route.method} ${request.address}`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  const body = request.body === undefined ? '' : `\n\n${jsonText(shortened(route, request.body))}`;
  const head = [response.status, ...tellingHeaders(response.headers)].join('\n');
  const answer = typeof response.body === 'string' ? '' : `\n\n${jsonText(response.body)}`;
  return [
    says,
    block(`${sent}${body}`, 'http'),
    ...pageWords(response.body),
    block(`${head}${answer}`, 'http'),
  ].join('\n\n');
}

/** Shortens the consents of a body. Only `submit` shows all consents. */
function shortened(route: Route, body: unknown): unknown {
  const { privacy, ...rest } = Object(body);
  if (!privacy?.flags || route.path.endsWith('/submit')) return body;
  const flags = [privacy.flags[0], '… the other consents, as `submit` has them'];
  return { ...rest, privacy: { ...privacy, flags } };
}

/** Describes an HTML response by its title, because the HTML is too long to include. */
function pageWords(body: unknown): string[] {
  const [, title] = typeof body === 'string' ? (/<h1[^>]*>([^<]+)</.exec(body) ?? []) : [];
  return title ? [`The answer is a page, «${title}»:`] : [];
}

/** Returns the response headers that are specific to this call. */
const tellingHeaders = (headers: Readonly<Record<string, string>>) =>
  [
    'content-type',
    'cache-control',
    'x-token',
    'idempotent-replayed',
    'retry-after',
    'location',
  ].flatMap((name) => {
    const value = headers[name];
    return value === undefined || value === 'no-store' || value === 'application/json'
      ? []
      : [`${name}: ${value}`];
  });

function otherAnswers(exchanges: readonly Exchange[]): string {
  const rows = exchanges.map(({ says, response }) => {
    const [title] = pageWords(response.body);
    const headers = tellingHeaders(response.headers).filter((one) =>
      /^(idempotent|retry)/.test(one),
    );
    const body =
      title ??
      (response.status === 200 && onOneLine(response.body).length > 160
        ? 'of the same form as above'
        : cell(response.body));
    return `| ${says} | ${response.status} | ${[...headers.map((one) => `\`${one}\``), body].join(' · ')} |`;
  });
  return ['| when | status | answer |', '| --- | --- | --- |', ...rows].join('\n');
}

const block = (text: string, language = 'json') => `\`\`\`${language}\n${text}\n\`\`\``;
const jsonBodyOf = (exchange: Exchange | undefined) => jsonText(exchange?.response.body);
