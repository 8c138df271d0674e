import type { Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Funnel } from '@preventivo/funnel';
import { useState } from 'react';
import { travel } from 'travel/line';
import ParticipantAges from 'travel/participant-ages';
import { type Before, memoryDrafts } from './memory-drafts.ts';
import { type Answers, referenceApi, today } from './reference-api.ts';

export interface TravelFunnelProps {
  /** What was answered before. @defaultValue nothing */
  readonly before?: Before;
  /** What is answered in place of the API's own answers. */
  readonly answers?: Answers;
  /** Whether it stands in somebody else's page. @defaultValue false */
  readonly embedded?: boolean;
  /** Hears of each request as the broker's database keeps it. */
  onKept(request: unknown): void;
}

/** The travel funnel as its application mounts it, over the reference API in this page. */
export function TravelFunnel({ before, answers, embedded, onKept }: TravelFunnelProps) {
  const [own] = useState(() => ({
    client: referenceApi(answers, onKept),
    storage: memoryDrafts(before),
  }));
  return (
    <Funnel
      line={line}
      widgets={{ eta_partecipanti: ParticipantAges }}
      today={today}
      seed={{ today, rules }}
      {...own}
      {...(embedded && { embedded })}
    />
  );
}

const line: Line = travel;
