import { useEffect, useState } from 'react';
import { Funnel } from './funnel.tsx';
import type { FunnelProps } from './funnel-props.ts';
import type { PageSettings } from './settings/page-settings.ts';

interface ConfiguredFunnelProps extends FunnelProps {
  readonly settings: Promise<PageSettings> | undefined;
  /** Element that hides the configurable parts until the settings are applied. */
  readonly root: HTMLElement;
}

/** Renders the funnel at once, and with the broker's settings when they are loaded. */
export function ConfiguredFunnel({ settings, root, ...props }: ConfiguredFunnelProps) {
  const [loaded, setLoaded] = useState<PageSettings>();
  useEffect(() => {
    // The first call waits for the settings too, and reports that they do not load.
    settings?.then(setLoaded, () => {});
  }, [settings]);
  useEffect(() => {
    if (loaded) delete root.dataset.qPending;
  }, [loaded, root]);
  return <Funnel {...props} {...loaded?.options} />;
}
