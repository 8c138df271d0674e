import type { Line } from '@preventivo/core';
import type { RequestContext, Services } from '../context.ts';
import { malformed, refusal } from '../contract/refusal.ts';
import type { Of, Schema } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import type { LimitGroup } from '../limits/limits.ts';

/** What an endpoint answers when it has done what was asked: JSON with status 200, or a page for people. */
export type Answer = JsonAnswer | PageAnswer;

interface JsonAnswer {
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PageAnswer {
  /** HTML. */
  readonly page: string;
  /** 410: it is too late for what the page was asked for. */
  readonly status: 200 | 410;
  readonly headers: Readonly<Record<string, string>>;
}

/** The quote service's yes. */
export const yes = (obj?: unknown): Answer => ({
  json: { status: 200, msg: 'ok', ...(obj !== undefined && { obj }) },
});

/** One call of the HTTP contract: what serves it, and what the OpenAPI document says of it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** With `:line` and other parameters, `/api/:line/enums/:list`. */
  readonly path: string;
  readonly about: string;
  readonly limit: LimitGroup;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly headers?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** What a success answers: JSON, or a page for people. */
  readonly answer: Schema | 'page';
  /** Whether it is for who is logged in only. @defaultValue false */
  readonly bearer?: boolean;
  run(context: RequestContext, services: Services): Promise<Answer> | Answer;
}

/** A call with a body; `run` gets it as its schema says. */
export function post<const S>(
  call: Omit<Endpoint, 'method' | 'body' | 'run'> & {
    readonly body: S & Schema;
    run(body: Of<S>, context: RequestContext, services: Services): Promise<Answer> | Answer;
  },
): Endpoint {
  return {
    ...call,
    method: 'POST',
    run: (context, services) => {
      const { body } = context;
      if (!isShaped<S>(call.body, body)) throw malformed(wrongIn(call.body, body));
      return call.run(body, context, services);
    },
  };
}

const wrongIn = (schema: Schema, body: unknown) =>
  shapeProblem(schema, body) ?? { path: '', reason: 'wrong' as const };

/** The line of a path. */
export function lineIn(services: Services, id: string): Line {
  const line = Object.hasOwn(services.lines, id) ? services.lines[id] : undefined;
  if (!line) throw refusal('NOT_FOUND');
  return line;
}
