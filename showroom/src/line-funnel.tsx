import type { Fields, Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { Answers } from '@preventivo/fixtures/answers';
import { type Before, memoryDrafts } from '@preventivo/fixtures/drafts';
import { today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import { Funnel } from '@preventivo/funnel';
import { useState } from 'react';
import { referenceApi } from './reference-api.ts';

export interface LineFunnelProps {
  /** What was answered before. @defaultValue nothing */
  readonly before?: Before;
  /** What is answered in place of the API's own answers. */
  readonly answers?: Answers;
  /** Whether it stands in somebody else's page. @defaultValue false */
  readonly embedded?: boolean;
  /** Hears of each request as the broker's database keeps it. */
  onKept(request: unknown): void;
}

/** The funnel of a line as its application mounts it, over the reference API in this page. */
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
