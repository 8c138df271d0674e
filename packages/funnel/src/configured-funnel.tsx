import { useEffect, useState } from 'react';
import { Funnel } from './funnel.tsx';
import type { FunnelProps } from './funnel-props.ts';
import type { PageSettings } from './settings/settings-of.ts';

interface ConfiguredFunnelProps extends FunnelProps {
  readonly settings: Promise<PageSettings> | undefined;
  /**
   * The element around the funnel. Its style hides the configurable parts until the settings are applied.
   */
  readonly root: HTMLElement;
}

/** Renders the funnel at once, and applies the broker's settings when they have loaded. */
export function ConfiguredFunnel({ settings, root, ...props }: ConfiguredFunnelProps) {
  const [loaded, setLoaded] = useState<PageSettings>();
  useEffect(() => {
    // A failure is ignored here: the first call of the client also waits for the settings, and reports it.
    settings?.then(setLoaded, () => {});
  }, [settings]);
  useEffect(() => {
    if (loaded) delete root.dataset.qPending;
  }, [loaded, root]);
  return <Funnel {...props} {...loaded?.options} />;
}
