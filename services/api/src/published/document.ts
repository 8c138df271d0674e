import { openApi, pathOf } from '../openapi/openapi.ts';
import { serviceOf } from '../openapi/refusals.ts';
import { lines } from '../process/lines.ts';
import { groups } from '../routes/routes.ts';
import type { Exchange } from './record.ts';

interface Media {
  schema: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
interface Answer {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, Media>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string };
  example?: string | number;
}
/** An operation of the document. Its parameters and bodies get examples. */
export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Answer>;
}
export type Document = ReturnType<typeof documentWith>;

/** Returns the published OpenAPI document: all lines, with examples from these exchanges. */
export function documentWith(exchanges: readonly Exchange[]) {
  // Copy the document, because it contains the original schema objects.
  const document = structuredClone(openApi(groups, lines));
  for (const exchange of exchanges) {
    const operation = operationOf(document, exchange.route);
    addParameters(operation, exchange);
    const { request, response, name, says } = exchange;
    const sent = operation.requestBody?.content['application/json'];
    // A malformed body is no valid example of its schema.
    if (sent && request.body !== undefined && response.status !== 400)
      addExample(sent, name, says, request.body);
    const answer = answerOf(document, operation, response.status);
    const media = Object.values(answer?.content ?? {})[0];
    // If several calls share a response, the first call provides its example.
    const isShared = operation.responses[response.status]?.$ref !== undefined;
    if (media) addExample(media, isShared ? codeOf(exchange) : name, says, response.body, isShared);
  }
  return document;
}

export const operationOf = (
  document: { readonly paths: object },
  route: Exchange['route'],
): Operation => Object(document.paths)[pathOf(route)][route.method.toLowerCase()];

/** Returns an operation's response for a status; resolves references. */
export function answerOf(
  document: { readonly components: { readonly responses: object } },
  operation: Operation,
  status: number,
): Answer | undefined {
  const answer = operation.responses[status];
  const name = answer?.$ref?.split('/').at(-1);
  return name === undefined ? answer : Object(document.components.responses)[name];
}

/** Returns the code of a rejection, else the name of the exchange. */
export function codeOf({ route, name, response }: Exchange): string {
  const said = Object(response.body);
  const code = serviceOf(route) === 'quote' ? Object(said.obj).error_code : said.error_code;
  return String(code ?? said.error_code ?? name);
}

function addExample(
  media: Media,
  name: string,
  summary: string,
  value: unknown,
  keepsFirst = false,
) {
  media.examples ??= {};
  if (keepsFirst && media.examples[name]) return;
  if (media.examples[name]) throw new Error(`two examples are called ${name}: ${summary}`);
  media.examples[name] = { summary, value };
}

function addParameters({ parameters }: Operation, { request, response }: Exchange) {
  if (response.status !== 200) return;
  for (const parameter of parameters) {
    const value =
      parameter.in === 'header'
        ? request.headers[parameter.name.toLowerCase()]
        : request.params[parameter.name];
    if (value === undefined) continue;
    parameter.example ??= parameter.schema.type === 'integer' ? Number(value) : value;
  }
}
