import type { Line } from '@preventivo/core';
import type { Asked } from '../asked.ts';
import { malformed, refusal } from '../contract/refusal.ts';
import type { Of, Schema } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import type { LimitGroup } from '../limits/limits.ts';
import type { Served } from '../served.ts';
import type { Answer } from './answer.ts';

/** One call of the HTTP contract: what serves it, and what the OpenAPI document says of it. */
export interface Call {
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
  run(asked: Asked, served: Served): Promise<Answer> | Answer;
}

/** A call with a body; `run` gets it as its schema says. */
export function post<const S>(
  call: Omit<Call, 'method' | 'body' | 'run'> & {
    readonly body: S & Schema;
    run(body: Of<S>, asked: Asked, served: Served): Promise<Answer> | Answer;
  },
): Call {
  return {
    ...call,
    method: 'POST',
    run: (asked, served) => {
      const { body } = asked;
      if (!isShaped<S>(call.body, body)) throw malformed(wrongIn(call.body, body));
      return call.run(body, asked, served);
    },
  };
}

const wrongIn = (schema: Schema, body: unknown) =>
  shapeProblem(schema, body) ?? { path: '', reason: 'wrong' as const };

/** The line of a path. */
export function lineIn(served: Served, id: string): Line {
  const line = Object.hasOwn(served.lines, id) ? served.lines[id] : undefined;
  if (!line) throw refusal('NOT_FOUND');
  return line;
}
