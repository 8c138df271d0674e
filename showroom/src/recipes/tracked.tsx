import type { Client } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { Funnel } from '@preventivo/funnel';
import { type DataLayerHost, dataLayerTracker } from '@preventivo/funnel/tracker';
import { travel } from '@preventivo/line-travel/line';
import { useState } from 'react';

interface TrackedProps {
  /** The `window` of the page. A tag manager reads its `dataLayer`. */
  readonly host: DataLayerHost;
  readonly client: Client;
  readonly storage: DraftStorage;
}

/** Tracks the shown page, error codes, and whether the quote request was sent. The events contain no answers. */
export function Tracked({ host, client, storage }: TrackedProps) {
  const [tracker] = useState(() => dataLayerTracker(host));
  return <Funnel line={travel} tracker={tracker} client={client} storage={storage} embedded />;
}
