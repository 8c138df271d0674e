import { type CallResponse, codeOf } from './asking.ts';
import { Misfit } from './verdict.ts';

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws {Misfit} if a condition does not hold */
export function expectThat(
  holds: boolean,
  expected: string,
  got: string,
  answer?: CallResponse,
): asserts holds {
  if (!holds) throw new Misfit(expected, got, answer?.call);
}

/** Returns the JSON object of a response. @throws {Misfit} */
export function objectIn(answer: CallResponse): Json {
  const type = answer.headers.get('content-type') ?? 'no content-type';
  expectThat(/^application\/json\b/.test(type), 'content-type application/json', type, answer);
  expectThat(isObject(answer.json), 'a JSON object', kindOf(answer), answer);
  return answer.json;
}

/** Returns the JSON list of a response with status 200. @throws {Misfit} */
export function listIn(answer: CallResponse): readonly unknown[] {
  expectThat(answer.status === 200, 'status 200', told(answer), answer);
  const type = answer.headers.get('content-type') ?? 'no content-type';
  expectThat(/^application\/json\b/.test(type), 'content-type application/json', type, answer);
  expectThat(Array.isArray(answer.json), 'a JSON list', kindOf(answer), answer);
  return answer.json;
}

/**
 * Returns the options `{id, value}` in a response. Each id must be unique.
 * @throws {Misfit}
 */
export function optionsIn(answer: CallResponse): readonly { id: string; value: string }[] {
  const list = listIn(answer);
  const isOption = (one: unknown): one is { id: string; value: string } =>
    isObject(one) && typeof one.id === 'string' && typeof one.value === 'string';
  const wrong = list.findIndex((one) => !isOption(one));
  expectThat(
    wrong === -1,
    'options {id, value}, both texts',
    `something else at place ${wrong + 1}`,
    answer,
  );
  const options = list.filter(isOption);
  const ids = new Set(options.map(({ id }) => id));
  expectThat(ids.size === options.length, 'each id once', 'an id twice', answer);
  return options;
}

/**
 * Returns the envelope `{status, msg, obj?}` in a response of the quote service. The `status` in
 * the envelope must equal the HTTP status.
 * @throws {Misfit}
 */
export function quoteEnvelope(answer: CallResponse): Json {
  const json = objectIn(answer);
  expectThat(
    json.status === answer.status,
    `status ${answer.status} in the body, as that of HTTP`,
    String(json.status),
    answer,
  );
  expectThat(
    typeof json.msg === 'string' && json.msg !== '',
    'msg, a text',
    typeof json.msg,
    answer,
  );
  return json;
}

/**
 * Returns the `obj` in a successful response of the quote service.
 * @throws {Misfit}
 */
export function quoteYes(answer: CallResponse): unknown {
  expectThat(answer.status === 200, 'status 200', told(answer), answer);
  return quoteEnvelope(answer).obj;
}

interface No {
  /** The expected HTTP status. @defaultValue any 4xx */
  readonly status?: number;
  readonly code?: string;
  /** A text that the message or the `field` of the response must contain. */
  readonly names?: string;
}

/**
 * Expects that the quote service has rejected a request.
 * @throws {Misfit}
 */
export function quoteNo(answer: CallResponse, { status, code, names }: No): void {
  refusedWith(answer, { status, code });
  const json = quoteEnvelope(answer);
  if (answer.status === 401) {
    expectThat(json.error_code === code, `error_code ${code}`, String(json.error_code), answer);
    return;
  }
  const { obj } = json;
  expectThat(isObject(obj), 'obj, an object', typeof obj, answer);
  expectThat(obj.success === false, 'obj.success false', String(obj.success), answer);
  saysCode(answer, obj.error_code, code);
  namesField(answer, names);
}

/**
 * Expects that the user service has rejected a request.
 * @throws {Misfit}
 */
export function userNo(answer: CallResponse, { status, code, names }: No): void {
  refusedWith(answer, { status, code });
  const json = objectIn(answer);
  expectThat(json.success === false, 'success false', String(json.success), answer);
  saysCode(answer, json.error_code, code);
  namesField(answer, names);
}

/** Returns the body of a successful response of the user service. @throws {Misfit} */
export function userYes(answer: CallResponse): Json {
  expectThat(answer.status === 200, 'status 200', told(answer), answer);
  const json = objectIn(answer);
  expectThat(json.success === true, 'success true', String(json.success), answer);
  return json;
}

function refusedWith(answer: CallResponse, { status, code }: No): void {
  const fits =
    status === undefined ? answer.status >= 400 && answer.status < 500 : answer.status === status;
  // Name the expected error code: one check sends many invalid forms.
  expectThat(
    fits,
    [`status ${status ?? '4xx'}`, code].filter(Boolean).join(' '),
    told(answer),
    answer,
  );
}

function saysCode(answer: CallResponse, said: unknown, code: string | undefined): void {
  expectThat(typeof said === 'string' && said !== '', 'error_code, a text', typeof said, answer);
  if (code !== undefined) expectThat(said === code, `error_code ${code}`, said, answer);
}

function namesField(answer: CallResponse, field: string | undefined): void {
  if (field === undefined) return;
  expectThat(answer.text.includes(field), `the name of the field, ${field}`, 'not named', answer);
}

/** Returns the HTTP status and the error code of a response as text. Omits the content. */
export const told = (answer: CallResponse): string =>
  [`status ${answer.status}`, codeOf(answer)].filter(Boolean).join(' ');

function kindOf({ text, json }: CallResponse): string {
  if (json !== undefined) return Array.isArray(json) ? 'a list' : typeof json;
  if (text === '') return 'nothing';
  return /^\s*</.test(text) ? 'HTML' : 'a text that is no JSON';
}
