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
  /** The draft to restore. @defaultValue none */
  readonly before?: Before;
  /** Responses that replace the API's responses. */
  readonly answers?: Answers;
  /** Whether the funnel is embedded in a host page. @defaultValue false */
  readonly embedded?: boolean;
  /** Called with each quote request, in the form in which the broker's database stores it. */
  onKept(request: unknown): void;
}

/** Returns the funnel of a line, with the same props as in the line's app. The reference API runs in the page. */
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
