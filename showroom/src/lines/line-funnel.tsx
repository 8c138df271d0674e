import type { Fields, Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { Answers } from '@preventivo/fixtures/answers';
import { type Before, memoryDrafts } from '@preventivo/fixtures/drafts';
import { today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import { Funnel } from '@preventivo/funnel';
import { useState } from 'react';
import { referenceApi } from '../reference-api.ts';

export interface LineFunnelProps {
  /** The draft that the funnel restores. @defaultValue none */
  readonly before?: Before;
  /** Responses that replace the API's. */
  readonly answers?: Answers;
  /** Whether the funnel is embedded in a host page. @defaultValue false */
  readonly embedded?: boolean;
  /** Receives each request as stored in the broker's database. */
  onKept(request: unknown): void;
}

/** A line's funnel as its app mounts it, with the reference API in the page. */
export function lineFunnel<F extends Fields>(own: Line<F>, widgets: Widgets = {}) {
  const line: Line = own;
  return function LineFunnel({ before, answers, embedded, onKept }: LineFunnelProps) {
    const [made] = useState(() => ({
      client: referenceApi(answers, onKept, line.id),
      storage: memoryDrafts(line, before).storage,
    }));
    return (
      <Funnel
        {...{ line, widgets, today }}
        seed={{ today, rules }}
        {...made}
        {...(embedded && { embedded })}
      />
    );
  };
}
