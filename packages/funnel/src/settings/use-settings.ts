import { useEffect, useState } from 'react';
import type { FunnelProps } from '../funnel-props.ts';
import type { PageSettings } from './page-settings.ts';

/** What the broker has set, from when it is known: what is drawn waits for nothing. */
export function useSettings(settings: Promise<PageSettings> | undefined): Partial<FunnelProps> {
  const [known, setKnown] = useState<PageSettings>({});
  useEffect(() => {
    // Settings that never come are told by the first call, which waits for them.
    settings?.then(setKnown, () => {});
  }, [settings]);
  return known.options ?? {};
}
